-- Up Migration

-- The language that the person wrote in, as the guide heard it; null for entries of older versions.
alter table symptoms add column language text check (language ~ '^[a-z]{2,3}$');

-- What wrote a text, and from which instructions; null for texts of older versions. The signature, of an AI's text only, is
-- detached: it holds the time, and is over the text's hash.
alter table diagnoses
  add column model text check (length(model) between 1 and 200),
  add column prompt_version text check (length(prompt_version) between 1 and 40),
  add column signature text;
alter table healing_plans
  add column model text check (length(model) between 1 and 200),
  add column prompt_version text check (length(prompt_version) between 1 and 40),
  add column signature text;

-- Whether an insight speaks to the person.
create table insight_responses (
  symptom_id uuid primary key references symptoms (id) on delete cascade,
  response text not null check (response in ('speaks', 'not-mine')),
  -- When another insight was asked for, once an entry: the theme that was heard first is left out from then on.
  rewritten_at timestamptz,
  responded_at timestamptz not null default now()
);

-- What a person answers to the question of an insight.
create table insight_answers (
  symptom_id uuid primary key references symptoms (id) on delete cascade,
  question text not null check (length(question) between 1 and 1000),
  answer text not null check (length(answer) between 1 and 5000),
  answered_at timestamptz not null default now()
);

grant select, insert, update, delete on insight_responses, insight_answers to soulsign_app;

-- Whoever may see the entry: row-level security applies to `symptoms` too.
alter table insight_responses enable row level security, force row level security;
create policy insight_responses_of_entry on insight_responses
  using (exists (select from symptoms s where s.id = symptom_id));
alter table insight_answers enable row level security, force row level security;
create policy insight_answers_of_entry on insight_answers
  using (exists (select from symptoms s where s.id = symptom_id));
