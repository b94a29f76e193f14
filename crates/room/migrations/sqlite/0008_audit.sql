-- The audit log of the room is a row of `card_table` too. SQLite cannot change the check of a column, so the column is made anew.
ALTER TABLE card_table ADD COLUMN log_kind TEXT NOT NULL DEFAULT 'table' CHECK (log_kind IN ('table', 'run', 'audit'));
UPDATE card_table SET log_kind = kind;
ALTER TABLE card_table DROP COLUMN kind;
ALTER TABLE card_table RENAME COLUMN log_kind TO kind;

-- A room has one audit log.
CREATE UNIQUE INDEX one_audit_log ON card_table (kind) WHERE kind = 'audit';
