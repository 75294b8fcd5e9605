-- Up Migration

-- The list of the admin area. Like the others it runs as the tables' owner and checks for a system transaction itself.
-- Searches scan all partners, because there are few.
create view admin_partners as
  select p.id, p.name, p.publishable_key, p.origins, p.theme, p.daily_ceiling, p.revoked_at, p.created_at, p.updated_at,
    left(search_form(p.name), 80) as sort_name,
    search_form(p.name || E'\x1f' || p.publishable_key || E'\x1f' || array_to_string(p.origins, E'\x1f')) as search_text,
    f.views, f.starts, f.completed, f.limits, f.signups, f.refusals
  from partners p
    cross join lateral (
      select coalesce(sum(u.views), 0)::int as views, coalesce(sum(u.starts), 0)::int as starts,
        coalesce(sum(u.completed), 0)::int as completed, coalesce(sum(u.limits), 0)::int as limits,
        coalesce(sum(u.signups), 0)::int as signups, coalesce(sum(u.refusals), 0)::int as refusals
      from partner_usage u
      where u.partner_id = p.id and u.day > (now() at time zone 'utc')::date - 30
    ) f
  where (select app_is_system());
grant select on admin_partners to soulsign_app;
