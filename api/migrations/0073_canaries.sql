-- Up Migration

-- A release that a share of browsers gets while another one is live for the rest.
create table release_canaries (
  name text primary key,
  version text not null,
  -- The share of browsers. At 0, only those get it that followed its link.
  percent integer not null check (percent between 0 and 50),
  started_at timestamptz not null default now(),
  foreign key (name, version) references remote_releases (name, version)
);

alter table release_events
  drop constraint release_events_action_check,
  add constraint release_events_action_check check (action in
    ('release', 'rollback', 'move', 'withdraw', 'off', 'on', 'canary', 'canary-end'));

-- How many pages named a release, and how often a browser reported that it failed.
create table release_use (
  name text not null,
  version text not null,
  minute timestamptz not null,
  pages integer not null default 0,
  primary key (name, version, minute),
  foreign key (name, version) references remote_releases (name, version)
);
create table release_failures (
  name text not null,
  version text not null,
  phase text not null,
  minute timestamptz not null,
  failures integer not null default 0,
  primary key (name, version, phase, minute),
  foreign key (name, version) references remote_releases (name, version)
);
create index release_use_by_minute on release_use (minute);
create index release_failures_by_minute on release_failures (minute);

-- The nodes count, and end a canary that fails more often than the live release.
grant select, insert, update, delete on release_use, release_failures to soulsign_app;
grant select, delete on release_canaries to soulsign_app;
grant insert on release_events to soulsign_app;
