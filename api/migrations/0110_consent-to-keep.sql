-- Up Migration

alter table consents
  drop constraint consents_purpose_check,
  add constraint consents_purpose_check check (purpose in ('keep', 'ai'));
