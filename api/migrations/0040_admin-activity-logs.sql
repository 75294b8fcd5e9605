-- Up Migration

-- Actions of administrators, and refused requests. Rows outlive the people in them: they do not reference users, and
-- copy the administrator's address and name.
create table admin_activity_logs (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null,
  admin_email text not null check (admin_email <> ''),
  admin_name text,
  action text not null check (action ~ '^[a-z_]{1,40}$'),
  target_type text not null check (target_type ~ '^[a-z_]{1,40}$'),
  target_id text check (char_length(target_id) <= 200),
  reason text check (char_length(reason) between 1 and 500),
  ip_address text not null,
  created_at timestamptz not null default now(),
  search_text text generated always as (
    search_form(
      admin_email || E'\x1f' || coalesce(admin_name, '') || E'\x1f' || replace(action, '_', ' ') || E'\x1f' || action
        || E'\x1f' || target_type || E'\x1f' || coalesce(target_id, '') || E'\x1f' || coalesce(reason, '')
        || E'\x1f' || ip_address
    )
  ) stored
);
create index admin_activity_logs_by_age on admin_activity_logs (created_at desc, id desc);
create index admin_activity_logs_by_action on admin_activity_logs (action, created_at);
create index admin_activity_logs_by_search on admin_activity_logs using gin (search_text gin_trgm_ops);

create trigger admin_activity_logs_append_only before update or delete or truncate on admin_activity_logs
  for each statement execute function refuse_change();
grant select, insert on admin_activity_logs to soulsign_app;

alter table admin_activity_logs enable row level security;
create policy admin_activity_logs_system on admin_activity_logs to soulsign_app using ((select app_is_system()));
