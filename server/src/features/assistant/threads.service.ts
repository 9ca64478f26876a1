/** Conversations: lists of them, one with all its branches, titles, deletion with undo, and one as a file. */

import type { QueryOf, SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type {
  AskedQuestion,
  DeletedThread,
  getThread,
  listThreads,
  Thread,
} from '@akada/contract/work/assistant.ts';
import { threadMarkdown } from '@akada/core/assistant/thread-markdown.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { createUndo, type Deletable, restorableUntil } from '../../platform/undo/undo.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { presentAnswers, sourceLabel } from './record/answers.present.ts';
import { countByThread, findAnswers, findQuestions, findRunning } from './record/answers.repo.ts';
import { type ThreadRow, threads } from './record/assistant.tables.ts';
import * as repo from './record/threads.repo.ts';
import type { AnswerWriting } from './writing/answer-writing.service.ts';

export interface ThreadsDeps {
  notes: NotesService;
  holds: QuestionHolds;
  database: Database;
  clock: Clock;
  answering: AnswerWriting;
}

export type Threads = ReturnType<typeof createThreads>;

export function createThreads(deps: ThreadsDeps) {
  const { database, clock, answering, holds } = deps;
  const { db } = database;
  const undo = createUndo(deps, threads, { topic: 'assistant' });

  const present = async (row: ThreadRow): Promise<Thread> => {
    const [thread] = await presentThreads(db, deps, [row]);
    if (!thread) throw notFound();
    return thread;
  };
  const askedIn = async ({ id, userId }: ThreadRow): Promise<AskedQuestion[]> => {
    const [questions, rows] = await Promise.all([findQuestions(db, id), findAnswers(db, id)]);
    const answers = await presentAnswers(db, holds, userId, rows);
    return questions.map(({ id: questionId, parentId, text, createdAt }) => ({
      id: questionId,
      parent_id: parentId,
      text,
      created_at: createdAt,
      answers: answers.filter(({ question_id }) => question_id === questionId),
    }));
  };

  return {
    async list(userId: string, query: QueryOf<typeof listThreads>) {
      const { rows, total } = await repo.findThreads(db, { userId, ...query });
      return { items: await presentThreads(db, deps, rows), total };
    },
    async get(thread: Authorized<ThreadRow>): Promise<SuccessOf<typeof getThread>> {
      const [shown, asked] = await Promise.all([present(thread), askedIn(thread)]);
      return { ...shown, asked };
    },
    async rename({ id, userId }: Authorized<ThreadRow>, title: string): Promise<Thread> {
      await database.transaction(async (tx) => {
        await repo.renameThread(tx, id, title);
        await publishHint(tx, userId, { topic: 'assistant', id });
      });
      const row = await repo.findThread(db, id);
      if (row === null) throw notFound();
      return present(row);
    },
    async remove(row: Authorized<Deletable>): Promise<void> {
      const running = await findRunning(db, row.userId, clock.now());
      await undo.remove(row);
      for (const answer of running) if (answer.threadId === row.id) await answering.stop(answer);
    },
    restore: (row: Authorized<Deletable>) => undo.restore(row),
    async listDeleted(userId: string): Promise<DeletedThread[]> {
      const rows = await repo.findDeletedThreads(db, userId, clock.now());
      return rows.map(({ id, title, deletedAt }) => ({
        id,
        title,
        restorable_until: restorableUntil(deletedAt),
      }));
    },
    /** @returns the newest branch as Markdown */
    async write(thread: Authorized<ThreadRow>): Promise<string> {
      const requested = await askedIn(thread);
      const branch: AskedQuestion[] = [];
      for (let next = requested.at(-1); next; ) {
        branch.unshift(next);
        const parentId = next.parent_id;
        next = requested.find(({ answers }) => answers.some(({ id }) => id === parentId));
      }
      const turns = branch.map(({ text, answers }, index) => {
        // By default the branch continues with the newest version.
        const followed = answers.find(({ id }) => id === branch[index + 1]?.parent_id) ?? answers.at(-1);
        const sources = (followed?.citations ?? []).map((citation) => ({
          number: citation.number,
          label: sourceLabel(citation),
        }));
        return { question: text, answer: followed?.text ?? '', sources };
      });
      return threadMarkdown(thread.title, turns);
    },
  };
}

async function presentThreads(
  executor: Executor,
  { notes }: Pick<ThreadsDeps, 'notes'>,
  rows: readonly ThreadRow[],
): Promise<Thread[]> {
  const [counts, titles] = await Promise.all([
    countByThread(
      executor,
      rows.map(({ id }) => id),
    ),
    notes.titlesOf(executor, [...new Set(rows.flatMap(({ noteId }) => noteId ?? []))]),
  ]);
  return rows.map((row) => {
    const title = row.noteId === null ? undefined : titles.get(row.noteId);
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      file: row.noteId === null || title === undefined ? null : { id: row.noteId, title },
      question_id: row.practisedId,
      questions: counts.get(row.id) ?? 0,
      created_at: row.createdAt,
      used_at: row.usedAt,
    };
  });
}
