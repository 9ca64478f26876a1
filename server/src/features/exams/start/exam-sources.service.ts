/** Where the questions of an exam come from, and whether its student may be asked them. */
import type { ExamOrder } from '@akada/contract/work/exam-order.ts';
import { utmeEnglish, utmeMinutes, utmePlan } from '@akada/core/exams/utme.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import {
  drawFrom,
  type ExamPool,
  getPool,
  listedIds,
  type PooledQuestion,
  readWhole,
} from '../../questions/pools/question-pools.service.ts';
import { courseExamSource } from '../course-exams/course-exam-source.service.ts';
import { mostQuestions, type PaperPart, type PaperSource } from '../exam/paper-source.ts';
import { heldOfCourse } from '../holds/course-exam-holds.queries.ts';

/** The student who begins an exam. */
interface Beginning {
  userId: string;
  /** The exam's seed, which the student never sees. */
  seed: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** More are not read of a set or a subject. */
const mostRead = 20_000;

/**
 * @throws Fault `validation_failed` unless the order names exactly one source that has a question,
 * `not_found` for another student's source, `conflict` for a tutor's exam that cannot be started now
 */
export async function getSource(
  tx: Transaction,
  beginning: Beginning,
  order: ExamOrder,
): Promise<PaperSource> {
  const { userId, now } = beginning;
  const { generation_id: set, question_ids: ids, course_id: course, subject, hall } = order;
  const { course_exam_id: courseExam } = order;
  if ([set, ids, course, subject, hall, courseExam].filter((source) => source !== undefined).length !== 1) {
    throw invalidField(
      'question_ids',
      'Name one of generation_id, question_ids, course_id, subject, hall and course_exam_id',
    );
  }
  if (courseExam !== undefined) {
    refuseDecided(order, decidedByTutor, 'The tutor has decided this: leave it out');
    return courseExamSource(tx, { userId, courseExamId: courseExam, now });
  }
  if (hall !== undefined) return getHall(tx, order, hall.subjects);
  if (course !== undefined) return getCourse(tx, beginning, order, course);
  if (subject !== undefined) return getSubject(tx, order, subject);
  return ownOf(tx, userId, order);
}

async function ownOf(tx: Transaction, userId: string, order: ExamOrder): Promise<PaperSource> {
  const { generation_id: generationId, question_ids: questionIds = [] } = order;
  const ids = [...new Set(questionIds)];
  const pool: ExamPool =
    generationId === undefined
      ? { scope: { kind: 'sets', userId }, among: listedIds(ids) }
      : { scope: { kind: 'set', userId, generationId } };
  const found = await readAll(tx, pool);
  await assertAllThere(tx, pool, { foundCount: found.length, requestedCount: ids.length });
  const parts = [await getPart(tx, pool, found, order)];
  return { kind: 'mock', source: null, title: null, parts, rules: null };
}

/** The student's open answers exist, although exams omit them; a question of another account does not. */
async function assertAllThere(
  tx: Transaction,
  pool: ExamPool,
  { foundCount, requestedCount }: { foundCount: number; requestedCount: number },
): Promise<void> {
  if (foundCount > 0 && foundCount >= requestedCount) return;
  const all = await readWhole(tx, { ...getPool(pool), scope: pool.scope }, mostRead);
  if (all.length === 0 || all.length < requestedCount) throw notFound();
  if (foundCount === 0)
    throw new Fault(
      'conflict',
      'These are open answers, which you mark yourself. Practise them instead of an exam.',
    );
}

async function getCourse(
  tx: Transaction,
  { userId, seed, now }: Beginning,
  order: ExamOrder,
  courseId: string,
): Promise<PaperSource> {
  const course = (await joinedCourses(tx, userId)).find(({ id }) => id === courseId);
  if (!course) throw notFound();
  const { topics, question_count: requested } = order;
  const pool: ExamPool = {
    scope: { kind: 'course', courseId },
    topics,
    // The marks of a few questions tell their keys.
    held: heldOfCourse(userId, courseId, now),
  };
  const { candidates, available, heldBack } = await drawFrom(tx, getPool(pool), {
    count: requested ?? mostQuestions,
    seed,
  });
  if (candidates.length === 0) throw await whyNone(tx, pool, heldBack);
  return {
    kind: 'mock',
    source: { sourceKind: 'course', sourceKey: courseId },
    title: course.name,
    parts: [{ title: null, pool: candidates, available, wanted: requested ?? null }],
    rules: null,
  };
}

/** Explains why a course has no question to ask. */
async function whyNone(tx: Transaction, { scope, topics }: ExamPool, heldBack: number): Promise<Fault> {
  if (heldBack > 0) {
    return new Fault(
      'conflict',
      'An exam that your tutor set asks these questions. Sit it first, or wait until it is over.',
    );
  }
  const others = topics === undefined ? [] : await readWhole(tx, getPool({ scope }), 1);
  return others.length > 0
    ? noneOfTopics()
    : invalidField('course_id', 'This course has no published questions yet');
}

async function getSubject(tx: Transaction, order: ExamOrder, subject: string): Promise<PaperSource> {
  const pool: ExamPool = { scope: { kind: 'subject', subject } };
  const found = await readAll(tx, pool);
  if (found.length === 0) throw invalidField('subject', 'There are no questions of this subject');
  return {
    kind: 'mock',
    source: { sourceKind: 'subject', sourceKey: subject },
    title: subject,
    parts: [await getPart(tx, pool, found, order)],
    rules: null,
  };
}

const readAll = (tx: Transaction, pool: ExamPool) => readWhole(tx, getPool(pool), mostRead);

/** @param found all of the pool */
async function getPart(
  tx: Transaction,
  pool: ExamPool,
  found: PooledQuestion[],
  { topics, question_count: requested }: ExamOrder,
): Promise<PaperPart> {
  const ofTopics = topics === undefined ? found : await readAll(tx, { ...pool, topics });
  if (ofTopics.length === 0) throw noneOfTopics();
  return { title: null, pool: ofTopics, available: ofTopics.length, wanted: requested ?? null };
}

const noneOfTopics = () => invalidField('topics', 'There are no questions of these topics');

/** Fields that an order for a tutor's exam or the hall must not set. */
const decidedByHall = ['question_count', 'topics', 'duration_minutes', 'marking', 'may_pause'] as const;
const decidedByTutor = [...decidedByHall, 'extra_percent'] as const;

function refuseDecided(order: ExamOrder, fields: readonly (keyof ExamOrder)[], sentence: string): void {
  const decided = fields.find((field) => order[field] !== undefined);
  if (decided !== undefined) throw invalidField(decided, sentence);
}

async function getHall(tx: Transaction, order: ExamOrder, subjects: readonly string[]): Promise<PaperSource> {
  refuseDecided(order, decidedByHall, 'The hall decides this itself: leave it out');
  if (new Set([utmeEnglish, ...subjects]).size <= subjects.length) {
    throw invalidField('hall.subjects', `Choose three different subjects beside ${utmeEnglish}`);
  }
  const parts: PaperPart[] = [];
  for (const { subject, wanted } of utmePlan(subjects)) {
    const pool = await readAll(tx, { scope: { kind: 'subject', subject } });
    if (pool.length === 0) throw invalidField('hall.subjects', `There are no questions of ${subject}`);
    parts.push({ title: subject, pool, available: pool.length, wanted });
  }
  return {
    kind: 'hall',
    source: { sourceKind: 'hall', sourceKey: 'hall' },
    title: 'UTME hall',
    parts,
    rules: null,
  };
}

/** @returns the length in minutes of an exam whose order does not set it; null if it depends on the paper */
export function fixedMinutes({ kind }: PaperSource): number | null {
  return kind === 'hall' ? utmeMinutes : null;
}
