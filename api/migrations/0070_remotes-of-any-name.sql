-- Up Migration

-- Remotes name their own pages, so the list of page keys is not fixed.
alter table seo_metadata
  drop constraint seo_metadata_page_key_check,
  add constraint seo_metadata_page_key_check check (page_key ~ '^[a-z][a-z0-9_]{0,39}$');

-- The live release of a remote can be withdrawn.
alter table release_events
  drop constraint release_events_action_check,
  add constraint release_events_action_check check (action in ('release', 'rollback', 'withdraw'));
