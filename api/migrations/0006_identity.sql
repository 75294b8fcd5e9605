-- Up Migration

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  role text not null default 'user' check (role in ('user', 'admin')),
  -- Null until a link mailed to the address was used, or Google confirmed it.
  email_confirmed_at timestamptz,
  password_hash text check (password_hash like '$argon2id$%'),
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_password_needs_address check (password_hash is null or email_confirmed_at is not null)
);
create index users_by_age on users (created_at desc, id desc);

-- A person's ways to sign in.
create table identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  provider text not null check (provider in ('email', 'google')),
  -- Google's subject, or for e-mail the user's own id.
  provider_id text not null check (provider_id <> ''),
  identity_data jsonb not null check (jsonb_typeof(identity_data) = 'object'),
  last_sign_in_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_by_user on identities (user_id, created_at);

-- One row per session. Its refresh tokens carry a counter signed with its key, so no token is stored.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  method text not null check (method in ('otp', 'oauth')),
  refresh_key bytea not null check (length(refresh_key) = 32),
  refresh_counter integer not null default 0 check (refresh_counter >= 0),
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_use on sessions (rotated_at);

-- Links in mails, at most one of a kind per person. Only the SHA-256 of the secret is stored.
create table mail_links (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'magiclink')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The guest who requested the link, whose records move to the account.
  guest_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, kind)
);
create index mail_links_by_expiry on mail_links (expires_at);

-- The time of the last mail to an address, with or without an account. Only a keyed hash is stored.
create table mail_sends (
  address_hash bytea primary key check (length(address_hash) = 32),
  sent_at timestamptz not null default now()
);
create index mail_sends_by_age on mail_sends (sent_at);

-- Unfinished sign-ins at Google, from the redirect there to the exchange of our code.
create table flow_states (
  state_hash bytea primary key check (length(state_hash) = 32),
  nonce text not null,
  pkce_verifier text not null,
  -- The browser's own challenge: only the browser that started the flow can finish it.
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  redirect_to text not null,
  expires_at timestamptz not null,
  -- Set when Google has redirected the person back.
  called_back_at timestamptz,
  user_id uuid references users (id) on delete cascade,
  auth_code_hash bytea unique check (length(auth_code_hash) = 32),
  constraint flow_states_finished check ((user_id is null) = (auth_code_hash is null)),
  constraint flow_states_order check (user_id is null or called_back_at is not null)
);
create index flow_states_by_expiry on flow_states (expires_at);
create index flow_states_by_user on flow_states (user_id) where user_id is not null;

-- ES256 keys. The newest signs; older ones verify until all their tokens have expired.
create table signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- The details that the advanced panel stores for a person.
create table user_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  date_of_birth date check (date_of_birth >= '1900-01-01'),
  gender text check (gender in ('female', 'male', 'non-binary', 'prefer-not-to-say')),
  weight smallint check (weight between 30 and 200),
  height smallint check (height between 100 and 220),
  lifestyle text check (lifestyle in ('sedentary', 'lightly-active', 'active', 'very-active')),
  dietary_preference text check (
    dietary_preference in (
      'vegan', 'vegetarian', 'pescatarian', 'omnivore', 'keto', 'carnivore', 'paleo', 'mediterranean',
      'whole-food-plant-based', 'low-carb', 'low-fodmap', 'other'
    )
  ),
  custom_diet text check (char_length(custom_diet) between 1 and 20000),
  stress_level text check (stress_level in ('low', 'medium', 'high')),
  known_conditions text check (char_length(known_conditions) between 1 and 20000),
  current_medications text check (char_length(current_medications) between 1 and 20000),
  allergies_sensitivities text check (char_length(allergies_sensitivities) between 1 and 20000),
  updated_at timestamptz not null default now()
);

-- People as lists show them: only those with a confirmed address.
create view profiles with (security_invoker = true) as
  select id as user_id, user_metadata ->> 'full_name' as full_name, email, created_at
  from users
  where email_confirmed_at is not null;

alter table symptoms add foreign key (user_id) references users (id) on delete cascade;
alter table diagnoses add foreign key (user_id) references users (id) on delete cascade;
alter table generations add foreign key (user_id) references users (id) on delete cascade;
create index generations_by_user on generations (user_id) where user_id is not null;
create index generations_by_guest on generations (guest_id) where guest_id is not null;

grant select, insert, update, delete on
  users, identities, sessions, mail_links, mail_sends, flow_states, user_profiles to soulsign_app;
grant select, insert, delete on signing_keys to soulsign_app;
grant select on profiles to soulsign_app;

alter table users enable row level security;
create policy users_system on users to soulsign_app using ((select app_is_system()));
create policy users_self on users for select to soulsign_app using (id = (select app_user_id()));

alter table identities enable row level security;
create policy identities_system on identities to soulsign_app using ((select app_is_system()));

alter table sessions enable row level security;
create policy sessions_system on sessions to soulsign_app using ((select app_is_system()));

alter table mail_links enable row level security;
create policy mail_links_system on mail_links to soulsign_app using ((select app_is_system()));

alter table mail_sends enable row level security;
create policy mail_sends_system on mail_sends to soulsign_app using ((select app_is_system()));

alter table flow_states enable row level security;
create policy flow_states_system on flow_states to soulsign_app using ((select app_is_system()));

alter table signing_keys enable row level security;
create policy signing_keys_system on signing_keys to soulsign_app using ((select app_is_system()));

alter table user_profiles enable row level security;
create policy user_profiles_system on user_profiles to soulsign_app using ((select app_is_system()));
create policy user_profiles_owner on user_profiles to soulsign_app using (user_id = (select app_user_id()));
