-- Up Migration

-- Tombstones hold keyed marks of accounts, entries and profiles; `users.mark` is only read for those of versions before.
-- People delete their own entries, so they add marks. Nobody but the system reads them.
create policy tombstones_owner_adds on tombstones for insert
  with check ((select app_user_id()) is not null or (select app_guest_id()) is not null);
