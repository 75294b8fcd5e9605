-- Up Migration

-- A person's entries, for lists and searches. It runs as the tables' owner, like the lists of the admin area: row-level
-- security delays LIKE until all rows are read, so no trigram index can serve it and no page can stop early. It checks
-- the owner itself. It replaces journal_matches, which nodes of the previous version may still call.
create view journal_symptoms as
  select id, user_id, title, description, duration, symptom_type, safety_level, safety_category, created_at, search_text
  from symptoms where user_id = (select app_user_id());
grant select on journal_symptoms to soulsign_app;
