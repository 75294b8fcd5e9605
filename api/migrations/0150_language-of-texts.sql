-- Up Migration

-- The language that a text is written in. All older texts are English, as are those of nodes that do not know the column.
alter table diagnoses add column lang text default 'en' check (lang ~ '^[a-z]{2,3}$');
alter table healing_plans add column lang text default 'en' check (lang ~ '^[a-z]{2,3}$');
