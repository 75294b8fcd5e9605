-- Up Migration

-- The day (UTC) on which an insight was counted for its partner: one that fails is given back to that day.
alter table generations add column partner_day date;
