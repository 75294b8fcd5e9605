-- Up Migration

-- What people agreed to, and what they took back. The newest row of a purpose counts; rows are only added.
create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id) on delete cascade,
  guest_id uuid,
  purpose text not null check (purpose in ('ai')),
  -- The version of the text that the person saw.
  text_version integer not null check (text_version > 0),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  given boolean not null,
  -- The screen on which they answered.
  place text not null check (place ~ '^[a-z-]{1,40}$'),
  created_at timestamptz not null default clock_timestamp(),
  constraint consents_one_owner check (num_nonnulls(user_id, guest_id) = 1)
);
create index consents_by_user on consents (user_id, purpose, created_at desc) where user_id is not null;
create index consents_by_guest on consents (guest_id, purpose, created_at desc) where guest_id is not null;
create trigger consents_never_changed before update on consents for each statement execute function refuse_change();
-- Deleted only with everything else of a person.
grant select, insert, delete on consents to soulsign_app;
alter table consents enable row level security, force row level security;
create policy consents_system on consents using ((select app_is_system()));
create policy consents_owner_reads on consents for select
  using (user_id = (select app_user_id()) or guest_id = (select app_guest_id()));
create policy consents_owner_adds on consents for insert
  with check (user_id = (select app_user_id()) or guest_id = (select app_guest_id()));

-- Who wrote a text; null for texts of older versions.
alter table diagnoses add column written_by text check (written_by in ('ai', 'guide'));
alter table healing_plans add column written_by text check (written_by in ('ai', 'guide'));
