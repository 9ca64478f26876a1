/** Lists of the bank: a page and its count, the way that costs the least (docs/decisions/question-bank.md). */
import { and, count, inArray, type SQL, sql } from 'drizzle-orm';
import { listedTree } from '../../../platform/content/stored/listed-beginning.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { questionReports } from '../question/question-reports.tables.ts';
import { questions } from '../question/questions.tables.ts';
import { type BankFilter, bankOrders, hasItsWords, isListed, stemShown } from './bank-filter.queries.ts';
import {
  getNarrowing,
  isOrdered,
  type Narrowing,
  type OrderedFilter,
  pageOfIds,
  someIds,
} from './bank-narrowing.queries.ts';

/** A page, and how many questions there are: counting all of a large bank would cost more than its page. */
export interface BankPage {
  rows: BankListRow[];
  /** The count, which stops one above the requested limit. */
  total: number;
}

/** At most this number is gathered and sorted; more matches are found soon enough in the order of the list. */
const mostGathered = 1_000;

/** @param max how far it counts */
export async function findBankPage(executor: Executor, filter: BankFilter, max: number): Promise<BankPage> {
  const narrowing = getNarrowing(filter);
  const hasWords = filter.words.length > 0;
  if (narrowing === undefined) {
    if (hasWords) return ofWords(executor, filter, { among: isListed(filter), most: max });
    return inOrderOfList(executor, filter, countOf(executor, someListed(isListed(filter), max + 1)));
  }
  if (isOrdered(filter) && narrowing.labels <= 1) {
    const total = countOf(executor, someIds(narrowing, max + 1));
    return inOrderOfFacets(executor, filter, { narrowing, total });
  }

  const left = await countOf(executor, someIds(narrowing, Math.max(max, mostGathered) + 1));
  if (left === 0) return { rows: [], total: 0 };
  const areFew = left <= mostGathered;
  const few = isAmong(someIds(narrowing, mostGathered));
  if (hasWords)
    return ofWords(executor, filter, {
      among: areFew ? and(few, hasItsWords(filter)) : isListed(filter),
      most: max,
    });
  if (areFew) return withTotal(findRows(executor, filter, few, filter.skip), left);
  return isOrdered(filter)
    ? inOrderOfFacets(executor, filter, { narrowing, total: left })
    : inOrderOfList(executor, filter, left);
}

/** Finding what has some words costs more than anything else, and is done once where they are few. */
async function ofWords(
  executor: Executor,
  filter: BankFilter,
  { among, most }: { among: SQL | undefined; most: number },
): Promise<BankPage> {
  const listed = someListed(among, most + 1);
  const found = await executor.select({ id: sql<string>`id` }).from(sql`(${listed}) AS found`);
  if (found.length > most) return inOrderOfList(executor, filter, found.length);

  const ids = found.map(({ id }) => id);
  return withTotal(findRows(executor, filter, inArray(questions.id, ids), filter.skip), found.length);
}

async function inOrderOfFacets(
  executor: Executor,
  filter: OrderedFilter,
  { narrowing, total }: { narrowing: Narrowing; total: number | Promise<number> },
): Promise<BankPage> {
  const page = isAmong(pageOfIds(narrowing, filter));
  return withTotal(findRows(executor, filter, page, 0), total);
}

function inOrderOfList(
  executor: Executor,
  filter: BankFilter,
  total: number | Promise<number>,
): Promise<BankPage> {
  return withTotal(findRows(executor, filter, isListed(filter), filter.skip), total);
}

async function withTotal(
  page: PromiseLike<BankListRow[]>,
  counted: number | Promise<number>,
): Promise<BankPage> {
  const [rows, total] = await Promise.all([page, counted]);
  return { rows, total };
}

function someListed(matches: SQL | undefined, max: number): SQL {
  return sql`SELECT id FROM ${questions} WHERE ${matches} LIMIT ${max}`;
}

/** Passes the ids as an array, which the planner looks up by the primary key without a join. */
function isAmong(ids: SQL): SQL {
  return sql`${questions.id} = ANY (ARRAY(${ids}))`;
}

const reportCount = sql<number>`(SELECT count(*) FROM ${questionReports}
  WHERE ${questionReports.questionId} = ${questions.id})::int`;

/** A question as a list of the bank reads it. */
export type BankListRow = Awaited<ReturnType<typeof findRows>>[number];

function findRows(executor: Executor, filter: BankFilter, matches: SQL | undefined, skip: number) {
  const { id, type, status, source, courseId, topic, subject, difficulty, tags } = questions;
  const { passageId, isSample, version, createdAt, changedAt } = questions;
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
      stem: sql<string>`left(${questions.stem}, ${stemShown})`,
      stemContent: listedTree(questions.content, 'stem'),
      reportCount,
    })
    .from(questions)
    .where(matches)
    .orderBy(...bankOrders[filter.sort])
    .limit(filter.limit)
    .offset(skip);
}

async function countOf(executor: Executor, some: SQL): Promise<number> {
  const [row] = await executor.select({ total: count() }).from(sql`(${some}) AS counted`);
  return row?.total ?? 0;
}
