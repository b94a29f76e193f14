-- The entries that say who brought and took which chips: a small part of a log, which its results are read from.
CREATE INDEX entry_of_chips ON entry (card_table, seq)
WHERE kind IN ('created', 'seated', 'topped_up', 'left', 'closed');
