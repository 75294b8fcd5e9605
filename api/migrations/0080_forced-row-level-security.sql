-- Up Migration

-- Row-level security now also applies to the tables' owner, unless it is a superuser or may bypass it. So the policies
-- apply to every role; only soulsign_app is granted access besides the owner.
do $$
declare
  owned record;
begin
  for owned in
    select schemaname, tablename, policyname from pg_policies where schemaname = 'public'
  loop
    execute format('alter policy %I on %I.%I to public', owned.policyname, owned.schemaname, owned.tablename);
  end loop;
  for owned in
    select oid::regclass as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace
  loop
    execute format('alter table %s force row level security', owned.name);
  end loop;
end
$$;

-- These run as the owner and check for themselves what the caller may see.
alter function journal_matches(text) set app.system = 'on';
alter function session_person(uuid, uuid) set app.system = 'on';
alter function begin_partner_insight(uuid) set app.system = 'on';
