-- Up Migration

-- Set when an administrator invites a person, who is then listed.
alter table users add column invited_at timestamptz;

-- The admin area's lists are views that run as the tables' owner: under row-level security they could use neither
-- trigram indexes nor index-only scans. Each view checks for a system transaction itself. U+001F separates the fields
-- in `search_text`, so that a search can match the start of a field.
create index users_admin_by_age on users (created_at desc, id desc)
  where email_confirmed_at is not null or invited_at is not null;
create index users_admin_by_name on users (left(search_form(coalesce(user_metadata ->> 'full_name', '')), 80), id)
  where email_confirmed_at is not null or invited_at is not null;
create index users_admin_by_search on users
  using gin (search_form(email || E'\x1f' || coalesce(user_metadata ->> 'full_name', '')) gin_trgm_ops);
create view admin_users as
  select u.id, u.email, u.role, u.user_metadata ->> 'full_name' as full_name, u.created_at, u.last_sign_in_at,
    u.email_confirmed_at is null as invited,
    coalesce(s.subscribed and (s.access_until is null or s.access_until > now()), false) as subscribed,
    case when s.access_until is null or s.access_until > now() then s.subscription_tier end as subscription_tier,
    left(search_form(coalesce(u.user_metadata ->> 'full_name', '')), 80) as sort_name,
    search_form(u.email || E'\x1f' || coalesce(u.user_metadata ->> 'full_name', '')) as search_text
  from users u left join subscribers s on s.user_id = u.id
  where (u.email_confirmed_at is not null or u.invited_at is not null) and (select app_is_system());

create index subscribers_active_by_age on subscribers (created_at) where subscribed;
create index subscribers_by_search on subscribers
  using gin (search_form(email || E'\x1f' || coalesce(subscription_tier, 'Free')) gin_trgm_ops);
create view admin_subscribers as
  select id, user_id, email, subscribed and (access_until is null or access_until > now()) as subscribed,
    case when access_until is null or access_until > now() then subscription_tier end as subscription_tier,
    subscription_end, updated_at,
    search_form(email || E'\x1f' || coalesce(subscription_tier, 'Free')) as search_text
  from subscribers
  where (select app_is_system());

create index diagnoses_by_age on diagnoses (created_at desc, id desc);
create index symptoms_admin_by_title on symptoms using gin (search_form(title) gin_trgm_ops);
create index users_admin_by_email on users using gin (search_form(email) gin_trgm_ops);
create view admin_diagnoses as
  select d.id, d.symptom_id, s.title as symptom_title, s.symptom_type, d.user_id, u.email as user_email,
    -- Room for a hundred characters, however many code points each takes.
    left(d.ai_analysis, 1000) as analysis_start,
    d.safety_level, d.safety_category, d.created_at,
    search_form(s.title) as title_search, search_form(u.email) as email_search
  from diagnoses d join symptoms s on s.id = d.symptom_id left join users u on u.id = d.user_id
  where (select app_is_system());

-- The counts of the dashboard.
create view admin_additions as
  select 'users' as kind, created_at from users
    where (email_confirmed_at is not null or invited_at is not null) and (select app_is_system())
  union all
  select 'subscriptions', created_at from subscribers
    where subscribed and (access_until is null or access_until > now()) and (select app_is_system())
  union all
  select 'diagnoses', created_at from diagnoses where (select app_is_system());

create index symptoms_admin_by_safety on symptoms (created_at, safety_level, safety_category)
  where safety_level is not null;
create view admin_safety_panels as
  select created_at, safety_level, safety_category from symptoms
  where safety_level is not null and (select app_is_system());

create view admin_activities as
  select id, admin_id, admin_email, admin_name, action, target_type, target_id, reason, ip_address, created_at,
    search_text
  from admin_activity_logs
  where (select app_is_system());

grant select on admin_users, admin_subscribers, admin_diagnoses, admin_additions, admin_safety_panels,
  admin_activities to soulsign_app;

-- Entries without their text.
create view admin_entries as
  select s.id, s.user_id, s.symptom_type, s.created_at,
    case
      when s.safety_level = 'urgent' then 'urgent'
      when p.id is not null then 'plan'
      when d.ai_analysis is not null then 'analyzed'
      else 'entered'
    end as state
  from symptoms s
    left join diagnoses d on d.symptom_id = s.id
    left join healing_plans p on p.diagnosis_id = d.id
  where (select app_is_system());
grant select on admin_entries to soulsign_app;
