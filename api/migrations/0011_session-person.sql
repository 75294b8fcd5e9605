-- Up Migration

-- Every request of a signed-in user looks up the user of its session. A function needs one statement, and no
-- transaction that bypasses row-level security.
create function session_person(session uuid, person uuid)
  returns table (email text, role text, confirmed boolean)
  language sql stable security definer set search_path = public rows 1
  begin atomic
    select u.email, u.role, u.email_confirmed_at is not null
    from sessions s join users u on u.id = s.user_id
    where s.id = session and s.user_id = person;
  end;
revoke execute on function session_person(uuid, uuid) from public;
grant execute on function session_person(uuid, uuid) to soulsign_app;
