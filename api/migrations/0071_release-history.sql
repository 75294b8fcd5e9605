-- Up Migration

-- A live release can be switched off without being withdrawn: the shell shows that it rests.
alter table remote_live add column resting boolean not null default false;

-- Why a release was made or moved, and the moves to a named version and by the switch.
alter table release_events
  add column why text check (length(why) between 1 and 500),
  drop constraint release_events_action_check,
  add constraint release_events_action_check
    check (action in ('release', 'rollback', 'move', 'withdraw', 'off', 'on'));

-- Staff see who switched a remote off, and why.
grant select on release_events to soulsign_app;
