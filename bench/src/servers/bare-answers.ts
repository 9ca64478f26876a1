/** The same bytes as the product's answers, made by the shortest way there is. */
import { passedChecks } from '@akada/core/generation/gate/gate-words.ts';
import { verify } from '@node-rs/argon2';
import type { BareAnswer, BareQueries } from './bare-queries.ts';

interface QuestionFields {
  id: string;
  kind: string;
  stem: string;
  options: string[];
  answer_index: number;
  explanation: string;
  content: object | null;
  answer_content: object | null;
  note_id: string;
  source_page: number;
  source_section: string | null;
  source_quote: string;
  version: number;
  origin: string;
  faults: string[];
  created_at: string;
}

interface ExamFields {
  id: string;
  title: string;
  duration_minutes: number;
  started_at: string;
  deadline_at: string;
  finished_at: string | null;
  question_id: string;
  stem: string;
  options: string[];
  content: object | null;
  choice: number | null;
  sequence: number;
}

const asText = (text: string) => ({ text });

export async function answerUser(queries: BareQueries, userId: string): Promise<unknown> {
  return (await queries.user(userId)).rows[0];
}

export async function answerQuestions(queries: BareQueries, userId: string): Promise<unknown> {
  const [page, count] = await Promise.all([queries.questions(userId, 20), queries.questionCount(userId)]);
  return { items: page.rows.map(questionOf), total: count.rows[0]?.total };
}

function questionOf(row: QuestionFields): unknown {
  const { id, kind, stem, options, answer_index, explanation, version, origin, created_at } = row;
  const source = {
    file_id: row.note_id,
    page: row.source_page,
    section: row.source_section,
    quote: row.source_quote,
  };
  const content = row.content || row.answer_content ? { ...row.content, ...row.answer_content } : null;
  return {
    id,
    kind,
    stem,
    options: options.map(asText),
    answer_index,
    explanation,
    content,
    source,
    version,
    origin,
    checks: passedChecks(row.faults),
    created_at,
  };
}

export async function answerExam(queries: BareQueries, examId: string): Promise<unknown> {
  const { rows }: { rows: ExamFields[] } = await queries.exam(examId);
  const [first] = rows;
  if (!first) return null;

  return {
    id: first.id,
    status: first.finished_at ? 'finished' : 'in_progress',
    title: first.title,
    duration_minutes: first.duration_minutes,
    started_at: first.started_at,
    deadline_at: first.deadline_at,
    server_now: new Date().toISOString(),
    questions: rows.map(({ question_id, stem, options, content, choice, sequence }) => ({
      id: question_id,
      stem,
      options: options.map(asText),
      content,
      choice,
      sequence,
    })),
  };
}

export async function answerSave(
  queries: BareQueries,
  [examId = '', questionId = '']: string[],
  body: string,
): Promise<unknown> {
  const answer: BareAnswer = JSON.parse(body);
  return (await queries.save(examId, questionId, answer)).rows[0];
}

/** What a sign-in cannot do without: the account's hash and one check of it. */
export async function answerLogin(queries: BareQueries, body: string): Promise<unknown> {
  const form = new URLSearchParams(body);
  const { rows } = await queries.passwordHash(form.get('username') ?? '');
  return { matches: await verify(rows[0]?.password_hash, form.get('password') ?? '') };
}
