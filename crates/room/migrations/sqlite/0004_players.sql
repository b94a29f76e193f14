-- The entries that name a player: who sat down, and the host of a new table. The tables of a player are found by it, without
-- their logs. An entry that is damaged is nobody's.
CREATE INDEX entry_of_player ON entry (
    CASE WHEN json_valid(body)
        THEN ifnull(json_extract(body, '$.entry.who.player.id'), json_extract(body, '$.entry.table.host')) END,
    card_table
) WHERE kind IN ('created', 'seated');
