import { and, count, desc, eq, gte, lte, not, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { Holds } from '../../../platform/personal-data/personal-table.ts';
import { practiceAnswers as answers, practiceQuestions as asked } from '../records/practice.tables.ts';

export interface HistoryFilter {
  userId: string;
  generationId: string | undefined;
  courseId: string | undefined;
  /** The subject of the sample paper. */
  subject: string | undefined;
  topicKey: string | undefined;
  /** Held questions match no outcome. */
  outcome: { correct: boolean; holds: Holds } | undefined;
  /** Days, YYYY-MM-DD. */
  from: string | undefined;
  to: string | undefined;
  skip: number;
  limit: number;
}

/** @returns a person's answers with their questions, most recently given first */
export async function findAnswers(executor: Executor, filter: HistoryFilter) {
  const fits = matching(filter);
  const isOfAnswer = and(
    eq(asked.userId, answers.userId),
    eq(asked.questionId, answers.questionId),
    eq(asked.version, answers.version),
  );
  const rows = await executor
    .select({ answer: answers, question: asked })
    .from(answers)
    .innerJoin(asked, isOfAnswer)
    .where(fits)
    .orderBy(desc(answers.givenAt), answers.id)
    .offset(filter.skip)
    .limit(filter.limit);
  const [counted] = await executor
    .select({ total: count() })
    .from(answers)
    .innerJoin(asked, isOfAnswer)
    .where(fits);
  return { rows, total: counted?.total ?? 0 };
}

export interface AnsweredSource {
  generationId: string | null;
  courseId: string | null;
  subject: string | null;
}

/** @returns each source that a person has answered questions from */
export async function findSources(executor: Executor, userId: string): Promise<AnsweredSource[]> {
  const { generationId, courseId, subject } = asked;
  return executor
    .selectDistinct({ generationId, courseId, subject })
    .from(asked)
    .where(eq(asked.userId, userId));
}

function matching({
  userId,
  generationId,
  courseId,
  subject,
  topicKey,
  outcome,
  from,
  to,
}: HistoryFilter): SQL | undefined {
  return and(
    eq(answers.userId, userId),
    generationId === undefined ? undefined : eq(asked.generationId, generationId),
    courseId === undefined ? undefined : eq(asked.courseId, courseId),
    subject === undefined ? undefined : eq(asked.subject, subject),
    topicKey === undefined ? undefined : eq(asked.topicKey, topicKey),
    outcome &&
      and(eq(answers.correct, outcome.correct), not(outcome.holds.isHeld(userId, answers.questionId))),
    from === undefined ? undefined : gte(answers.localDay, from),
    to === undefined ? undefined : lte(answers.localDay, to),
  );
}
