/**
 * The least that the database has to do for each answer: the same rows, only the columns that are shown, each
 * statement prepared once by name.
 */
import type pg from 'pg';

export interface BareQueries {
  user(userId: string): Promise<pg.QueryResult>;
  questions(userId: string, limit: number): Promise<pg.QueryResult>;
  questionCount(userId: string): Promise<pg.QueryResult>;
  habits(userId: string, today: string, week: string): Promise<pg.QueryResult>;
  exam(examId: string): Promise<pg.QueryResult>;
  save(examId: string, questionId: string, answer: BareAnswer): Promise<pg.QueryResult>;
  passwordHash(email: string): Promise<pg.QueryResult>;
}

export interface BareAnswer {
  choices: number[] | null;
  flagged: boolean;
  took_ms: number;
  sequence: number;
}

const statements = {
  user: `SELECT id, email, full_name, role, profile_completed, email_verified_at IS NOT NULL AS email_verified,
    profile_picture_url, subscription_plan, true AS premium_on_sale, created_at FROM users WHERE id = $1`,
  questions: `SELECT id, type, kind, stem, options, answer_index, explanation, feedback, content, answer_content, note_id,
    source_page, source_section, source_quote, version, origin, faults, by_model, created_at,
    EXISTS (SELECT FROM exams e JOIN exam_items i ON i.exam_id = e.id
      WHERE e.user_id = $1 AND e.finished_at IS NULL AND i.question_id = questions.id) AS held
    FROM questions WHERE user_id = $1 ORDER BY created_at DESC, position, replacement LIMIT $2`,
  questionCount: 'SELECT count(*)::integer AS total FROM questions WHERE user_id = $1',
  habits: `SELECT points, days, longest, freezes, recharged,
    (SELECT answers FROM habit_goals WHERE user_id = $1 AND from_week <= $3::date ORDER BY from_week DESC LIMIT 1) AS goal,
    (SELECT sum(questions + cards)::integer FROM habit_days
      WHERE user_id = $1 AND local_day BETWEEN $3::date AND $3::date + 6) AS answers,
    (SELECT questions >= 5 OR cards > 0 FROM habit_days WHERE user_id = $1 AND local_day = $2::date) AS today_counts
    FROM habit_standings WHERE user_id = $1`,
  exam: `SELECT e.id, e.kind, e.title, e.duration_minutes, e.extra_percent, e.started_at, e.deadline_at, e.closes_at,
    e.may_pause, e.away_ms, e.marking, e.wanted, e.sections, e.finished_at,
    i.question_id, i.type, t.stem, t.options, i.option_order, t.content, i.section, i.choices, i.flagged, i.took_ms, i.sequence
    FROM exams e JOIN exam_items i ON i.exam_id = e.id
      JOIN paper_texts t ON t.question_id = i.question_id AND t.id = i.text_id WHERE e.id = $1 ORDER BY i.position`,
  save: `UPDATE exam_items SET choices = $3, flagged = $4, took_ms = $5, sequence = $6, answered_at = now()
    WHERE exam_id = $1 AND question_id = $2 AND sequence < $6 RETURNING choices, flagged, took_ms, sequence`,
  passwordHash: 'SELECT password_hash FROM users WHERE email = $1',
};

export function bareQueries(pool: pg.Pool): BareQueries {
  const run = (name: keyof typeof statements, values: unknown[]) =>
    pool.query({ name, text: statements[name], values });

  return {
    user: (userId) => run('user', [userId]),
    questions: (userId, limit) => run('questions', [userId, limit]),
    questionCount: (userId) => run('questionCount', [userId]),
    habits: (userId, today, week) => run('habits', [userId, today, week]),
    exam: (examId) => run('exam', [examId]),
    save: (examId, questionId, { choices, flagged, took_ms, sequence }) =>
      run('save', [examId, questionId, choices, flagged, took_ms, sequence]),
    passwordHash: (email) => run('passwordHash', [email]),
  };
}
