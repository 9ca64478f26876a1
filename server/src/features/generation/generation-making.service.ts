/**
 * Making the questions: claim an attempt, read the note, let the study model propose, store everything at once.
 * Any process may die at any line: what counts is the row, and only the newest attempt may finish it.
 */
import {
  type GenerationFailure,
  generationFailureSentence,
} from '@akada/core/generation/generation-failure.ts';
import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Log } from '../../platform/log/log.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { attemptsAtMost } from '../../platform/queue/lease.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuizService } from '../quiz/quiz.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import * as repo from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';
import { makeQuestionsJob } from './generation-job.ts';

export interface GenerationMaking {
  /** One attempt at one generation. @throws whatever went wrong, so that the queue tries again */
  make(generationId: string, signal: AbortSignal): Promise<void>;
  /** Sends again what has been stuck past its lease. */
  resendStuck(): Promise<void>;
}

export interface MakingPorts {
  database: Database;
  queue: Queue;
  usage: UsageService;
  quiz: QuizService;
  notes: Pick<NotesService, 'loadDocument'>;
  studyModel: StudyModel;
  log: Log;
}

export function createGenerationMaking(ports: MakingPorts): GenerationMaking {
  const { database, queue, log } = ports;

  return {
    async make(generationId, signal) {
      const attempt = await repo.claimGeneration(database.db, generationId);
      if (!attempt) return;
      if (attempt.attempts > attemptsAtMost) return fail(ports, attempt, 'generation_failed');

      try {
        await publishHint(database.db, attempt.userId, { topic: 'generation', id: attempt.id });
        await attemptOnce(ports, attempt, signal);
      } catch (error) {
        if (attempt.attempts < attemptsAtMost) throw error;
        log.error({ generationId, error }, 'generation given up');
        await fail(ports, attempt, 'generation_failed');
      }
    },
    async resendStuck() {
      await database.transaction(async (tx) => {
        for (const id of await repo.renewStuck(tx)) {
          await queue.send(tx, makeQuestionsJob, { generation_id: id });
        }
      });
    },
  };
}

async function attemptOnce(ports: MakingPorts, attempt: GenerationRow, signal: AbortSignal): Promise<void> {
  const { db } = ports.database;
  const document = await ports.notes.loadDocument(db, attempt.noteId);
  if (!document) return fail(ports, attempt, 'note_deleted');

  const drafts = await ports.studyModel.makeQuestions(
    {
      document,
      count: attempt.requested,
      seed: attempt.noteId,
      excludedAnswers: await ports.quiz.answersOfNote(db, attempt.userId, attempt.noteId),
      focus: attempt.focus,
    },
    signal,
  );
  if (drafts.length === 0) return fail(ports, attempt, 'nothing_to_ask');

  await finish(ports, attempt, drafts);
}

function finish(ports: MakingPorts, attempt: GenerationRow, drafts: QuestionDraft[]): Promise<void> {
  return ports.database.transaction(async (tx) => {
    if (!(await repo.markReady(tx, attempt, drafts.length))) return;

    const { id, userId, noteId } = attempt;
    await ports.quiz.add(tx, { userId, generationId: id, noteId, drafts });
    await tell(tx, attempt, 'generation.ready', { made: drafts.length, requested: attempt.requested });
  });
}

function fail(ports: MakingPorts, attempt: GenerationRow, code: GenerationFailure): Promise<void> {
  return ports.database.transaction(async (tx) => {
    if (!(await repo.markFailed(tx, attempt, code))) return;

    const { userId, kind, chargedPeriod } = attempt;
    if (chargedPeriod) await ports.usage.release(tx, { userId, kind, periodStart: chargedPeriod });
    await tell(tx, attempt, 'generation.failed', { code, reason: generationFailureSentence(code) });
    await publishHint(tx, userId, { topic: 'usage', id: null });
  });
}

async function tell(
  tx: Transaction,
  { id, userId }: GenerationRow,
  name: 'generation.ready' | 'generation.failed',
  facts: Record<string, unknown>,
): Promise<void> {
  await recordEvent(tx, { name, userId, subjectId: id, facts });
  await publishHint(tx, userId, { topic: 'generation', id });
}
