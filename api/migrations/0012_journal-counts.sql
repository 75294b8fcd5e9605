-- Up Migration

-- Counting a person's entries and insights must read only an index. The policies check guest_id, so it is included.
drop index symptoms_by_user;
create index symptoms_by_user on symptoms (user_id, created_at desc, id desc) include (guest_id)
  where user_id is not null;
drop index diagnoses_analyzed_by_user;
create index diagnoses_analyzed_by_user on diagnoses (user_id) include (guest_id) where ai_analysis is not null;
