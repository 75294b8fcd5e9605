-- Up Migration

-- Every published version of a remote. Its files never change.
create table remote_releases (
  id bigint generated always as identity unique,
  name text not null check (name ~ '^[a-z][a-z-]{0,39}$'),
  version text not null check (version ~ '^\w[\w.+-]{0,59}$'),
  -- The build's remote.json.
  manifest jsonb not null,
  -- The location of its files: a path of this site, or the address of a static host.
  base text not null check (base like '%/'),
  -- Hash of all files, for refusing the same version with other bytes.
  content_hash bytea not null check (length(content_hash) = 32),
  published_at timestamptz not null default now(),
  primary key (name, version)
);

-- The live version.
create table remote_live (
  name text primary key,
  version text not null,
  foreign key (name, version) references remote_releases (name, version)
);

-- Who made which version live, and which one it replaced.
create table release_events (
  id bigint generated always as identity primary key,
  name text not null,
  action text not null check (action in ('release', 'rollback')),
  version text not null,
  replaced_version text,
  actor text not null,
  created_at timestamptz not null default now(),
  foreign key (name, version) references remote_releases (name, version)
);
create index release_events_by_name on release_events (name, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger remote_releases_append_only before update or delete or truncate on remote_releases
  for each statement execute function refuse_change();
create trigger release_events_append_only before update or delete or truncate on release_events
  for each statement execute function refuse_change();

-- The API only reads. Releases connect as the owner.
grant select on remote_releases, remote_live to soulsign_app;
