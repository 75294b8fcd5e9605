-- Up Migration

-- When a profile was saved for the first time since it was last removed: a form that was filled from an earlier one does
-- not bring that back.
alter table user_profiles add column created_at timestamptz not null default now();

-- A profile can be deleted more than once. Its tombstone keeps the last time.
grant update on tombstones to soulsign_app;
