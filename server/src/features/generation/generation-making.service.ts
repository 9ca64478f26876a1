/**
 * Making the questions: read the note, let the study model propose, store everything at once. Any process may die at
 * any line: what counts is the row, and only the newest attempt may finish it.
 */
import {
  type GenerationFailure,
  generationFailureSentence,
} from '@akada/core/generation/generation-failure.ts';
import { isWhole } from '@akada/core/generation/scope/within-scope.ts';
import { isGivenBack, type Shortfall, shortfallOf } from '@akada/core/generation/shortfall.ts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { EventDeclaration, FactsSchema } from '../../platform/outbox/event.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import { createLeasedWork, type LeasedWork, type WorkDeps } from '../../platform/work/leased-work.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionSet, QuestionsService } from '../questions/questions.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { generationFailed, generationReady } from './generation.events.ts';
import * as repo from './generation.repo.ts';
import { type GenerationRow, scopeOf } from './generation.tables.ts';

export interface GenerationMakingDeps extends WorkDeps {
  usage: UsageService;
  questions: QuestionsService;
  notes: Pick<NotesService, 'loadDocument'>;
  studyModel: Pick<StudyModel, 'makeSet'>;
}

export function createGenerationMaking(deps: GenerationMakingDeps): LeasedWork {
  return createLeasedWork(deps, repo.makeQuestionsWork, {
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
  const { db } = deps.database;
  const { userId, noteId } = generation;
  const document = noteId === null ? null : await deps.notes.loadDocument(db, noteId);
  if (noteId === null || !document) return fail(deps, generation, 'note_deleted');

  const excludedAnswers = await deps.questions.answersOfNote(db, userId, noteId);
  const { requested } = generation;
  const scope = scopeOf(generation);
  const request = { document, count: requested, seed: noteId, excludedAnswers, scope };
  const { questions: drafts, spareAnswers } = await deps.studyModel.makeSet(request, signal);
  if (drafts.length === 0)
    return fail(deps, generation, isWhole(scope) ? 'nothing_to_ask' : 'nothing_in_scope');

  const shortfall = drafts.length < requested ? shortfallOf(request) : null;
  const rendered = await deps.questions.withContent(drafts, signal);
  await finish(deps, { ...generation, noteId }, { drafts: rendered, shortfall, spareAnswers });
}

interface FinishedSet {
  drafts: QuestionSet['drafts'];
  shortfall: Shortfall | null;
  spareAnswers: string[];
}

/** A set with fewer than half of what was asked for is the student's, and its unit is given back. */
function finish(
  { database, questions, usage, clock }: GenerationMakingDeps,
  generation: GenerationRow & { noteId: string },
  { drafts, shortfall, spareAnswers }: FinishedSet,
): Promise<void> {
  const { id, userId, noteId, requested, kind, chargedPeriod } = generation;
  const made = drafts.length;
  const givesBack = isGivenBack(made, requested);
  return database.transaction(async (tx) => {
    const set = { made, shortfall, spareAnswers, chargedPeriod: givesBack ? null : chargedPeriod };
    if (!(await repo.markReady(tx, generation, set, clock.now()))) return;

    await questions.add(tx, { userId, generationId: id, noteId, drafts });
    await publish(tx, generation, generationReady, { made, requested });
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

    const { userId, kind, chargedPeriod } = generation;
    if (chargedPeriod) await usage.release(tx, { userId, kind, periodStart: chargedPeriod });
    await publish(tx, generation, generationFailed, { code, reason: generationFailureSentence(code) });
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
