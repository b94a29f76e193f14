-- The log of a poker run event is a row of `card_table` too: events and tables share the ids, the entries, their chain and
-- the lease of the writer.
ALTER TABLE card_table ADD COLUMN kind TEXT NOT NULL DEFAULT 'table' CHECK (kind IN ('table', 'run'));

-- Texts about people, such as their names, of which the entries hold only salted hashes: a log without them keeps its
-- chain.
CREATE TABLE private_text (
    card_table INTEGER NOT NULL REFERENCES card_table,
    text TEXT NOT NULL,
    PRIMARY KEY (card_table, text)
) STRICT, WITHOUT ROWID;
