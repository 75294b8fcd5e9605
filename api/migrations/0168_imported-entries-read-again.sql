-- Up Migration

-- How often the AI reader has failed to read an imported entry: after five times the entry is left alone.
alter table symptoms add column ai_reading_failures smallint not null default 0;
