-- Up Migration

-- An import's turns take the newest first; the sweep looks for people whose turns have stopped. Almost no entry is due.
-- It reads the table once, and those who write an entry wait meanwhile: seconds for a million entries.
-- squawk-ignore require-concurrent-index-creation
create index symptoms_screening_due_idx on symptoms (user_id, created_at desc, id desc) where screening_due;
