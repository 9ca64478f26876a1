/**
 * Makes a requested set: reads the note, lets the producer of its kind propose items, and stores everything
 * in one transaction. Any process may die at any line: only the row counts, and only the newest attempt may
 * finish it.
 */
import {
  type GenerationFailure,
  type GenerationKind,
  generationFailureSentence,
} from '@akada/core/generation/generation-failure.ts';
import { isGivenBack } from '@akada/core/generation/shortfall.ts';
import type { PartsRead } from '@akada/core/language-model/parts-read.ts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { EventDeclaration, FactsSchema } from '../../platform/outbox/event.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { createLeasedWork, type LeasedWork, type WorkDeps } from '../../platform/work/leased-work.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import {
  cardsFailed,
  cardsReady,
  generationFailed,
  generationReady,
  guideFailed,
  guideReady,
} from './generation.events.ts';
import * as repo from './generation.repo.ts';
import { type GenerationRow, getScope } from './generation.tables.ts';
import type { Produce, Produced } from './producers/producer.ts';

export interface GenerationMakingDeps extends WorkDeps {
  usage: UsageService;
  notes: Pick<NotesService, 'loadDocument'>;
  producers: Readonly<Record<GenerationKind, Produce>>;
}

/** The events that end each kind. */
const endings = {
  mcq: { ready: generationReady, failed: generationFailed },
  flashcard: { ready: cardsReady, failed: cardsFailed },
  enhanced_note: { ready: guideReady, failed: guideFailed },
} as const;

export function createGenerationMaking(deps: GenerationMakingDeps): LeasedWork {
  return createLeasedWork(deps, repo.generationWork, {
    onClaim: (tx, { id, userId }) => publishHint(tx, userId, { topic: 'generation', id }),
    run: (generation, signal) => attemptOnce(deps, generation, signal),
    giveUp: (generation) => fail(deps, generation, 'generation_failed'),
  });
}

async function attemptOnce(
  deps: GenerationMakingDeps,
  generation: GenerationRow,
  signal: AbortSignal,
): Promise<void> {
  const { kind, noteId } = generation;
  const document = noteId === null ? null : await deps.notes.loadDocument(deps.database.db, noteId);
  if (noteId === null || !document) return fail(deps, generation, 'note_deleted');

  const order = { ...generation, noteId, document, scope: getScope(generation) };
  const onProgress = (parts: PartsRead) => storeProgress(deps, generation, parts);
  const produced = await deps.producers[kind](order, signal, onProgress);
  return typeof produced === 'string' ? fail(deps, generation, produced) : finish(deps, generation, produced);
}

/** Open pages hear how many parts of the note were read. */
function storeProgress(
  { database }: GenerationMakingDeps,
  generation: GenerationRow,
  parts: PartsRead,
): Promise<void> {
  return database.transaction(async (tx) => {
    await repo.markRead(tx, generation, parts);
    await publishHint(tx, generation.userId, { topic: 'generation', id: generation.id });
  });
}

/** The student keeps a set with at most half of the requested items, and it does not use up a unit. */
function finish(
  { database, usage, clock }: GenerationMakingDeps,
  generation: GenerationRow,
  { made, facts, store }: Produced,
): Promise<void> {
  const { userId, requested, kind, chargedPeriod } = generation;
  const givesBack = isGivenBack(made, requested);
  return database.transaction(async (tx) => {
    const set = { made, ...facts, chargedPeriod: givesBack ? null : chargedPeriod };
    if (!(await repo.markReady(tx, generation, set, clock.now()))) return;

    await store(tx);
    await publish(tx, generation, endings[kind].ready, { made, requested });
    if (!givesBack || !chargedPeriod) return;

    await usage.release(tx, { userId, kind, periodStart: chargedPeriod });
    await publishHint(tx, userId, { topic: 'usage', id: null });
  });
}

function fail(
  { database, usage, clock }: GenerationMakingDeps,
  generation: GenerationRow,
  code: GenerationFailure,
): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await repo.markFailed(tx, generation, code, clock.now()))) return;

    const { userId, kind, chargedPeriod, noteId } = generation;
    if (chargedPeriod) await usage.release(tx, { userId, kind, periodStart: chargedPeriod });
    const reason = generationFailureSentence(kind, code);
    await publish(tx, generation, endings[kind].failed, {
      code,
      reason,
      noteId: noteId ?? undefined,
    });
    await publishHint(tx, userId, { topic: 'usage', id: null });
  });
}

async function publish<Schema extends FactsSchema>(
  tx: Transaction,
  { id, userId }: GenerationRow,
  event: EventDeclaration<Schema>,
  facts: z.output<Schema>,
): Promise<void> {
  await record(tx, event, { userId, subjectId: id, facts });
  await publishHint(tx, userId, { topic: 'generation', id });
}
