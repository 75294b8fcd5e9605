-- Up Migration

-- The keyed hash of the larger network around an IPv6 address: whoever has one has 256 addresses to be counted by.
alter table guest_reservations add column network_hash bytea;
create index guest_reservations_by_network on guest_reservations (network_hash) where network_hash is not null;
