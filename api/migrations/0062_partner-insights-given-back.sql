-- Up Migration

-- The day (UTC) on which an insight was counted for its partner. A failed insight is subtracted from that day.
alter table generations add column partner_day date;
