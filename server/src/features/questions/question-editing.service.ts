/** Editing a question: the gate judges it again, and what it said before stays as an earlier version. */
import type { editQuestion, Question } from '@akada/contract/material/questions.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { checksAfterEdit, saysTheSame } from '@akada/core/generation/gate/edited-question.ts';
import { allGateFaults, getRejections, isSolvedByModel } from '@akada/core/generation/gate/gate-words.ts';
import type { GateFault } from '@akada/core/generation/gate/item-gate.ts';
import { isChoiceType } from '@akada/core/questions/bank-question.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { IsolationFailure } from '../../platform/isolate/failure.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { assertNotHeld } from './holds/question-holds.service.ts';
import type { QuestionTexts, StoredContent } from './question/question-content.ts';
import * as repo from './question/questions.repo.ts';
import { isOfNote, type NoteQuestion, type QuestionRow } from './question/questions.tables.ts';
import { getDraft, presentQuestion, type QuestionsDeps, type QuestionsService } from './questions.service.ts';

export type QuestionChange = BodyOf<typeof editQuestion>;

export interface QuestionEditing {
  /**
   * @param signal gives up; the promise rejects
   * @returns the present question; a repetition changes nothing more
   * @throws Fault `question_refused` with the faults of each field; `conflict` with the present question if
   * it has another version, and while an exam over it runs; `validation_failed`, `too_many_requests`
   */
  edit(question: Authorized<QuestionRow>, change: QuestionChange, signal: AbortSignal): Promise<Question>;
}

export interface QuestionEditingDeps extends QuestionsDeps {
  questions: Pick<QuestionsService, 'ofGeneration' | 'withContent'>;
  notes: Pick<NotesService, 'loadDocument'>;
  studyModel: Pick<StudyModel, 'judgeQuestion'>;
}

/** A student who corrects a complete set word by word stays below it; each edit may read a complete note. */
const editLimit: Limit = {
  most: 240,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have changed too many questions. Please wait ${wait}, then continue.`,
};

const editsKey = (userId: string) => `question-edits:${userId}`;

export function createQuestionEditing(deps: QuestionEditingDeps): QuestionEditing {
  const { database, clock, questions, holds } = deps;
  const limits = createLimits(deps);

  return {
    async edit(question, change, signal) {
      const { userId, id } = question;
      // The reason of a rejection reveals which option is right.
      await assertNotHeld(holds, { executor: database.db, userId, ids: [id] });
      assertSound(question, change);
      if (says(question, change)) return presentQuestion(question);
      if (question.version !== change.version) throw changedSince(question);

      await limits.claim({ executor: database.db, key: editsKey(question.userId) }, editLimit);
      // A question that was not made from a note cannot be checked against one.
      const faults = isOfNote(question) ? await judge(deps, { question, change }, signal) : [];
      if (faults.length > 0 && !change.save_anyway) throw refused(faults);

      const [rendered] = await questions.withContent([getTexts(edited(question, change))], signal);
      if (!rendered) throw notFound();
      return database.transaction((tx) =>
        save(tx, question.id, { change, faults, rendered }, getInstant(clock.now())),
      );
    },
  };
}

/** Deletes the count of a person. */
export function forgetEdits(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, editsKey(userId));
}

function assertSound(
  { type }: Pick<QuestionRow, 'type'>,
  { options, answer_index: answerIndex }: QuestionChange,
): void {
  if (!isChoiceType(type)) throw invalidField('options', 'This question has no options to change');
  if (type === 'multiple')
    throw invalidField('answer_index', 'Several options of this question may be right');
  if (type === 'true_false' && options.length !== 2)
    throw invalidField('options', 'True or false has two options');
  if (answerIndex >= options.length) throw invalidField('answer_index', 'Choose the right option');
  if (new Set(options).size < options.length) throw invalidField('options', 'Give each option once');
}

function says(question: QuestionRow, { stem, options, answer_index, explanation }: QuestionChange): boolean {
  return (
    question.stem === stem &&
    question.answerIndex === answer_index &&
    question.explanation === explanation &&
    question.options.length === options.length &&
    question.options.every((option, index) => option === options[index])
  );
}

function edited<Row extends QuestionRow>(question: Row, change: QuestionChange) {
  const { stem, options, answer_index: answerIndex, explanation } = change;
  // The feedback on an option fits only its present text and key.
  const isAsBefore = options.length === question.options.length && answerIndex === question.answerIndex;
  const getFeedback = (text: string, index: number) =>
    saysTheSame(options[index] ?? '', question.options[index] ?? '') ? text : '';
  const feedback = isAsBefore ? question.feedback.map(getFeedback) : [];
  return { ...question, stem, options, answerIndex, explanation, feedback };
}

function getTexts({ sourceQuote, ...texts }: QuestionRow): QuestionTexts {
  return { ...texts, source: { quote: sourceQuote } };
}

/**
 * A question cannot be judged if its note was deleted, or if the gate does not finish reading the note: such
 * an edit is rejected, or saved with every fault if the student insists.
 */
async function judge(
  { database: { db }, notes, questions, studyModel }: QuestionEditingDeps,
  { question: previous, change }: { question: NoteQuestion; change: QuestionChange },
  signal: AbortSignal,
): Promise<readonly GateFault[]> {
  const question = edited(previous, change);
  const savesAnyway = change.save_anyway;
  const document = await notes.loadDocument(db, question.noteId);
  if (!document) {
    if (savesAnyway) return allGateFaults;
    throw refusedFor(
      'The note of this question was deleted or is being read again, so nothing can be checked.',
    );
  }
  const set = await questions.ofGeneration(db, question.userId, question.generationId);
  const others = set
    .filter(isOfNote)
    .filter(({ id }) => id !== question.id)
    .map(getDraft);
  try {
    const solved = isSolvedByModel(previous) ? getDraft(previous) : null;
    return await studyModel.judgeQuestion({ document, question: getDraft(question), others, solved }, signal);
  } catch (error) {
    if (savesAnyway && error instanceof IsolationFailure) return allGateFaults;
    throw error;
  }
}

async function save(
  tx: Transaction,
  id: string,
  {
    change,
    faults,
    rendered: { content, answerContent, contentVersion },
  }: { change: QuestionChange; faults: readonly GateFault[]; rendered: StoredContent },
  time: string,
): Promise<Question> {
  const current = await repo.lockQuestion(tx, id);
  if (!current) throw notFound();
  if (says(current, change)) return presentQuestion(current);
  if (current.version !== change.version) throw changedSince(current);

  const after = edited(current, change);
  const { stem, options, answerIndex, explanation, feedback } = after;
  const next = {
    stem,
    options,
    answerIndex,
    explanation,
    feedback,
    content,
    answerContent,
    contentVersion,
    version: current.version + 1,
    origin: faults.length > 0 || !isOfNote(current) ? ('own' as const) : ('edited' as const),
    faults: [...faults],
    modelChecks: isOfNote(current)
      ? checksAfterEdit(current, { ...after, answerIndex: change.answer_index })
      : [],
  };
  await repo.saveVersion(tx, current, time);
  const written = await repo.writeQuestion(tx, id, next);
  await publishHint(tx, current.userId, { topic: 'question', id });
  return presentQuestion(written ?? { ...current, ...next });
}

function changedSince(current: QuestionRow): Fault {
  return new Fault('conflict', 'This question has changed since you opened it. Look at it as it is now.', {
    facts: { question: presentQuestion(current) },
  });
}

function refused(faults: readonly GateFault[]): Fault {
  return new Fault('question_refused', 'A check found something wrong with this question.', {
    fields: getRejections(faults),
  });
}

function refusedFor(sentence: string): Fault {
  return new Fault('question_refused', sentence, { fields: { source: sentence } });
}
