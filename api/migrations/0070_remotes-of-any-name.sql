-- Up Migration

-- A remote's description names its pages, so their keys are no fixed list.
alter table seo_metadata
  drop constraint seo_metadata_page_key_check,
  add constraint seo_metadata_page_key_check check (page_key ~ '^[a-z][a-z0-9_]{0,39}$');

-- The last release of a remote can be taken away.
alter table release_events
  drop constraint release_events_action_check,
  add constraint release_events_action_check check (action in ('release', 'rollback', 'withdraw'));
