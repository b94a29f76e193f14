-- The entries that end an event: the events that count towards the limits are found by them, without their logs.
CREATE INDEX entry_of_run_end ON entry (card_table) WHERE kind = 'run.ended';
