-- Up Migration

-- A person's passkeys (WebAuthn): ways to sign in, and the second factor of administrators.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique check (char_length(credential_id) between 1 and 2000),
  public_key bytea not null,
  -- Signatures that the authenticator has counted; it is always 0 for passkeys that are synchronised.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index passkeys_by_user on passkeys (user_id, created_at);

-- What an authenticator has been asked, once and for a few minutes.
create table passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('register', 'sign-in', 'confirm')),
  -- Null for a sign-in: the passkey says who it is.
  user_id uuid references users (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  constraint passkey_challenges_person check ((user_id is null) = (purpose = 'sign-in'))
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
create index passkey_challenges_by_user on passkey_challenges (user_id) where user_id is not null;

-- Stand in for a passkey that was lost. Only the SHA-256 of each code is stored; a used code is deleted.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

grant select, insert, update, delete on passkeys, passkey_challenges, recovery_codes to soulsign_app;

alter table passkeys enable row level security, force row level security;
create policy passkeys_system on passkeys using ((select app_is_system()));
alter table passkey_challenges enable row level security, force row level security;
create policy passkey_challenges_system on passkey_challenges using ((select app_is_system()));
alter table recovery_codes enable row level security, force row level security;
create policy recovery_codes_system on recovery_codes using ((select app_is_system()));
