-- Up Migration

-- Exports sort subscriptions by age: sorted by last change, a row that changes meanwhile would be missed.
create index subscribers_by_age on subscribers (created_at desc, id desc);
create or replace view admin_subscribers as
  select id, user_id, email, subscribed and (access_until is null or access_until > now()) as subscribed,
    case when access_until is null or access_until > now() then subscription_tier end as subscription_tier,
    subscription_end, updated_at,
    search_form(email || E'\x1f' || coalesce(subscription_tier, 'Free')) as search_text, created_at
  from subscribers
  where (select app_is_system());
