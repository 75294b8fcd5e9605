-- Up Migration

-- Deletes the files of releases that nobody will go back to, and returns those releases. Kept are the files of what is
-- live or a canary, of what was published, live or moved since `idle` ago, and of the `newest` that were live of each
-- name. The record of the releases stays.
create function forget_release_files(idle interval, newest integer)
returns table (name text, version text) language sql security definer set search_path = public, pg_temp as $$
  with stored as (
    select r.name, r.version from remote_releases r
    where exists (select from release_files f where f.name = r.name and f.version = r.version)
      and not exists (
        select from release_files f where f.name = r.name and f.version = r.version
          and not exists (select from release_contents c where c.hash = f.hash))
  ),
  moves as (
    select e.name, e.version, e.id, e.created_at, e.action in ('release', 'rollback', 'move') as went_live
    from release_events e
    union all
    -- It was live until then.
    select e.name, e.replaced_version, e.id, e.created_at, false from release_events e
    where e.replaced_version is not null
  ),
  kept as (
    select l.name, l.version from remote_live l
    union select c.name, c.version from release_canaries c
    union select r.name, r.version from remote_releases r where r.published_at > now() - idle
    union select m.name, m.version from moves m where m.created_at > now() - idle
    union select was.name, was.version from (
      select m.name, m.version, row_number() over (partition by m.name order by max(m.id) desc) as place
      from moves m where m.went_live group by m.name, m.version
    ) was where was.place <= newest
  ),
  needed as (
    select f.hash from stored s join release_files f using (name, version) where (s.name, s.version) in (select * from kept)
  ),
  gone as (
    delete from release_contents c
    using stored s join release_files f using (name, version)
    where f.hash = c.hash and (s.name, s.version) not in (select * from kept) and c.hash not in (select * from needed)
    returning c.hash
  )
  select distinct s.name, s.version from stored s join release_files f using (name, version) join gone using (hash)
$$;
revoke execute on function forget_release_files from public;
grant execute on function forget_release_files to soulsign_app;
