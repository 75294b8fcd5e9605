-- Up Migration

-- The role that the API runs as. It is neither superuser nor owner, so row-level security applies to it.
do $$
begin
  create role soulsign_app nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant soulsign_app to current_user;
grant usage on schema public to soulsign_app;

-- The current user, set by the API for one transaction.
create function app_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;
create function app_guest_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.guest_id', true), '')::uuid;
-- Whether the API does its own work (queue workers, limits, keys), which belongs to no person.
create function app_is_system() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.system', true), '') = 'on';

-- Keys created on the first start and shared by all nodes.
create table secrets (
  name text primary key,
  value bytea not null check (length(value) >= 32),
  created_at timestamptz not null default now()
);

create table symptoms (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  guest_id uuid,
  title text not null check (title <> ''),
  description text not null check (char_length(description) between 1 and 20000),
  duration text check (duration in ('today', 'a few days', 'weeks', 'months', 'years')),
  symptom_type text not null check (symptom_type in ('physical', 'mental_emotional', 'emotional', 'mental')),
  advanced_info jsonb check (jsonb_typeof(advanced_info) = 'object' and advanced_info <> '{}'),
  safety_level text check (safety_level in ('urgent', 'card')),
  safety_category text check (
    safety_category in (
      'cardiac', 'stroke', 'breathing', 'anaphylaxis', 'bleeding', 'neuro', 'infection', 'acute_other', 'pregnancy',
      'infant_child', 'poisoning', 'suicide', 'self_harm', 'psychosis_or_harm', 'abuse_child', 'abuse_adult',
      'eating_disorder', 'medication', 'see_doctor_soon'
    )
  ),
  created_at timestamptz not null default now(),
  constraint symptoms_one_owner check (num_nonnulls(user_id, guest_id) = 1),
  constraint symptoms_safety_whole check ((safety_level is null) = (safety_category is null))
);
create index symptoms_by_user on symptoms (user_id, created_at desc, id desc) where user_id is not null;
create index symptoms_by_guest on symptoms (guest_id, created_at desc, id desc) where guest_id is not null;

create table diagnoses (
  id uuid primary key default gen_random_uuid(),
  symptom_id uuid not null unique references symptoms (id) on delete cascade,
  user_id uuid,
  guest_id uuid,
  ai_analysis text check (ai_analysis <> ''),
  emotional_root text check (emotional_root <> ''),
  energetic_root text check (energetic_root <> ''),
  spiritual_root text check (spiritual_root <> ''),
  safety_level text check (safety_level in ('urgent', 'card')),
  safety_category text,
  created_at timestamptz not null default now(),
  constraint diagnoses_one_owner check (num_nonnulls(user_id, guest_id) = 1),
  constraint diagnoses_safety_whole check ((safety_level is null) = (safety_category is null)),
  -- An urgent entry gets no insight; every other entry gets a complete one.
  constraint diagnoses_insight_whole check (
    num_nonnulls(ai_analysis, emotional_root, energetic_root, spiritual_root)
      = case when safety_level = 'urgent' then 0 else 4 end
  )
);
create index diagnoses_by_user on diagnoses (user_id, created_at desc, id desc) where user_id is not null;
create index diagnoses_by_guest on diagnoses (guest_id, created_at desc, id desc) where guest_id is not null;

-- One counter per address. Only a keyed hash of the address is stored.
create table guest_addresses (
  address_hash bytea primary key check (length(address_hash) = 32),
  last_used_at timestamptz not null default now()
);
create index guest_addresses_by_use on guest_addresses (last_used_at);

-- One row per free insight of an address: held by track, queued by generate, spent with the insight.
create table guest_reservations (
  id uuid primary key default gen_random_uuid(),
  address_hash bytea not null references guest_addresses (address_hash) on delete cascade,
  guest_id uuid not null,
  state text not null default 'held' check (state in ('held', 'queued', 'spent')),
  created_at timestamptz not null default now(),
  -- Applies only to held reservations.
  expires_at timestamptz not null
);
create index guest_reservations_by_address on guest_reservations (address_hash);
create index guest_reservations_by_guest on guest_reservations (guest_id, created_at) where state = 'held';
create index guest_reservations_by_expiry on guest_reservations (expires_at) where state = 'held';

-- The writing of an insight: at most one per entry, whatever happens to processes and the queue.
create table generations (
  symptom_id uuid primary key references symptoms (id) on delete cascade,
  user_id uuid,
  guest_id uuid,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  stage text not null default 'queued' check (stage in ('queued', 'writing', 'checking')),
  -- The text shown to the reader so far.
  released_text text not null default '',
  -- Incremented by each worker's claim. Only the newest claim may write.
  attempt integer not null default 0 check (attempt >= 0),
  reservation_id uuid references guest_reservations (id) on delete set null,
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint generations_one_owner check (num_nonnulls(user_id, guest_id) = 1),
  constraint generations_problem_when_failed check ((state = 'failed') = (problem is not null))
);
create index generations_by_reservation on generations (reservation_id) where reservation_id is not null;
create index generations_unfinished on generations (updated_at) where state in ('queued', 'running');

-- Ceilings: calls in the current hour. Losing them in a crash is harmless.
create unlogged table call_counts (
  subject bytea not null,
  kind text not null,
  hour timestamptz not null,
  calls integer not null,
  primary key (subject, kind, hour)
);
create index call_counts_by_hour on call_counts (hour);

create table app_settings (
  setting_key text primary key check (setting_key ~ '^[a-z][a-z0-9_]{0,59}$'),
  setting_value jsonb not null,
  updated_at timestamptz not null default now()
);

create table seo_metadata (
  page_key text primary key check (page_key in ('homepage', 'diagnosis', 'healing_plan', 'journal', 'auth')),
  page_title text,
  meta_description text,
  meta_keywords text,
  og_title text,
  og_description text,
  og_image_url text,
  ai_purpose text,
  ai_focus text,
  json_ld jsonb check (jsonb_typeof(json_ld) = 'object'),
  updated_at timestamptz not null default now()
);

grant select, insert, update, delete on
  symptoms, diagnoses, generations, guest_addresses, guest_reservations, call_counts to soulsign_app;
grant select, insert on secrets to soulsign_app;
grant select, insert, update, delete on app_settings, seo_metadata to soulsign_app;

alter table secrets enable row level security;
create policy secrets_system on secrets to soulsign_app using ((select app_is_system()));

alter table guest_addresses enable row level security;
create policy guest_addresses_system on guest_addresses to soulsign_app using ((select app_is_system()));

alter table call_counts enable row level security;
create policy call_counts_system on call_counts to soulsign_app using ((select app_is_system()));

alter table guest_reservations enable row level security;
create policy guest_reservations_system on guest_reservations to soulsign_app using ((select app_is_system()));
create policy guest_reservations_owner on guest_reservations to soulsign_app
  using (guest_id = (select app_guest_id()));

alter table symptoms enable row level security;
create policy symptoms_system on symptoms to soulsign_app using ((select app_is_system()));
create policy symptoms_owner on symptoms to soulsign_app
  using (user_id = (select app_user_id()) or guest_id = (select app_guest_id()));

alter table diagnoses enable row level security;
create policy diagnoses_system on diagnoses to soulsign_app using ((select app_is_system()));
create policy diagnoses_owner on diagnoses to soulsign_app
  using (user_id = (select app_user_id()) or guest_id = (select app_guest_id()));

alter table generations enable row level security;
create policy generations_system on generations to soulsign_app using ((select app_is_system()));
create policy generations_owner on generations to soulsign_app
  using (user_id = (select app_user_id()) or guest_id = (select app_guest_id()));
