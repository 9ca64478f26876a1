/** The same bytes as the product's answers, made by the shortest way there is. */
import { getBadge, passedChecks } from '@akada/core/generation/gate/gate-words.ts';
import { verify } from '@node-rs/argon2';
import type { BareAnswer, BareQueries } from './bare-queries.ts';

export interface QuestionFields {
  id: string;
  type: string;
  kind: string;
  stem: string;
  options: string[];
  answer_index: number;
  explanation: string;
  feedback: string[];
  content: object | null;
  answer_content: object | null;
  note_id: string;
  source_page: number;
  source_section: string | null;
  source_quote: string;
  version: number;
  origin: 'generated' | 'edited' | 'own';
  faults: string[];
  by_model: boolean;
  held: boolean;
  created_at: string;
}

export interface ExamFields {
  id: string;
  kind: string;
  title: string;
  duration_minutes: number;
  extra_percent: number;
  started_at: string;
  deadline_at: string;
  closes_at: string;
  may_pause: boolean;
  away_ms: number;
  marking: object;
  wanted: number;
  sections: object[];
  finished_at: string | null;
  question_id: string;
  type: string;
  stem: string;
  options: string[];
  content: object | null;
  section: number | null;
  choices: number[] | null;
  flagged: boolean;
  took_ms: number;
  sequence: number;
}

const asText = (text: string) => ({ text });

export async function answerUser(queries: BareQueries, userId: string): Promise<unknown> {
  return (await queries.user(userId)).rows[0];
}

export async function answerQuestions(queries: BareQueries, userId: string): Promise<unknown> {
  const [page, count] = await Promise.all([queries.questions(userId, 20), queries.questionCount(userId)]);
  return { items: page.rows.map(getQuestion), total: count.rows[0]?.total };
}

/** A question of a running exam says nothing of its key. */
export function getQuestion(row: QuestionFields): object {
  const { id, type, kind, stem, options, answer_index, explanation, feedback, version, origin, created_at } =
    row;
  const made_by = row.by_model ? 'model' : 'engine';
  const requested = {
    id,
    type,
    kind,
    stem,
    options: options.map(asText),
    version,
    origin,
    created_at,
    made_by,
  };
  if (row.held) {
    const content = row.content && { ...row.content, explanation: null, quote: null };
    const nothing = { answer_index: null, answer_indexes: [], explanation: '', feedback: [], checks: [] };
    return { ...requested, ...nothing, badge: [], content, source: null, held: true };
  }
  const source = {
    file_id: row.note_id,
    page: row.source_page,
    section: row.source_section,
    quote: row.source_quote,
  };
  const content = row.content || row.answer_content ? { ...row.content, ...row.answer_content } : null;
  const answer_indexes = [answer_index];
  const history = { byModel: row.by_model, origin, faults: row.faults, modelChecks: [] };
  const badge = getBadge({ ...history, explanation, feedback });
  const key = {
    answer_index,
    answer_indexes,
    explanation,
    feedback,
    badge,
    checks: passedChecks(row.faults),
  };
  return { ...requested, ...key, content, source };
}

/** Answers for a student who studied today and has celebrated the level, but not the goal. */
export async function answerHabits(
  queries: BareQueries,
  [userId = '', today = '', week = '']: string[],
): Promise<unknown> {
  const [row] = (await queries.habits(userId, today, week)).rows;
  if (!row) return null;
  const { points, days, longest, freezes, recharged, goal, answers, today_counts } = row;
  const number = Math.floor((1 + Math.sqrt(1 + points / 6.25)) / 2);
  return {
    habits: {
      today,
      streak: { days, longest, today_counts, freezes, next_freeze_in: freezes < 2 ? 7 - recharged : null },
      week: { from: week, answers, goal },
      points,
      level: { number, from: 25 * number * (number - 1), next: 25 * number * (number + 1) },
      celebration: answers >= goal ? { kind: 'goal', week } : null,
    },
  };
}

export async function answerExam(queries: BareQueries, examId: string): Promise<unknown> {
  const { rows }: { rows: ExamFields[] } = await queries.exam(examId);
  return getExam(rows);
}

export function getExam(rows: readonly ExamFields[]) {
  const [first] = rows;
  if (!first) return null;

  return {
    id: first.id,
    kind: first.kind,
    status: first.finished_at ? 'finished' : 'in_progress',
    title: first.title,
    duration_minutes: first.duration_minutes,
    extra_percent: first.extra_percent,
    started_at: first.started_at,
    deadline_at: first.deadline_at,
    closes_at: first.closes_at,
    may_pause: first.may_pause,
    away_ms: first.away_ms,
    server_now: new Date().toISOString(),
    marking: first.marking,
    wanted: first.wanted,
    sections: first.sections,
    questions: rows.map((row) => ({
      id: row.question_id,
      type: row.type,
      stem: row.stem,
      options: row.options.map(asText),
      content: row.content,
      section: row.section,
      choice: row.choices?.length === 1 ? row.choices[0] : null,
      choices: row.choices,
      flagged: row.flagged,
      took_ms: row.took_ms,
      sequence: row.sequence,
    })),
  };
}

export async function answerSave(
  queries: BareQueries,
  [examId = '', questionId = '']: string[],
  body: string,
): Promise<unknown> {
  const answer: BareAnswer = JSON.parse(body);
  const [saved] = (await queries.save(examId, questionId, answer)).rows;
  return saved && { choice: saved.choices?.length === 1 ? saved.choices[0] : null, ...saved };
}

/** Does the minimum of a sign-in: read the account's hash and check it once. */
export async function answerLogin(queries: BareQueries, body: string): Promise<unknown> {
  const form = new URLSearchParams(body);
  const { rows } = await queries.passwordHash(form.get('username') ?? '');
  return { matches: await verify(rows[0]?.password_hash, form.get('password') ?? '') };
}
