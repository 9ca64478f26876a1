/** Lists of all banks together: each order has an index, and a search finds its matches before they are sorted. */
import type { adminQuestionOrders, questionResults } from '@akada/contract/material/admin-questions.ts';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { listedTree } from '../../../platform/content/stored/listed-beginning.ts';
import { type Counted, countUpTo } from '../../../platform/database/count-up-to.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepare-once.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { getFacets, namesFacets } from '../bank/bank-facets.ts';
import { getArray, stemShown } from '../bank/bank-filter.queries.ts';
import { stemHas } from '../bank/bank-search.queries.ts';
import { questionReports } from '../question/question-reports.tables.ts';
import { questions, type StoredQuestion } from '../question/questions.tables.ts';

export interface OverseenFilter {
  words: readonly string[];
  status?: StoredQuestion['status'] | undefined;
  type?: StoredQuestion['type'] | undefined;
  courseId?: string | undefined;
  ownerId?: string | undefined;
  isReported: boolean;
  result?: (typeof questionResults)[number] | undefined;
  order: (typeof adminQuestionOrders)[number];
}

interface Page {
  skip: number;
  limit: number;
}

const open = sql`(SELECT question_id, count(*)::int AS reports FROM ${questionReports}
  WHERE closed_at IS NULL GROUP BY question_id)`;

const results: Record<NonNullable<OverseenFilter['result']>, SQL> = {
  review: sql`asked.needs_review`,
  hard: sql`asked.facility < 30`,
  easy: sql`asked.facility > 90`,
  weak: sql`asked.discrimination < 20`,
  unasked: sql`coalesce(asked.count, 0) = 0`,
};

/** An order by a figure lists only questions that have it: a small index is read in its order. */
const orders: Record<OverseenFilter['order'], { by: SQL[]; has?: SQL }> = {
  newest: { by: [desc(questions.changedAt), sql`${questions.id}`] },
  oldest: { by: [sql`${questions.changedAt}`, desc(questions.id)] },
  stem: { by: [sql`left(${questions.stem}, 100)`, sql`${questions.id}`] },
  reports: {
    by: [sql`reported.reports DESC`, desc(questions.changedAt), sql`${questions.id}`],
    has: sql`reported.reports > 0`,
  },
  hardest: { by: [sql`asked.facility, asked.id`], has: sql`asked.facility IS NOT NULL` },
  easiest: { by: [sql`asked.facility DESC, asked.id DESC`], has: sql`asked.facility IS NOT NULL` },
  weakest: { by: [sql`asked.discrimination, asked.id`], has: sql`asked.discrimination IS NOT NULL` },
  attempts: { by: [sql`asked.count DESC, asked.id`], has: sql`asked.count > 0` },
};

function matching(filter: OverseenFilter): SQL | undefined {
  const { words, courseId, ownerId, isReported, result, order } = filter;
  return and(
    isNull(questions.generationId),
    notDeleted(questions),
    ...words.map(stemHas),
    namesFacets(filter) ? sql`${questions}.facet = ANY (${getArray(getFacets(filter))})` : undefined,
    courseId === undefined ? undefined : eq(questions.courseId, courseId),
    ownerId === undefined ? undefined : eq(questions.userId, ownerId),
    isReported ? sql`reported.reports > 0` : undefined,
    result && results[result],
    orders[order].has,
  );
}

/** Joins only what the filter and the order speak of, so that a plain list reads one index. */
function joined(filter: OverseenFilter, figures: SQL): SQL {
  const { isReported, result, order } = filter;
  const speaksOf = (name: string) => ['hardest', 'easiest', 'weakest', 'attempts'].includes(name);
  const getKind = (isNeeded: boolean) => (isNeeded ? sql`JOIN` : sql`LEFT JOIN`);
  const hasFigures = speaksOf(order) || result !== undefined;
  const hasReports = isReported || order === 'reports';
  return sql.join([
    sql`${questions}`,
    ...(hasFigures
      ? [sql` ${getKind(result !== 'unasked')} ${figures} AS asked ON asked.id = ${questions.id}`]
      : []),
    ...(hasReports ? [sql` JOIN ${open} AS reported ON reported.question_id = ${questions.id}`] : []),
  ]);
}

/** @returns ids of a page in its order */
async function findIds(
  executor: Executor,
  figures: SQL,
  filter: OverseenFilter,
  { skip, limit }: Page,
): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT ${questions.id} AS id FROM ${joined(filter, figures)} WHERE ${matching(filter)}
    ORDER BY ${sql.join(orders[filter.order].by, sql`, `)} LIMIT ${limit} OFFSET ${skip}`);
  return rows.map(({ id }) => id);
}

export function countOverseen(executor: Executor, figures: SQL, filter: OverseenFilter): Promise<Counted> {
  return countUpTo(executor, joined(filter, figures), matching(filter));
}

const openReports = sql<number>`(SELECT count(*) FROM ${questionReports}
  WHERE ${questionReports.questionId} = ${questions.id} AND ${questionReports.closedAt} IS NULL)::int`;
const reportCount = sql<number>`(SELECT count(*) FROM ${questionReports}
  WHERE ${questionReports.questionId} = ${questions.id})::int`;

export type OverseenRow = Awaited<ReturnType<typeof findOverseen>>[number];

/** @returns a page, in its order */
export async function findOverseen(executor: Executor, figures: SQL, filter: OverseenFilter, page: Page) {
  const ids = await findIds(executor, figures, filter, page);
  if (ids.length === 0) return [];

  const rows = await prepareOverseen(executor).execute({ ids });
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

const prepareOverseen = prepareOnce((executor) => {
  const { id, type, status, source, courseId, topic, subject, difficulty, tags } = questions;
  const { passageId, isSample, version, createdAt, changedAt, userId } = questions;
  return executor
    .select({
      id,
      type,
      status,
      source,
      courseId,
      topic,
      subject,
      difficulty,
      tags,
      passageId,
      isSample,
      version,
      createdAt,
      changedAt,
      userId,
      reportCount,
      openReports,
      stem: sql<string>`left(${questions.stem}, ${stemShown})`,
      stemContent: listedTree(questions.content, 'stem'),
    })
    .from(questions)
    .where(sql`${questions.id} = ANY (${sql.placeholder('ids')}::uuid[])`)
    .prepare('questions.overseen');
});
