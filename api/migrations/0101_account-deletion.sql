-- Up Migration

-- A random mark of each account, which tells nothing about its person. It outlives the account in `tombstones` and in the
-- log, so that an account that a backup brings back is deleted again.
alter table users add column mark uuid not null default gen_random_uuid();
create table tombstones (
  mark uuid primary key,
  deleted_at timestamptz not null default now()
);
create index tombstones_by_age on tombstones (deleted_at);
grant select, insert, delete on tombstones to soulsign_app;
alter table tombstones enable row level security, force row level security;
create policy tombstones_system on tombstones using ((select app_is_system()));

-- Accounts that their owner has closed. Nobody can sign in to one; a mailed link keeps it until it is due.
create table account_closures (
  user_id uuid primary key references users (id) on delete cascade,
  due_at timestamptz not null,
  -- SHA-256 of the secret in the newest mail; null until it was sent.
  token_hash bytea unique check (length(token_hash) = 32),
  -- Subscriptions at Stripe that renew again if the account is kept.
  stopped_renewals text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index account_closures_by_due on account_closures (due_at);
grant select, insert, update, delete on account_closures to soulsign_app;
alter table account_closures enable row level security, force row level security;
create policy account_closures_system on account_closures using ((select app_is_system()));

-- How often, and when last, a person was told that their unused account will be deleted.
alter table users
  add column unused_notices smallint not null default 0 check (unused_notices between 0 and 2),
  add column unused_noticed_at timestamptz;

-- A late event would name the customer of a deleted account; nothing reads the column.
update stripe_events set stripe_customer_id = null where stripe_customer_id is not null;
