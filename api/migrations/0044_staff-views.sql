-- Up Migration

-- Filter and number of rows of an export. Never text that a person wrote.
alter table admin_activity_logs add column detail text check (char_length(detail) between 1 and 500);
create or replace view admin_activities as
  select id, admin_id, admin_email, admin_name, action, target_type, target_id, reason, ip_address, created_at,
    search_text, detail
  from admin_activity_logs
  where (select app_is_system());

-- Whose words an administrator was shown, by the line of the log that has who, when and why. It goes with the person; the
-- line stays, so it needs no reference.
create table staff_views (
  activity_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (activity_id, user_id)
);
create index staff_views_by_person on staff_views (user_id, seen_at);
grant select, insert on staff_views to soulsign_app;
alter table staff_views enable row level security;
alter table staff_views force row level security;
create policy staff_views_system on staff_views using ((select app_is_system()));
