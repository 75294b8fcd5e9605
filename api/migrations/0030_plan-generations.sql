-- Up Migration

-- A plan is written like an insight: an entry has one generation of each kind.
alter table generations
  add column kind text not null default 'insight' check (kind in ('insight', 'plan')),
  drop constraint generations_pkey,
  add primary key (symptom_id, kind);
comment on column generations.released_text is 'Of an insight its text so far; of a plan its finished parts as JSON.';
