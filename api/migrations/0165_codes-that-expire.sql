-- Up Migration

-- Null for the codes that a person keeps. One that the server's command line printed ends soon.
alter table recovery_codes add column expires_at timestamptz;
