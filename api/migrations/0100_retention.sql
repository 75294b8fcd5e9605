-- Up Migration

-- When a guest last came back. What absent guests wrote is deleted.
create table guests (
  guest_id uuid primary key,
  seen_at timestamptz not null default now()
);
create index guests_by_use on guests (seen_at);
grant select, insert, update, delete on guests to soulsign_app;
alter table guests enable row level security, force row level security;
create policy guests_system on guests using ((select app_is_system()));
create policy guests_owner on guests using (guest_id = (select app_guest_id()));

-- Every entry of a guest has a guest, also one that a node of the previous version stores.
create function note_guest_of_entry() returns trigger
  language plpgsql security definer set search_path = public set app.system = 'on' as $$
begin
  insert into guests (guest_id) values (new.guest_id) on conflict (guest_id) do update set seen_at = now();
  return null;
end
$$;
create trigger symptoms_note_guest after insert on symptoms
  for each row when (new.guest_id is not null) execute function note_guest_of_entry();
insert into guests (guest_id, seen_at)
  select guest_id, max(created_at) from symptoms where guest_id is not null group by guest_id;

-- When a person last used their account, as far as ended sessions tell; running ones know for themselves.
alter table users add column seen_at timestamptz;
update users u set seen_at = greatest(
  u.created_at, u.last_sign_in_at, (select max(rotated_at) from sessions s where s.user_id = u.id)
);
alter table users alter column seen_at set default now(), alter column seen_at set not null;
create index users_by_use on users (seen_at);
create function note_use_of_session() returns trigger
  language plpgsql security definer set search_path = public set app.system = 'on' as $$
begin
  update users set seen_at = old.rotated_at where id = old.user_id and seen_at < old.rotated_at;
  return null;
end
$$;
create trigger sessions_note_use after delete on sessions for each row execute function note_use_of_session();

-- The log stays append-only, but for rows that are older than it is kept.
create function refuse_change_of_young_row() returns trigger language plpgsql as $$
begin
  if old.created_at > now() - interval '3 years' then
    raise exception '% is append-only', tg_table_name;
  end if;
  return old;
end
$$;
drop trigger admin_activity_logs_append_only on admin_activity_logs;
create trigger admin_activity_logs_append_only before update or truncate on admin_activity_logs
  for each statement execute function refuse_change();
create trigger admin_activity_logs_kept before delete on admin_activity_logs
  for each row execute function refuse_change_of_young_row();
alter table admin_activity_logs
  enable always trigger admin_activity_logs_append_only,
  enable always trigger admin_activity_logs_kept;
create function forget_old_activities(kept interval) returns void
  language sql volatile security definer set search_path = public set app.system = 'on'
  begin atomic
    delete from admin_activity_logs where created_at < now() - kept;
  end;
revoke execute on function forget_old_activities(interval) from public;
grant execute on function forget_old_activities(interval) to soulsign_app;
