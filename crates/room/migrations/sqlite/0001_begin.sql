-- A table, and the lease of its writer.
CREATE TABLE card_table (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    epoch INTEGER NOT NULL CHECK (epoch > 0),
    closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
) STRICT;

-- The logs. Entries of one table lie together.
CREATE TABLE entry (
    card_table INTEGER NOT NULL REFERENCES card_table,
    seq INTEGER NOT NULL CHECK (seq > 0),
    kind TEXT NOT NULL,
    hand INTEGER CHECK (hand >= 0),
    body TEXT NOT NULL,
    PRIMARY KEY (card_table, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_by_hand ON entry (card_table, hand, seq, kind) WHERE hand IS NOT NULL;

-- What each account has: the sum of its transfers.
CREATE TABLE account (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    balance INTEGER NOT NULL CHECK (balance >= 0 OR name NOT GLOB 'seat/*')
) STRICT;

-- Chips that moved, and with which entry of which table.
CREATE TABLE transfer (
    number INTEGER PRIMARY KEY,
    card_table INTEGER NOT NULL REFERENCES card_table,
    seq INTEGER NOT NULL,
    giver INTEGER NOT NULL REFERENCES account,
    taker INTEGER NOT NULL REFERENCES account,
    amount INTEGER NOT NULL CHECK (amount > 0),
    memo TEXT NOT NULL
) STRICT;

-- What has happened stays.
CREATE TRIGGER entry_is_not_changed BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'an entry is never changed');
END;
CREATE TRIGGER entry_is_not_deleted BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'an entry is never deleted');
END;
CREATE TRIGGER transfer_is_not_changed BEFORE UPDATE ON transfer
BEGIN
    SELECT RAISE(ABORT, 'a transfer is never changed');
END;
CREATE TRIGGER transfer_is_not_deleted BEFORE DELETE ON transfer
BEGIN
    SELECT RAISE(ABORT, 'a transfer is never deleted');
END;

CREATE TABLE player (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
