-- Up Migration

-- Sites that show the widget. The key is public; `origins` restricts where it works.
create table partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  publishable_key text not null unique check (publishable_key ~ '^pk_[a-z0-9]{4,40}$'),
  -- Sources in the syntax of frame-ancestors.
  origins text[] not null check (cardinality(origins) between 1 and 50),
  theme jsonb not null check (jsonb_typeof(theme) = 'object'),
  -- The daily number of insights for all visitors together.
  daily_ceiling integer not null check (daily_ceiling between 0 and 1000000),
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index partners_by_age on partners (created_at desc, id desc);
create index partners_by_name on partners (lower(name), id);

-- Counts by day (UTC); nothing about a person.
create table partner_usage (
  partner_id uuid not null references partners (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  starts integer not null default 0,
  completed integer not null default 0,
  limits integer not null default 0,
  signups integer not null default 0,
  refusals integer not null default 0,
  primary key (partner_id, day)
);

-- The partner whose widget brought a person who opened an account.
create table partner_signups (
  user_id uuid primary key references users (id) on delete cascade,
  partner_id uuid not null references partners (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index partner_signups_by_partner on partner_signups (partner_id, created_at desc);

-- Moves a guest's records from a frame to the site itself. Only the SHA-256 of the code is stored.
create table partner_handovers (
  code_hash bytea primary key check (length(code_hash) = 32),
  -- The frame's guest. The frame's browser storage is separate from the site's.
  guest_id uuid not null,
  partner_id uuid references partners (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  exchanged_at timestamptz,
  -- The site's guest who sent the code. The records of both move to the account on sign-in.
  site_guest_id uuid,
  constraint partner_handovers_order check (site_guest_id is null or exchanged_at is not null)
);
create index partner_handovers_by_site_guest on partner_handovers (site_guest_id) where site_guest_id is not null;
create index partner_handovers_by_age on partner_handovers (created_at);

-- The partner whose widget requested the insight.
alter table generations add column partner_id uuid references partners (id) on delete set null;

-- Counts one more insight for a partner's day. Returns false if the ceiling is reached or the key is revoked. It runs
-- as the tables' owner because it is part of a guest's own transaction.
create function begin_partner_insight(partner uuid) returns boolean
  language sql volatile security definer set search_path = public
  begin atomic
    with begun as (
      insert into partner_usage as u (partner_id, day, starts)
      select p.id, (now() at time zone 'utc')::date, 1
      from partners p where p.id = partner and p.revoked_at is null and p.daily_ceiling > 0
      on conflict (partner_id, day) do update set starts = u.starts + 1
      where u.starts < (select p.daily_ceiling from partners p where p.id = partner)
      returning 1
    )
    select exists (select from begun);
  end;
revoke execute on function begin_partner_insight(uuid) from public;
grant execute on function begin_partner_insight(uuid) to soulsign_app;

grant select, insert, update on partners, partner_usage to soulsign_app;
grant select, insert on partner_signups to soulsign_app;
grant select, insert, update, delete on partner_handovers to soulsign_app;

alter table partners enable row level security;
create policy partners_system on partners to soulsign_app using ((select app_is_system()));

alter table partner_usage enable row level security;
create policy partner_usage_system on partner_usage to soulsign_app using ((select app_is_system()));

alter table partner_signups enable row level security;
create policy partner_signups_system on partner_signups to soulsign_app using ((select app_is_system()));

alter table partner_handovers enable row level security;
create policy partner_handovers_system on partner_handovers to soulsign_app using ((select app_is_system()));
