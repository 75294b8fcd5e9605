-- Up Migration

-- `ask`: the person answers one question before anything is written about the entry.
alter table symptoms
  drop constraint symptoms_safety_level_check,
  add constraint symptoms_safety_level_check check (safety_level in ('urgent', 'ask', 'card'));

-- What the screening of an entry found, where it found something. `symptoms.safety_level` is what is shown now, after the
-- answer.
create table screenings (
  symptom_id uuid primary key references symptoms (id) on delete cascade,
  level text not null check (level in ('urgent', 'ask', 'card')),
  category text not null,
  -- The card for the rest of the text, if the answer is no.
  rest text,
  found_by text not null check (found_by in ('rules', 'reader', 'both', 'ai')),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  answer text check (answer in ('yes', 'unsure', 'no')),
  answered_at timestamptz,
  -- When the person first said that this is not what they meant.
  not_meant_at timestamptz,
  created_at timestamptz not null default now(),
  constraint screenings_answered check ((answer is null) = (answered_at is null))
);

-- Counts by day (UTC) of the entry; nothing about a person.
create table safety_figures (
  day date not null,
  language text not null,
  level text not null,
  found_by text not null,
  shown integer not null default 0,
  answered_yes integer not null default 0,
  answered_unsure integer not null default 0,
  answered_no integer not null default 0,
  not_meant integer not null default 0,
  primary key (day, language, level, found_by)
);

-- Counts each screening, and what follows it, in its own transaction. It runs as the tables' owner because it is part of
-- a person's transaction.
create function count_screening() returns trigger
  language plpgsql security definer set search_path = public set app.system = 'on' as $$
begin
  insert into safety_figures as f
    (day, language, level, found_by, shown, answered_yes, answered_unsure, answered_no, not_meant)
  values (
    (new.created_at at time zone 'UTC')::date, new.language, new.level, new.found_by,
    (tg_op = 'INSERT' or (old.level, old.found_by) <> (new.level, new.found_by))::integer,
    (new.answer is not distinct from 'yes')::integer - (tg_op = 'UPDATE' and old.answer is not distinct from 'yes')::integer,
    (new.answer is not distinct from 'unsure')::integer
      - (tg_op = 'UPDATE' and old.answer is not distinct from 'unsure')::integer,
    (new.answer is not distinct from 'no')::integer - (tg_op = 'UPDATE' and old.answer is not distinct from 'no')::integer,
    (tg_op = 'UPDATE' and old.not_meant_at is null and new.not_meant_at is not null)::integer
  )
  on conflict (day, language, level, found_by) do update set
    shown = f.shown + excluded.shown,
    answered_yes = f.answered_yes + excluded.answered_yes,
    answered_unsure = f.answered_unsure + excluded.answered_unsure,
    answered_no = f.answered_no + excluded.answered_no,
    not_meant = f.not_meant + excluded.not_meant;
  return null;
end
$$;
create trigger screenings_count after insert or update on screenings
  for each row execute function count_screening();

grant select, insert, update on screenings to soulsign_app;
grant select on safety_figures to soulsign_app;

-- Whoever may see the entry: row-level security applies to `symptoms` too.
alter table screenings enable row level security, force row level security;
create policy screenings_of_entry on screenings
  using (exists (select from symptoms s where s.id = symptom_id));

alter table safety_figures enable row level security, force row level security;
create policy safety_figures_system on safety_figures using ((select app_is_system()));
