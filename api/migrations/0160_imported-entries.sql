-- Up Migration

-- An imported entry of which the file says no urgent help and no question: it is screened before it is next shown.
alter table symptoms add column screening_due boolean not null default false;
