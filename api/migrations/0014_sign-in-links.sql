-- Up Migration

-- Links in mails. A row is made when a link is asked for, so that ending all sessions also ends a link whose mail has not
-- been sent yet. It replaces mail_links, which older nodes still use during an update.
create table sign_in_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'magiclink', 'invite')),
  -- The SHA-256 of the secret, which is made when the mail is sent.
  token_hash bytea unique check (length(token_hash) = 32),
  -- The guest whose browser asked for the link.
  guest_id uuid,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_links_by_user on sign_in_links (user_id, requested_at desc);
create index sign_in_links_by_expiry on sign_in_links (expires_at);

-- What may still be mailed to a mailbox, known here only by a keyed hash. Each mail moves the time by one step; a mail is
-- refused while the time is too far ahead.
create table mailbox_allowances (
  mailbox_hash bytea primary key check (length(mailbox_hash) = 32),
  full_at timestamptz not null
);
create index mailbox_allowances_by_age on mailbox_allowances (full_at);

grant select, insert, update, delete on sign_in_links, mailbox_allowances to soulsign_app;

alter table sign_in_links enable row level security, force row level security;
create policy sign_in_links_system on sign_in_links using ((select app_is_system()));

alter table mailbox_allowances enable row level security, force row level security;
create policy mailbox_allowances_system on mailbox_allowances using ((select app_is_system()));

-- Strangers could describe an account before its owner confirmed it.
update users set user_metadata = '{}' where email_confirmed_at is null and user_metadata <> '{}';
