-- Up Migration

-- Who gets the words, as the text named them that the person agreed to. Null where nobody was named, or nobody noted it.
alter table consents add column recipient text check (recipient <> '');
