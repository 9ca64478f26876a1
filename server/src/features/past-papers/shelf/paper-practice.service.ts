/** Draws questions of past papers for practice, by year and by topic. Practice itself asks them like any others. */
import type { practisePastPapers } from '@akada/contract/material/past-paper-shelf.ts';
import type { BodyOf, SuccessOf } from '@akada/contract/wire/endpoint.ts';
import { seededRandom, shuffled } from '@akada/core/generation/seeded-random.ts';
import { drawByWeight } from '@akada/core/quiz/draw-by-weight.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import { findPapersToJoin, findPractisable, type PractisableQuestion } from './practisable.repo.ts';
import { findSubjects, findTopics } from './shelf.repo.ts';

export interface PaperPracticeDeps {
  database: Database;
  holds: Pick<QuestionHolds, 'heldOf'>;
  /** Puts the ready questions of a paper into its set. */
  fillSet: (caller: Pick<Caller, 'userId'>, paperId: string, signal: AbortSignal) => Promise<unknown>;
}

type Order = BodyOf<typeof practisePastPapers>;

/**
 * Puts the ready questions of the chosen papers into their sets, and draws.
 *
 * @throws Fault `conflict` if no question of the choice can be asked now
 */
export async function drawPaperPractice(
  deps: PaperPracticeDeps,
  { caller, order, signal }: { caller: Pick<Caller, 'userId'>; order: Order; signal: AbortSignal },
): Promise<SuccessOf<typeof practisePastPapers>> {
  const { db } = deps.database;
  const choice = { userId: caller.userId, subject: order.subject, years: order.years, topics: order.topics };
  for (const id of await findPapersToJoin(db, choice)) await deps.fillSet(caller, id, signal);

  const found = await findPractisable(db, choice);
  const ids = found.map(({ id }) => id);
  const heldTitles = await deps.holds.heldOf(db, caller.userId, ids);
  const free = found.filter(({ id }) => !heldTitles.has(id));
  if (free.length === 0) throw found.length > 0 ? allHeld() : noneReady();
  return { question_ids: await draw(deps, choice, order, free), available: free.length };
}

async function draw(
  { database: { db } }: PaperPracticeDeps,
  { userId, subject }: { userId: string; subject: string },
  { order, count, seed }: Order,
  questions: readonly PractisableQuestion[],
): Promise<string[]> {
  if (order === 'mixed')
    return shuffled(questions, seededRandom(seed))
      .slice(0, count)
      .map(({ id }) => id);

  const { rows } = await findSubjects(db, { userId, subject, skip: 0, limit: 1 });
  const topics = await findTopics(
    db,
    userId,
    rows.map(({ key }) => key),
  );
  const weights = new Map<string | null, number>(topics.map((topic) => [topic.topicKey, topic.questions]));
  const questionsWithTopic = topics.reduce((sum, topic) => sum + topic.questions, 0);
  weights.set(null, (rows[0]?.questions ?? 0) - questionsWithTopic);
  const groups = Array.from(
    Map.groupBy(questions, ({ topicKey }) => topicKey),
    ([topicKey, items]) => ({ weight: weights.get(topicKey) ?? items.length, items }),
  );
  return drawByWeight(groups, count, seed).map(({ id }) => id);
}

const noneReady = () =>
  new Fault(
    'conflict',
    'No question of these years and topics has a key yet. Open a paper and give its keys, then practise.',
  );

const allHeld = () =>
  new Fault('conflict', 'Your running exam asks these questions. Practise them when it has ended.');
