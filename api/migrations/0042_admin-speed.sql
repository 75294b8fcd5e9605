-- Up Migration

-- Applies even in a session that replays a replica's changes, which silences ordinary triggers.
alter table admin_activity_logs enable always trigger admin_activity_logs_append_only;

-- Search forms are stored, because computing one takes longer than reading the row and a search may scan thousands.
drop index symptoms_admin_by_title, users_admin_by_search, users_admin_by_email;
alter table symptoms add column title_search text generated always as (search_form(title)) stored;
alter table users
  add column email_search text generated always as (search_form(email)) stored,
  add column search_text text generated always as (
    search_form(email || E'\x1f' || coalesce(user_metadata ->> 'full_name', ''))
  ) stored;
create index symptoms_admin_by_title on symptoms using gin (title_search gin_trgm_ops);
create index users_admin_by_search on users using gin (search_text gin_trgm_ops);
create index users_admin_by_email on users using gin (email_search gin_trgm_ops);

-- The tier by which users are sorted, stored with the user so that an index serves the order; '' means free. When a
-- subscription runs out, it may briefly differ from what the list shows.
alter table users add column listed_tier text not null default '';
create function list_tier() returns trigger language plpgsql as $$
begin
  update users set listed_tier = coalesce(new.subscription_tier, '')
  where id = new.user_id and listed_tier <> coalesce(new.subscription_tier, '');
  return null;
end
$$;
create trigger subscribers_list_tier after insert or update of subscription_tier on subscribers
  for each row execute function list_tier();
update users set listed_tier = s.subscription_tier from subscribers s
  where s.user_id = users.id and s.subscription_tier is not null;
create index users_admin_by_tier on users (listed_tier, id)
  where email_confirmed_at is not null or invited_at is not null;

create or replace view admin_users as
  select u.id, u.email, u.role, u.user_metadata ->> 'full_name' as full_name, u.created_at, u.last_sign_in_at,
    u.email_confirmed_at is null as invited,
    coalesce(s.subscribed and (s.access_until is null or s.access_until > now()), false) as subscribed,
    case when s.access_until is null or s.access_until > now() then s.subscription_tier end as subscription_tier,
    left(search_form(coalesce(u.user_metadata ->> 'full_name', '')), 80) as sort_name,
    u.search_text, u.listed_tier
  from users u left join subscribers s on s.user_id = u.id
  where (u.email_confirmed_at is not null or u.invited_at is not null) and (select app_is_system());

create or replace view admin_diagnoses as
  select d.id, d.symptom_id, s.title as symptom_title, s.symptom_type, d.user_id, u.email as user_email,
    -- Room for a hundred characters, however many code points each takes.
    left(d.ai_analysis, 1000) as analysis_start,
    d.safety_level, d.safety_category, d.created_at, s.title_search, u.email_search
  from diagnoses d join symptoms s on s.id = d.symptom_id left join users u on u.id = d.user_id
  where (select app_is_system());
