-- Up Migration

-- An import's turns take the newest first; the sweep looks for people whose turns have stopped. Almost no entry is due.
-- Nearly empty, so it is built in a moment.
-- squawk-ignore require-concurrent-index-creation
create index symptoms_screening_due_idx on symptoms (user_id, created_at desc, id desc) where screening_due;
