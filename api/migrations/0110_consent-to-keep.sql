-- Up Migration

alter table consents
  drop constraint consents_purpose_check,
  -- The table came with the same release, so it is small.
  -- squawk-ignore constraint-missing-not-valid
  add constraint consents_purpose_check check (purpose in ('keep', 'ai'));
