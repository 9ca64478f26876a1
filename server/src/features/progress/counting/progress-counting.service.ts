/**
 * Counts what people did. An item is always recounted from everything stored about it, so events may arrive
 * late, twice and in any order.
 */
import { type Evidence, getMastery } from '@akada/core/progress/mastery.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { createDueSearch, recounting } from '../../../platform/outbox/recount.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { inBatches } from '../../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountIdsAfter } from '../../accounts/accounts.ts';
import { answeredInExams } from '../../exams/end/given-answers.service.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { answeredInPractice } from '../../practice/answers/given-answers.service.ts';
import { type AssignedCourses, countedCards, countedQuestions } from './counted-items.service.ts';
import { getTopicName, progressDue, type TopicName, type TopicRow } from './progress.tables.ts';
import { type DueItem, lockProgressOf, takeDue } from './progress-due.repo.ts';
import * as repo from './progress-rows.repo.ts';

export interface CountingDeps {
  database: Database;
  memory: Pick<MemoryService, 'events' | 'reviewed'>;
  assignedCourses: AssignedCourses;
}

const itemsAtOnce = 500;
/** A person with very many due items is counted in several transactions. */
const maxParts = 10;
const accountsAtOnce = 1_000;

/** @returns the task of the workers that counts what is due */
export function progressCounting(deps: CountingDeps & Pick<Platform, 'clock'>): PeriodicTask {
  return recounting(deps, {
    name: 'progress.count',
    findDue: createDueSearch(progressDue),
    count: (tx, userId) => countDue(tx, deps, userId),
  });
}

async function countDue(tx: Transaction, deps: CountingDeps, userId: string): Promise<void> {
  await lockProgressOf(tx, userId);
  const touched: repo.Touched[] = [];
  for (let part = 0; part < maxParts; part += 1) {
    const items = await takeDue(tx, userId, itemsAtOnce);
    if (items.length === 0) break;
    touched.push(await repo.findTouched(tx, userId, items));
    await countItems(tx, deps, userId, items);
    touched.push(await repo.findTouched(tx, userId, items));
  }
  if (touched.length === 0) return;
  await addUp(tx, userId, touched);
  await publishHint(tx, userId, { topic: 'progress', id: null });
}

async function countItems(
  tx: Transaction,
  { memory, assignedCourses }: CountingDeps,
  userId: string,
  items: readonly DueItem[],
): Promise<void> {
  const getIds = (kind: DueItem['itemKind']) =>
    items.flatMap(({ itemKind, itemId }) => (itemKind === kind ? itemId : []));
  const courses = await assignedCourses(
    tx,
    userId,
    items.map(({ itemId }) => itemId),
  );
  const counted = [
    ...(await countedQuestions(tx, memory, { userId, ids: getIds('question'), courses })),
    ...(await countedCards(tx, memory, { userId, ids: getIds('card'), courses })),
  ];
  const withDays = counted.filter(({ days }) => days.length > 0);
  await repo.putItems(
    tx,
    userId,
    withDays.map(({ item }) => item),
  );
  await repo.replaceDays(
    tx,
    userId,
    items,
    withDays.flatMap(({ days }) => days),
  );
}

async function addUp(tx: Transaction, userId: string, touched: readonly repo.Touched[]): Promise<void> {
  await repo.sumDays(tx, userId, [...new Set(touched.flatMap(({ days }) => days))]);
  const topics = new Map(touched.flatMap((some) => some.topics.map((name) => [getTopicName(name), name])));
  await foldTopics(tx, userId, [...topics.values()]);
}

async function foldTopics(tx: Transaction, userId: string, topics: readonly TopicName[]): Promise<void> {
  if (topics.length === 0) return;
  await repo.replaceTopics(tx, userId, topics, await getBeliefs(repo.findEvidence(tx, userId, topics)));
}

/** @param evidence each topic in one part @returns a row for each of them */
export async function getBeliefs(evidence: AsyncIterable<repo.EvidenceRow[]>): Promise<TopicRow[]> {
  const rows: TopicRow[] = [];
  for await (const part of evidence) rows.push(...beliefsOfPart(part));
  return rows;
}

function beliefsOfPart(evidence: readonly repo.EvidenceRow[]): TopicRow[] {
  return [...Map.groupBy(evidence, getTopicName).values()].flatMap((answers) => {
    const belief = getMastery(answers.map(getEvidence));
    const [first] = answers;
    if (!belief || !first) return [];
    const { sourceKind, sourceKey, topicKey } = first;
    // The first spelling in sorted order is used, so that equivalent spellings always give the same topic.
    const [topic = null] = answers.flatMap((answer) => answer.topic ?? []).sort();
    return [{ sourceKind, sourceKey, topicKey, topic, ...belief }];
  });
}

function getEvidence({ givenAt, ...answer }: Omit<Evidence, 'givenAt'> & { givenAt: string }): Evidence {
  return { ...answer, givenAt: Date.parse(givenAt) };
}

/** Makes all rows of all accounts again. @returns how many people have any */
export async function rebuildProgress(deps: CountingDeps): Promise<number> {
  let people = 0;
  const { db } = deps.database;
  const everyone = inBatches((last: string | null) => accountIdsAfter(db, last, accountsAtOnce));
  for await (const userId of everyone) {
    if (await deps.database.transaction((tx) => rebuildOf(tx, deps, userId))) people += 1;
  }
  return people;
}

/** @returns whether there is anything to count */
async function rebuildOf(tx: Transaction, deps: CountingDeps, userId: string): Promise<boolean> {
  await lockProgressOf(tx, userId);
  await repo.clearRows(tx, userId);
  const questions = [...(await answeredInPractice(tx, userId)), ...(await answeredInExams(tx, userId))];
  const items: DueItem[] = [
    ...[...new Set(questions)].map((itemId) => ({ itemKind: 'question' as const, itemId })),
    ...(await deps.memory.reviewed(tx, userId, 'card')).map((itemId) => ({
      itemKind: 'card' as const,
      itemId,
    })),
  ];
  for (let from = 0; from < items.length; from += itemsAtOnce)
    await countItems(tx, deps, userId, items.slice(from, from + itemsAtOnce));
  await addUp(tx, userId, [await repo.findTouched(tx, userId, null)]);
  return items.length > 0;
}
