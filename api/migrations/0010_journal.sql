-- Up Migration

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- The searchable form of a text: lower case, without accents, white space collapsed. unaccent() is not marked immutable
-- because its dictionary can be edited; ours is not.
create function search_form(text) returns text language sql immutable strict parallel safe
  return regexp_replace(lower(unaccent('unaccent'::regdictionary, $1)), '\s+', ' ', 'g');

alter table symptoms
  add column search_text text generated always as (search_form(title || E'\x1f' || description)) stored;
create index symptoms_by_search on symptoms using gin (user_id, search_text gin_trgm_ops) where user_id is not null;

create table healing_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  diagnosis_id uuid not null unique references diagnoses (id) on delete cascade,
  title text not null check (title <> ''),
  description text not null check (description <> ''),
  recommendations jsonb not null check (jsonb_typeof(recommendations) = 'array'),
  affirmations jsonb not null check (jsonb_typeof(affirmations) = 'array'),
  meditation_practices jsonb not null check (jsonb_typeof(meditation_practices) = 'array'),
  energy_healing jsonb not null check (jsonb_typeof(energy_healing) = 'array'),
  created_at timestamptz not null default now()
);
-- For counting a person's insights without reading the rows.
create index diagnoses_analyzed_by_user on diagnoses (user_id) where ai_analysis is not null;
create index healing_plans_by_user on healing_plans (user_id, created_at desc, id desc);
grant select, insert, update, delete on healing_plans to soulsign_app;
alter table healing_plans enable row level security;
create policy healing_plans_system on healing_plans to soulsign_app using ((select app_is_system()));
create policy healing_plans_owner on healing_plans to soulsign_app using (user_id = (select app_user_id()));

-- A person's entries whose search form matches a pattern (LIKE). It runs as the tables' owner, because the trigram
-- index cannot serve a query under row-level security; it checks the owner itself.
create function journal_matches(pattern text) returns setof uuid
  language sql stable security definer set search_path = public
  begin atomic
    select id from symptoms where user_id = app_user_id() and search_text like pattern;
  end;
revoke execute on function journal_matches(text) from public;
grant execute on function journal_matches(text) to soulsign_app;
