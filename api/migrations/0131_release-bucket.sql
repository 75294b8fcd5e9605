-- Up Migration

-- A file's bytes may be in a bucket, by the same hash. Then there is a row without them. A node of the version before
-- says that such a file is not stored; there is none before somebody names a bucket.
-- squawk-ignore ban-drop-not-null
alter table release_contents alter column content drop not null;

-- Bytes in the bucket that no row names any more, for the nodes to delete.
create table release_leftovers (hash bytea primary key check (length(hash) = 48));
grant select, delete on release_leftovers to soulsign_app;

create function keep_leftover() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into release_leftovers (hash) values (old.hash) on conflict do nothing;
  return null;
end $$;
revoke execute on function keep_leftover from public;
create trigger release_contents_leftover after delete on release_contents
  for each row when (old.content is null) execute function keep_leftover();
