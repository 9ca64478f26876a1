/** Asking for questions and waiting for them. The making itself is a job: see `generation-making.service.ts`. */
import type { Generation } from '@akada/contract/generation.ts';
import { generationFailureSentence } from '@akada/core/generation/generation-failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { type HintBus, publishHint } from '../../platform/hints/hints.ts';
import type { Caller } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Authorized, Note } from '../notes/notes.access.ts';
import { assertReady } from '../notes/notes.service.ts';
import { presentQuestion, type QuizService } from '../quiz/quiz.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import * as repo from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';
import { makeQuestionsJob } from './generation-job.ts';

/** How long a call waits before it answers "still running": well inside what proxies and phones allow. */
const waitAtMostMs = 25_000;

export interface QuestionOrder {
  count: number;
  courseName: string;
  focus: string;
  idempotencyKey: string | null;
}

export interface GenerationService {
  /**
   * Reserves a unit, writes the generation and sends its job in one transaction.
   * @throws Fault `note_not_ready`, `usage_limit_reached`
   */
  start(caller: Caller, note: Authorized<Note>, order: QuestionOrder): Promise<string>;
  /** Waits until it is ready or failed, at most 25 s or until the signal says that nobody waits any more. */
  settled(caller: Caller, id: string, signal: AbortSignal): Promise<Generation>;
  /** @throws Fault `not_found` */
  get(caller: Caller, id: string): Promise<Generation>;
}

export interface GenerationPorts {
  database: Database;
  queue: Queue;
  hints: HintBus;
  usage: UsageService;
  quiz: QuizService;
}

export function createGenerationService(ports: GenerationPorts): GenerationService {
  const { database, queue, hints, usage } = ports;

  const get = async (caller: Caller, id: string): Promise<Generation> => {
    const row = await repo.findGeneration(database.db, caller.userId, id);
    if (!row) throw notFound();

    return present(ports, caller, row);
  };

  return {
    get,
    async start(caller, note, order) {
      assertReady(note);
      const { userId } = caller;
      const id = newId();
      const made = await database.transaction(async (tx) => {
        const generation = {
          id,
          userId,
          noteId: note.id,
          requested: order.count,
          courseName: order.courseName || note.courseName,
          focus: order.focus,
          idempotencyKey: order.idempotencyKey,
        };
        if (!(await repo.insertGeneration(tx, generation))) return false;

        const periodStart = await usage.reserve(tx, { userId, plan: caller.plan, kind: 'mcq' });
        await repo.setChargedPeriod(tx, id, periodStart);
        await queue.send(tx, makeQuestionsJob, { generation_id: id });
        await publishHint(tx, userId, { topic: 'usage', id: null });
        return true;
      });
      if (made || order.idempotencyKey === null) return id;

      const first = await repo.findByIdempotencyKey(database.db, userId, order.idempotencyKey);
      return first?.id ?? id;
    },
    async settled(caller, id, signal) {
      const enough = AbortSignal.any([signal, AbortSignal.timeout(waitAtMostMs)]);
      const changes = hints.hintsFor(caller.userId, enough);
      let generation = await get(caller, id);
      if (isFinished(generation)) return generation;

      for await (const hint of changes) {
        if (hint.id !== id) continue;
        generation = await get(caller, id);
        if (isFinished(generation)) return generation;
      }
      return get(caller, id);
    },
  };
}

export function isFinished({ status }: Pick<Generation, 'status'>): boolean {
  return status === 'ready' || status === 'failed';
}

async function present(ports: GenerationPorts, caller: Caller, row: GenerationRow): Promise<Generation> {
  const { db } = ports.database;
  const [items, usage] = await Promise.all([
    row.status === 'ready' ? ports.quiz.ofGeneration(db, row.userId, row.id) : [],
    ports.usage.ofKind(db, { userId: row.userId, plan: caller.plan, kind: row.kind }),
  ]);
  return {
    id: row.id,
    kind: row.kind,
    file_id: row.noteId,
    status: row.status,
    requested: row.requested,
    made: row.made,
    items: items.map(presentQuestion),
    usage,
    error: row.failureCode && {
      code: row.failureCode,
      message: generationFailureSentence(row.failureCode),
    },
    created_at: row.createdAt,
  };
}
