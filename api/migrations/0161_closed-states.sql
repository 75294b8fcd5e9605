-- Up Migration

-- Help tells something about a person, so to staff it is an answer like an insight.
create or replace view admin_entries as
  select s.id, s.user_id, s.symptom_type, s.created_at,
    case
      when p.id is not null then 'plan'
      when d.id is not null then 'analyzed'
      else 'entered'
    end as state
  from symptoms s
    left join diagnoses d on d.symptom_id = s.id
    left join healing_plans p on p.diagnosis_id = d.id
  where (select app_is_system());
