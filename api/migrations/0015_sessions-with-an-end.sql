-- Up Migration

alter table sessions
  -- However often it is used.
  add column expires_at timestamptz not null default now() + interval '90 days',
  -- The device and the place of the sign-in, in words and as a country.
  add column browser text check (char_length(browser) <= 60),
  add column system text check (char_length(system) <= 60),
  add column country text check (country ~ '^[A-Z]{2}$'),
  -- When the person proved in this session that they hold a passkey or a recovery code.
  add column second_factor_at timestamptz,
  drop constraint sessions_method_check,
  add constraint sessions_method_check check (method in ('otp', 'oauth', 'webauthn'));
create index sessions_by_end on sessions (expires_at);

-- The user of a session that has not ended. It replaces session_person, which older nodes still call during an update.
create function session_holder(session uuid, person uuid)
  returns table (email text, role text, confirmed boolean, second_factor boolean)
  language sql stable security definer set search_path = public set app.system = 'on' rows 1
  begin atomic
    select u.email, u.role, u.email_confirmed_at is not null, s.second_factor_at is not null
    from sessions s join users u on u.id = s.user_id
    where s.id = session and s.user_id = person and s.expires_at > now();
  end;
revoke execute on function session_holder(uuid, uuid) from public;
grant execute on function session_holder(uuid, uuid) to soulsign_app;
