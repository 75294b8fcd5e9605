-- Up Migration

-- A person's own entries, for lists and searches. Like the lists of the admin area it runs as the tables' owner: under
-- row-level security LIKE waits until all rows are read, so no trigram index could serve it, nor could a page stop at its
-- end. The owner check stands in it instead. It takes the place of journal_matches, which nodes of the version before
-- may still call.
create view journal_symptoms as
  select id, user_id, title, description, duration, symptom_type, safety_level, safety_category, created_at, search_text
  from symptoms where user_id = (select app_user_id());
grant select on journal_symptoms to soulsign_app;
