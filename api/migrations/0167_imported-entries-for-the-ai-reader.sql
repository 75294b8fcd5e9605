-- Up Migration

-- An imported entry that our own screening has read, and the AI reader has not: it does before the entry is next shown.
alter table symptoms add column ai_reading_due boolean not null default false;
