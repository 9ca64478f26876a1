/** A school in the middle of its exams, made inside the database: a thousand students and all their questions. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';

export const seedUsers = `
  INSERT INTO users (id, email, full_name, password_hash, role, email_verified_at, profile_completed,
    subscription_plan, terms_accepted_at)
  SELECT gen_random_uuid(), 'student' || n || '@school.test', 'Student Number ' || n, $1, 'student', now(), true,
    'premium', now()
  FROM generate_series($2::integer, $3::integer) n`;

/** Twenty sets of ten for each student without questions. $1: stems, $2: sets of four options as JSON. */
export const seedQuestions = `
  WITH sets AS MATERIALIZED (
    SELECT id AS user_id, n, gen_random_uuid() AS generation_id, gen_random_uuid() AS note_id
    FROM users, generate_series(1, 20) n
    WHERE NOT EXISTS (SELECT FROM questions WHERE user_id = users.id)
  ), texts AS MATERIALIZED (
    SELECT row_number() OVER () - 1 AS at, stem,
      ARRAY(SELECT jsonb_array_elements_text(options::jsonb)) AS options
    FROM unnest($1::text[], $2::text[]) text (stem, options)
  )
  INSERT INTO questions (id, user_id, generation_id, note_id, position, stem, options, answer_index, explanation,
    source_page, source_section, source_quote, content_version, created_at)
  SELECT gen_random_uuid(), user_id, generation_id, note_id, p, stem, options, p % 4,
    'The note says: ' || stem, n, 'The ' || options[1], stem, ${contentVersion}, now() - n * interval '1 hour'
  FROM sets CROSS JOIN generate_series(0, 9) p JOIN texts ON texts.at = (n - 1) * 10 + p`;

/** Creates one running exam for each of $1 students. */
export const seedExams = `
  INSERT INTO exams (id, user_id, title, duration_minutes, started_at, last_seen_at, deadline_at, closes_at, wanted)
  SELECT gen_random_uuid(), id, 'Practice exam', 300, now(), now(), now() + interval '300 minutes',
    now() + interval '300 minutes', 40
  FROM users ORDER BY email LIMIT $1`;

/** Covers each student's $1 newest questions. */
export const seedExamItems = `
  WITH asked AS MATERIALIZED (
    SELECT exams.id AS exam_id, q.* FROM exams JOIN LATERAL (
      SELECT *, row_number() OVER (ORDER BY created_at DESC, position) - 1 AS place
      FROM questions WHERE questions.user_id = exams.user_id
    ) q ON q.place < $1
  ), texts AS (
    INSERT INTO paper_texts (question_id, id, stem, options, explanation, source_page, source_section, source_quote,
      content_version)
    SELECT id, id, stem, options, explanation, source_page, source_section, source_quote, content_version FROM asked
  )
  INSERT INTO exam_items (exam_id, question_id, text_id, position, note_id, option_count, answer_indexes)
  SELECT exam_id, id, id, place, note_id, cardinality(options), ARRAY[answer_index] FROM asked`;

/** A year of study of each student up to today ($1), with a goal and where the habits stand by it. Two statements. */
export const seedHabitDays = `
  INSERT INTO habit_days (user_id, local_day, questions, rights, cards, exams, first_at, first_zone, last_at, last_zone,
    held, computed_at)
  SELECT id, $1::date - n, 12, 9, 11, 0, now(), 'Africa/Lagos', now(), 'Africa/Lagos', false, now()
  FROM users, generate_series(0, 364) n`;
export const seedHabitStandings = `
  WITH goals AS (INSERT INTO habit_goals (user_id, from_week, answers)
    SELECT id, date_trunc('week', $1::date)::date - 7, 150 FROM users)
  INSERT INTO habit_standings (user_id, points, days, longest, freezes, recharged, last_day, last_at, last_zone,
    celebrated_level)
  SELECT id, 7300, 365, 365, 1, 3, $1::date, now(), 'Africa/Lagos', 17 FROM users`;
