-- Up Migration

-- The files of releases, by the hash of their bytes: releases share what they have in common.
create table release_contents (
  -- SHA-384, as in a file's subresource integrity.
  hash bytea primary key check (length(hash) = 48),
  content bytea not null
);
-- Most of it is compressed already.
alter table release_contents alter column content set storage external;

-- Every file of a release. A release on a static host has rows here, but no contents.
create table release_files (
  name text not null,
  version text not null,
  path text not null,
  hash bytea not null check (length(hash) = 48),
  size integer not null check (size >= 0),
  primary key (name, version, path),
  foreign key (name, version) references remote_releases (name, version)
);
create trigger release_files_append_only before update or delete or truncate on release_files
  for each statement execute function refuse_change();

-- Where a release moved after it was published. The newest row counts.
create table release_bases (
  id bigint generated always as identity primary key,
  name text not null,
  version text not null,
  base text not null check (base like '%/'),
  actor text not null,
  created_at timestamptz not null default now(),
  foreign key (name, version) references remote_releases (name, version)
);
create index release_bases_by_release on release_bases (name, version, id desc);
create trigger release_bases_append_only before update or delete or truncate on release_bases
  for each statement execute function refuse_change();

grant select on release_contents, release_files, release_bases to soulsign_app;
