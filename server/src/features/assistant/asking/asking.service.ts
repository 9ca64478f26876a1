/** Begins answers: finds what a question follows, keeps the bounds, and writes the rows that the answer is written into. */

import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { type ask, ask as askEndpoint, askNote } from '@akada/contract/work/assistant.ts';
import { assistantLimits } from '@akada/core/assistant/assistant-rules.ts';
import { getTitle } from '@akada/core/assistant/thread-markdown.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findMade, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { ModelWriting } from '../../language-model/model-writing.service.ts';
import type { AuthorizeNote } from '../../notes/notes.access.ts';
import { assertReady } from '../../notes/notes.service.ts';
import * as repo from '../record/answers.repo.ts';
import type { AuthorizeAssistant } from '../record/assistant.access.ts';
import type { AnswerRow, AskedRow, ThreadRow } from '../record/assistant.tables.ts';
import { insertThread, markUsed } from '../record/threads.repo.ts';
import type { AnswerWriting } from '../writing/answer-writing.service.ts';
import type { ChatAnswers } from '../writing/chat-answer.service.ts';

export interface Asked {
  caller: Pick<Caller, 'userId'>;
  form: BodyOf<typeof ask>;
  noteId: string | null;
  key: string | null;
  /** Aborts when a stopping server waits for the answer no longer. */
  deadline: AbortSignal;
}

/** The question, its conversation and its note. */
interface Turn {
  thread: ThreadRow;
  isNewThread: boolean;
  question: AskedRow;
  isNewQuestion: boolean;
}

export type Asking = ReturnType<typeof createAsking>;

/**
 * Runs under the lock of the person.
 *
 * @throws Fault `too_many_requests` while two answers are being written
 */
export async function assertMayBegin(tx: Transaction, userId: string, now: number): Promise<void> {
  await repo.lockAsking(tx, userId);
  if ((await repo.findRunning(tx, userId, now)).length < assistantLimits.running) return;
  throw new Fault(
    'too_many_requests',
    'Two answers are being written for you. Wait for one of them, or stop it.',
    { retryAfter: 5 },
  );
}

export function createAsking(deps: {
  database: Database;
  clock: Clock;
  authorize: AuthorizeAssistant;
  authorizeNote: AuthorizeNote;
  answering: AnswerWriting;
  writing: Pick<ModelWriting, 'modelFor'>;
  chatAnswer: ChatAnswers;
}) {
  const { database, clock, authorize, authorizeNote, answering, chatAnswer } = deps;
  const { db } = database;

  /**
   * Finds the question and its conversation.
   *
   * @throws Fault `not_found`, `conflict`
   */
  const getTurn = async ({ caller, form, noteId }: Asked): Promise<Turn> => {
    const { userId } = caller;
    const createdAt = getInstant(clock.now());
    if (form.regenerate !== undefined) {
      const earlier = await authorize.answer(caller, form.regenerate);
      const [thread, question] = await Promise.all([
        authorize.thread(caller, earlier.threadId),
        repo.findQuestion(db, earlier.questionId),
      ]);
      if (question === null || thread.kind !== 'chat') throw notFound();
      return { thread, question, isNewThread: false, isNewQuestion: false };
    }
    const requested = { id: newId(), userId, noteId, text: form.query, createdAt };
    if (form.thread_id === undefined) {
      if (form.parent_id !== undefined) throw notFound();
      const thread: ThreadRow = {
        id: newId(),
        userId,
        kind: 'chat',
        title: getTitle(form.query),
        noteId,
        createdAt,
        usedAt: createdAt,
        practisedId: null,
        practisedVersion: null,
        deletedAt: null,
      };
      const question = { ...requested, threadId: thread.id, parentId: null };
      return { thread, question, isNewThread: true, isNewQuestion: true };
    }
    const thread = await authorize.thread(caller, form.thread_id);
    if (thread.kind !== 'chat') throw notFound();
    const parentId = await getParent(thread, form.parent_id);
    const question = { ...requested, threadId: thread.id, parentId };
    return { thread, question, isNewThread: false, isNewQuestion: true };
  };

  const getParent = async (thread: ThreadRow, input: string | undefined): Promise<string | null> => {
    if (input === thread.id) return null;
    const all = await repo.findAnswers(db, thread.id);
    if (input === undefined) return all.at(-1)?.id ?? null;
    if (!all.some(({ id }) => id === input)) throw notFound();
    return input;
  };

  const write = async (
    tx: Transaction,
    turn: Turn,
    created: Pick<AnswerRow, 'id' | 'madeBy'>,
  ): Promise<void> => {
    const { thread, question } = turn;
    const now = clock.now();
    await assertMayBegin(tx, thread.userId, now);
    if (turn.isNewThread) await insertThread(tx, thread);
    if (turn.isNewQuestion) {
      if ((await repo.countQuestions(tx, thread.id)) >= assistantLimits.questions)
        throw new Fault('conflict', 'This conversation has reached its limit. Start a new one.');
      await repo.insertQuestion(tx, question);
    }
    const versions = (await repo.findAnswers(tx, thread.id)).filter((one) => one.questionId === question.id);
    if (versions.length >= assistantLimits.versions)
      throw new Fault('conflict', 'You cannot ask for more answers to this question. Ask it in other words.');
    const { userId } = thread;
    const row = { ...created, questionId: question.id, threadId: thread.id, userId };
    await repo.insertAnswer(tx, { ...row, version: versions.length + 1 }, now);
    await markUsed(tx, thread.id, { usedAt: getInstant(now), noteId: question.noteId });
    await publishHint(tx, userId, { topic: 'assistant', id: thread.id });
  };

  /** @returns what was said on the way to a question, the first turn first */
  const getHistory = async ({ threadId, parentId }: AskedRow) => {
    const [questions, all] = await Promise.all([
      repo.findQuestions(db, threadId),
      repo.findAnswers(db, threadId),
    ]);
    const turns: { question: string; answer: string }[] = [];
    for (let next = parentId; next !== null; ) {
      const answer = all.find(({ id }) => id === next);
      const question = questions.find(({ id }) => id === answer?.questionId);
      if (!answer || !question) break;
      turns.unshift({ question: question.text, answer: answer.text });
      next = question.parentId;
    }
    return turns;
  };

  return {
    /**
     * @returns the answer, which is being written; a repeated call gets the first one
     * @throws Fault `not_found`, `note_not_ready`, `too_many_requests`, `conflict`
     */
    async begin(requested: Asked): Promise<Authorized<AnswerRow>> {
      const { caller, noteId, key, deadline } = requested;
      const { userId } = caller;
      const call = { userId, endpoint: (noteId === null ? askEndpoint : askNote).id, key };
      const made = await findMade(db, call);
      if (made !== null) return authorize.answer(caller, made);

      const turn = await getTurn(requested);
      const about = turn.isNewQuestion ? noteId : turn.question.noteId;
      if (about !== null) assertReady(await authorizeNote(caller, about));
      const model = await deps.writing.modelFor(userId);
      let isFirst = false;
      const id = await makeOnce(deps, call, async (tx, answerId) => {
        await write(tx, turn, { id: answerId, madeBy: model === null ? 'notes' : 'model' });
        isFirst = true;
      });
      if (isFirst) {
        const { question, thread } = turn;
        const composer = chatAnswer({
          answerId: id,
          userId,
          threadId: thread.id,
          noteId: about,
          question: question.text,
          history: await getHistory(question),
        });
        const ended = answering.begin({ id, userId, threadId: thread.id }, composer, deadline);
        // Quotes are there immediately.
        if (model === null) await ended;
      }
      return authorize.answer(caller, id);
    },
  };
}
