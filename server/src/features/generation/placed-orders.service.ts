/** Orders that are placed in the transaction of something else, and how they stand. */
import { cardShortfallSentence } from '@akada/core/cards/card-shortfall.ts';
import { type GenerationKind, generationFailureSentence } from '@akada/core/generation/generation-failure.ts';
import type { QuestionScope } from '@akada/core/generation/question-draft.ts';
import { shortfallSentence } from '@akada/core/generation/shortfall.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { sendWork } from '../../platform/work/leased-work.ts';
import type { CourseText } from '../courses/course-texts/course-texts.service.ts';
import type { GuideSets } from '../guides/guide-sets.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import * as repo from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';

/**
 * The limit exceeds the need of a lesson. Units that are returned after a failure do not permit another round
 * immediately.
 */
const orderLimit: Limit = {
  most: 30,
  windowMs: 60 * 60_000,
  refusal: (wait) =>
    `You have asked for too many questions, cards or guides. Please wait ${wait}, then ask again.`,
};

const ordersKey = (userId: string) => `generation:${userId}`;

/** An order for a note that is ready. */
export interface PlacedOrder {
  /** The generation's id. */
  id: string;
  userId: string;
  plan: string;
  noteId: string;
  kind: GenerationKind;
  count: number;
  course: CourseText;
  scope: QuestionScope;
}

/** The status of a generation, without its items. */
export interface GenerationSummary extends Pick<GenerationRow, 'status' | 'made'> {
  /** The reason why there are no items, or fewer than requested. */
  message: string | null;
}

export type PlacedOrders = ReturnType<typeof createPlacedOrders>;

export function createPlacedOrders(deps: {
  database: Database;
  clock: Clock;
  queue: Queue;
  usage: Pick<UsageService, 'reserve'>;
  guides: Pick<GuideSets, 'begin'>;
}) {
  const { database, clock, queue, usage, guides } = deps;
  return {
    /**
     * Reserves a unit, writes the generation and sends its job.
     * @throws Fault `usage_limit_reached`, `too_many_requests`; nothing was written then
     */
    async submit(tx: Transaction, order: PlacedOrder): Promise<void> {
      const { id, userId, plan, noteId, kind, count: requested, course, scope } = order;
      await createLimits(deps).claim({ executor: tx, key: ordersKey(userId) }, orderLimit);
      const chargedPeriod = await usage.reserve(tx, { userId, plan, kind });
      const { focus, pages, kinds, difficulty, types } = scope;
      const range = { firstPage: pages?.from ?? null, lastPage: pages?.to ?? null };
      const part = { focus, ...range, kinds: [...kinds], difficulty, types };
      const generation = { id, userId, kind, noteId, requested, ...course, ...part, chargedPeriod };
      await repo.insertGeneration(tx, generation, clock.now());
      if (kind === 'enhanced_note') await guides.begin(tx, { id, userId, noteId });
      await sendWork(tx, queue, repo.generationWork, id);
      await publishHint(tx, userId, { topic: 'usage', id: null });
    },
    /** Writes a generation whose items come with it: it uses nothing of the month. */
    addReady: (tx: Transaction, set: Pick<GenerationRow, 'id' | 'userId' | 'noteId' | 'kind' | 'made'>) =>
      repo.insertReadySet(tx, set, clock.now()),
    /** @returns the summary of each existing generation by its id */
    async summariesOf(ids: readonly string[]): Promise<Map<string, GenerationSummary>> {
      const rows = await repo.findGenerations(database.db, ids);
      return new Map(rows.map((row) => [row.id, getSummary(row)]));
    },
  };
}

function getSummary({
  kind,
  status,
  made,
  failureCode,
  shortfall,
  cardShortfall,
}: GenerationRow): GenerationSummary {
  if (failureCode !== null) return { status, made, message: generationFailureSentence(kind, failureCode) };
  if (cardShortfall !== null) return { status, made, message: cardShortfallSentence(cardShortfall) };
  return { status, made, message: shortfall && shortfallSentence(shortfall) };
}

/** Deletes the count of a person. */
export function forgetOrders(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, ordersKey(userId));
}
