-- The summary of each event, as JSON, written in the transaction of the entries that change it: the lists of events are
-- made from it, without their logs.
CREATE TABLE run_summary (
    card_table INTEGER NOT NULL PRIMARY KEY REFERENCES card_table,
    summary TEXT NOT NULL
) STRICT;
