/** Replaces a question that a student does not want by a new question of the same note, in the same set. */
import type { Question } from '@akada/contract/material/questions.ts';
import { type Generation, replaceQuestion } from '@akada/contract/work/generation.ts';
import { getShortfall, shortfallSentence } from '@akada/core/generation/shortfall.ts';
import { normalForm } from '@akada/core/text/words.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { findMade, type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import type { NotesService } from '../notes/notes.service.ts';
import {
  getDraft,
  isOfNote,
  type NoteQuestion,
  type QuestionRow,
  type QuestionsService,
} from '../questions/questions.service.ts';
import * as repo from './generation.repo.ts';
import { type GenerationRow, getScope } from './generation.tables.ts';

const replaceableForMs = 24 * 60 * 60_000;

/** Counts failed replacements too, because each one reads the complete note. */
const replacementLimit: Limit = {
  most: 100,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have replaced too many questions. Please wait ${wait}, then continue.`,
};

const replacementsKey = (userId: string) => `replacements:${userId}`;

export interface ReplacementOrder {
  userId: string;
  /** Called only for a new key, because the first call has deleted the question of a repetition. */
  question(): Promise<Authorized<QuestionRow>>;
  idempotencyKey: string | null;
}

export interface QuestionReplacing {
  /**
   * @param signal aborts the work; the promise then rejects
   * @returns the new question, or the question of the first call with the same key
   * @throws Fault `conflict` if the set can no longer be changed this way or the note has no further
   * question, `too_many_requests`, `not_found` if the question was deleted in the meantime, and the errors of
   * `order.question`
   */
  replace(order: ReplacementOrder, signal: AbortSignal): Promise<Question>;
}

export interface QuestionReplacingDeps {
  database: Database;
  clock: Clock;
  questions: QuestionsService;
  notes: Pick<NotesService, 'loadDocument'>;
  studyModel: Pick<StudyModel, 'makeReplacement'>;
}

export function createQuestionReplacing(deps: QuestionReplacingDeps): QuestionReplacing {
  const { db } = deps.database;

  return {
    async replace(order, signal) {
      const call = { userId: order.userId, endpoint: replaceQuestion.id, key: order.idempotencyKey };
      const made = (await findMade(db, call)) ?? (await replaceOnce(deps, order, call, signal));
      return deps.questions.get(order.userId, made);
    },
  };
}

/**
 * The later of two calls with one key may find that the earlier call already removed the question or used up
 * the count.
 */
async function replaceOnce(
  deps: QuestionReplacingDeps,
  order: ReplacementOrder,
  call: KeyedCall,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await makeReplacement(deps, order, call, signal);
  } catch (error) {
    const made = await findMade(deps.database.db, call);
    if (made === null) throw error;
    return made;
  }
}

async function makeReplacement(
  deps: QuestionReplacingDeps,
  { userId, question }: ReplacementOrder,
  call: KeyedCall,
  signal: AbortSignal,
): Promise<string> {
  const { database, clock, questions } = deps;
  const old = await question();
  if (!isOfNote(old)) throw rejectOther(old);
  const set = await repo.findGeneration(database.db, old.generationId);
  const { left } = getQuota(set, clock.now()) ?? { left: 0 };
  if (set === null || left === 0) throw noReplacementLeft(set, clock.now());

  const limited = { executor: database.db, key: replacementsKey(userId) };
  await createLimits(deps).claim(limited, replacementLimit);
  const draft = await anotherQuestion(deps, old, set, signal);
  return makeOnce(deps, call, async (tx, id) => {
    const number = await repo.countReplacement(tx, set.id);
    if (number === null) throw noReplacementLeft(set, clock.now());
    await questions.replace(tx, old, { id, draft, number });
    await publishHint(tx, userId, { topic: 'generation', id: set.id });
  });
}

/** Deletes the person's count of the limit. */
export function forgetReplacements(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, replacementsKey(userId));
}

/**
 * @param set with its questions and the title of its note, null if the note was deleted
 * @returns how many questions of a set can still be replaced and until when, null for a set without
 * replacements; never more than its questions, nor than the further questions that its note allows
 */
export async function getReplacements(
  { database: { db }, questions, clock }: Pick<QuestionReplacingDeps, 'database' | 'questions' | 'clock'>,
  set: { row: GenerationRow; items: readonly QuestionRow[]; title: string | null },
): Promise<Generation['replacements']> {
  const { row, items, title } = set;
  const quota = getQuota(row, clock.now());
  if (quota === null || quota.left === 0 || title === null) return quota && { ...quota, left: 0 };

  const left = Math.min(quota.left, items.filter(isOfNote).length);
  const { spareAnswers } = row;
  if (spareAnswers === null || left === 0) return { ...quota, left };

  const used = new Set((await usedAnswers(db, questions, row)).map(normalForm));
  const spare = spareAnswers.filter((answer) => !used.has(normalForm(answer)));
  return { ...quota, left: Math.min(left, spare.length) };
}

/** @returns the number of replacements left, which deleted questions do not lower, and their deadline */
function getQuota(set: GenerationRow | null, now: number): Generation['replacements'] {
  if (set === null || set.noteId === null || set.status !== 'ready' || set.made === 0) return null;

  const until = Date.parse(set.finishedAt ?? set.createdAt) + replaceableForMs;
  return { left: now < until ? Math.max(0, set.made - set.replaced) : 0, until: getInstant(until) };
}

/** Includes answers of the set's deleted questions, so that a replaced question does not return. */
async function usedAnswers(
  executor: Executor,
  questions: QuestionsService,
  { userId, noteId, id }: Pick<GenerationRow, 'userId' | 'noteId' | 'id'>,
): Promise<string[]> {
  const ofNote = noteId === null ? [] : await questions.answersOfNote(executor, userId, noteId);
  return [...new Set([...ofNote, ...(await questions.answersOfSet(executor, userId, id))])];
}

async function anotherQuestion(
  { database: { db }, notes, questions, studyModel }: QuestionReplacingDeps,
  old: NoteQuestion,
  created: GenerationRow,
  signal: AbortSignal,
) {
  const { userId, noteId } = old;
  const { id: setId } = created;
  const document = await notes.loadDocument(db, noteId);
  if (!document) {
    throw new Fault(
      'conflict',
      'The note of this question was deleted or is being read again, so we cannot make another question.',
    );
  }
  const set = await questions.ofGeneration(db, userId, setId);
  const others = set
    .filter(isOfNote)
    .filter(({ id }) => id !== old.id)
    .map(getDraft);
  const request = {
    document,
    others,
    excludedAnswers: await usedAnswers(db, questions, created),
    scope: getScope(created),
    seed: `${noteId} ${old.id}`,
  };
  const draft = await studyModel.makeReplacement(request, signal);
  if (draft === null) {
    await repo.clearSpareAnswers(db, setId);
    throw new Fault('conflict', shortfallSentence(getShortfall(request)));
  }

  const [rendered] = await questions.withContent([draft], signal);
  return rendered ?? { ...draft, content: null, answerContent: null, contentVersion: 0 };
}

function rejectOther({ body, source }: QuestionRow): Fault {
  if (body !== null && source === 'generation') {
    return new Fault(
      'conflict',
      'Only questions with options can be replaced. Delete this one, or make a new set.',
    );
  }
  return new Fault(
    'conflict',
    'This question was not made from a note, so we cannot make another one like it.',
  );
}

function noReplacementLeft(set: GenerationRow | null, now: number): Fault {
  const replacements = getQuota(set, now);
  if (replacements && now < Date.parse(replacements.until)) {
    return new Fault(
      'conflict',
      'You have replaced as many questions as this set has. Make a new set instead.',
    );
  }
  return new Fault(
    'conflict',
    'Questions can be replaced for a day after their set was made. Edit or delete this one, or make a new set.',
  );
}
