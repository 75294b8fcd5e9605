-- Up Migration

-- What a person has bought, according to Stripe. Always derived from Stripe's objects and never edited by hand.
create table subscribers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  subscribed boolean not null default false,
  subscription_tier text check (subscription_tier in ('Monthly', 'Yearly', 'Lifetime')),
  -- Null for Lifetime.
  subscription_end timestamptz,
  stripe_customer_id text unique check (stripe_customer_id <> ''),
  renews boolean not null default false,
  in_grace boolean not null default false,
  -- When access ends without further events from Stripe; null means never. Applies only while subscribed.
  access_until timestamptz,
  -- Each read from Stripe takes a number when it begins. Its result is dropped if a later read was stored first.
  readings_begun bigint not null default 0,
  reading_kept bigint not null default 0 check (reading_kept <= readings_begun),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscribers_tier check (subscribed = (subscription_tier is not null)),
  constraint subscribers_lifetime check (
    subscription_tier is null
    or (subscription_tier = 'Lifetime') = (subscription_end is null)
      and (subscription_tier = 'Lifetime') = (access_until is null)
  ),
  constraint subscribers_grace check (subscribed or not (in_grace or renews))
);
create index subscribers_by_change on subscribers (updated_at desc, id desc);
create index subscribers_by_end on subscribers (access_until) where subscribed;

-- Opened checkouts. Only the newest one can be paid.
create table checkouts (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  plan_type text not null check (plan_type in ('monthly', 'yearly', 'lifetime')),
  -- Stripe's id; null until it has responded.
  session_id text unique check (session_id <> ''),
  -- Paid, or expired at Stripe.
  closed_at timestamptz,
  -- When the person returned with it and was congratulated.
  activated_at timestamptz,
  created_at timestamptz not null default now()
);
create index checkouts_by_user on checkouts (user_id, id desc);

-- Events from Stripe, each stored once. The current state is read from Stripe itself.
create table stripe_events (
  id text primary key check (id <> ''),
  type text not null,
  stripe_customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index stripe_events_by_time on stripe_events (created_at desc);

grant select, insert, update, delete on subscribers, checkouts, stripe_events to soulsign_app;

alter table subscribers enable row level security;
create policy subscribers_system on subscribers to soulsign_app using ((select app_is_system()));
create policy subscribers_owner on subscribers for select to soulsign_app using (user_id = (select app_user_id()));

alter table checkouts enable row level security;
create policy checkouts_system on checkouts to soulsign_app using ((select app_is_system()));

alter table stripe_events enable row level security;
create policy stripe_events_system on stripe_events to soulsign_app using ((select app_is_system()));
