-- The hash of an entry over itself and the entry before it. Entries from before this column get theirs when the store is
-- opened, since SQL cannot compute it; from then on every entry has one.
ALTER TABLE entry ADD COLUMN hash BLOB CHECK (length(hash) = 32);

-- An entry is never changed, but for the hash that an entry from before the column is given once.
DROP TRIGGER entry_is_not_changed;
CREATE TRIGGER entry_is_not_changed BEFORE UPDATE ON entry
WHEN OLD.hash IS NOT NULL
  OR (OLD.card_table, OLD.seq, OLD.kind, OLD.hand, OLD.body) IS NOT (NEW.card_table, NEW.seq, NEW.kind, NEW.hand, NEW.body)
BEGIN
    SELECT RAISE(ABORT, 'an entry is never changed');
END;

-- Whether the second file has a mark of the table: not before its entries have hashes; and in a backup, where its mark is
-- that of another moment.
ALTER TABLE card_table ADD COLUMN marking TEXT NOT NULL DEFAULT 'unmarked'
    CHECK (marking IN ('unmarked', 'marked', 'copied'));
