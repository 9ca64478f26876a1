/** How an exam begins: its questions are drawn and copied, once for each key, and one runs for each source. */

import type { ExamOrder } from '@akada/contract/work/exam-order.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { sittingDeadline } from '@akada/core/exams/course-exam.ts';
import { examPhase, lengthMs, usualMinutes } from '@akada/core/exams/exam-clock.ts';
import { plainMarking } from '@akada/core/exams/marking.ts';
import { drawPaper } from '@akada/core/exams/papers/paper-draw.ts';
import { awayBudgetMs, endOf } from '@akada/core/exams/standing-clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import { passagesOfQuestions, wholeQuestions } from '../../questions/pools/question-pools.service.ts';
import { assertAttempt } from '../course-exams/course-exam-source.service.ts';
import type { ExamFinish } from '../end/exam-finish.service.ts';
import { getClock } from '../exam/exam-clock.ts';
import { mostQuestions, type PaperRules, type PaperSource } from '../exam/paper-source.ts';
import { getPaper, type PaperQuestion } from './exam-paper.ts';
import { fixedMinutes, getSource } from './exam-sources.service.ts';
import * as repo from './exam-start.repo.ts';
import { applyNamedOrder } from './named-order.ts';

/** Titles of sets. They are injected, because the feature of sets itself depends on exams. */
export interface SetTitles {
  /** @returns null for a set that is called by its note */
  ownTitleOf(executor: Executor, setId: string): Promise<string | null>;
}

export interface ExamStartDeps {
  database: Database;
  notes: Pick<NotesService, 'titlesOf'>;
  sets: SetTitles;
  finish: Pick<ExamFinish, 'endOverdue'>;
  clock: Clock;
}

/** An exam that was started, by this call or by an earlier one with its key. */
export interface StartedExam {
  examId: string;
  /** How many questions of its source it does not ask, because it has the most that an exam may have; of a course counted to a thousand. */
  leftOut: number;
}

export type StartExam = (
  userId: string,
  order: ExamOrder,
  idempotencyKey: string | null,
) => Promise<StartedExam>;

/** A student who starts, looks and starts again for a whole lesson stays below it. */
const startLimit: Limit = {
  most: 30,
  windowMs: 10 * 60_000,
  refusal: (wait) => `You have started too many exams. Please wait ${wait} before the next one.`,
};

const startsKey = (userId: string) => `exams:${userId}`;

/**
 * @returns the call that starts exams. It throws Fault `validation_failed` unless exactly one source with a question is
 *   named, `not_found` for foreign questions, `conflict` while an exam of this source runs, `too_many_requests`
 */
export function createStartExam(deps: ExamStartDeps): StartExam {
  const limits = createLimits(deps);
  return async (userId, order, key) => {
    let leftOut = 0;
    const examId = await makeOnce(deps, { userId, endpoint: startExam.id, key }, async (tx, id) => {
      await limits.claim({ executor: tx, key: startsKey(userId) }, startLimit);
      leftOut = await insertNew(deps, tx, { id, userId, order });
    });
    return { examId, leftOut };
  };
}

/** Deletes the count of a person. */
export function forgetStarts(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, startsKey(userId));
}

async function insertNew(
  deps: ExamStartDeps,
  tx: Transaction,
  { id, userId, order }: { id: string; userId: string; order: ExamOrder },
): Promise<number> {
  const now = deps.clock.now();
  const seed = newId();
  const from = await getSource(tx, { userId, seed, now }, order);
  const selectedPaperQuestions = applyNamedOrder(await drawn(tx, from, seed), order);
  const source = from.source ?? sourceOfSet(selectedPaperQuestions);
  if (source) await refuseSecond(deps, tx, userId, source);
  if (from.rules) assertAttempt(from.rules);

  const pooled = from.parts.reduce((sum, { available }) => sum + available, 0);
  const requested = from.parts.reduce(
    (sum, part) => sum + (part.wanted ?? Math.min(part.available, mostQuestions)),
    0,
  );
  const title = from.title ?? (await getTitle(deps, tx, selectedPaperQuestions));
  await repo.insertExam(tx, {
    id,
    userId,
    kind: from.kind,
    title,
    seed,
    wanted: requested,
    ...(source ?? { sourceKind: null, sourceKey: null }),
    attempt: from.rules?.attempt ?? null,
    marking: from.rules?.marking ?? order.marking ?? plainMarking,
    sections: from.parts.flatMap((part) =>
      part.title === null ? [] : [{ title: part.title, wanted: part.wanted ?? 0 }],
    ),
    ...(from.rules
      ? timesByRules(from.rules, now)
      : getTimes(order, fixedMinutes(from) ?? usualMinutes(selectedPaperQuestions.length), now)),
  });
  await repo.insertItems(tx, id, getPaper(selectedPaperQuestions, seed));
  await repo.insertPassages(
    tx,
    id,
    await passagesOfQuestions(
      tx,
      selectedPaperQuestions.map(({ question }) => question),
    ),
  );
  await publishHint(tx, userId, { topic: 'exam', id });
  return order.question_count === undefined && from.kind === 'mock'
    ? pooled - selectedPaperQuestions.length
    : 0;
}

async function drawn(tx: Transaction, { parts }: PaperSource, seed: string): Promise<PaperQuestion[]> {
  const papers = parts.map(({ pool, wanted }, part) =>
    drawPaper(pool, wanted ?? mostQuestions, `${seed}:${part}`),
  );
  const sections = new Map(papers.flatMap((paper, part) => paper.map(({ id }) => [id, part] as const)));
  const questions = await wholeQuestions(tx, [...sections.keys()]);
  if (questions.length === 0) {
    throw invalidField(
      'question_count',
      'Each passage here has more questions than that. Choose more questions.',
    );
  }
  return questions.map((question) => ({
    question,
    section: parts.length > 1 ? (sections.get(question.id) ?? null) : null,
  }));
}

function sourceOfSet(selectedPaperQuestions: readonly PaperQuestion[]): PaperSource['source'] {
  const setId = onlyOf(selectedPaperQuestions.map(({ question }) => question.generationId));
  return setId === null ? null : { sourceKind: 'generation', sourceKey: setId };
}

/** @throws Fault `conflict` with the id of the exam that runs */
async function refuseSecond(
  { finish, clock }: ExamStartDeps,
  tx: Transaction,
  userId: string,
  source: NonNullable<PaperSource['source']>,
): Promise<void> {
  const running = await repo.lockRunning(tx, userId, source);
  if (!running) return;
  if (examPhase(endOf(getClock(running)), clock.now()) === 'over') return finish.endOverdue(tx, running.id);
  throw new Fault(
    'conflict',
    `Your exam “${running.title}” is still running. Continue it, or hand it in first.`,
    {
      facts: { exam_id: running.id },
    },
  );
}

async function getTitle(
  { notes, sets }: ExamStartDeps,
  tx: Transaction,
  selectedPaperQuestions: readonly PaperQuestion[],
): Promise<string> {
  const noteId = onlyOf(selectedPaperQuestions.map(({ question }) => question.noteId));
  const setId = onlyOf(selectedPaperQuestions.map(({ question }) => question.generationId));
  const ofNote = noteId === null ? undefined : (await notes.titlesOf(tx, [noteId])).get(noteId);
  const ofSet = ofNote === undefined && setId !== null ? await sets.ownTitleOf(tx, setId) : null;
  return ofNote ?? ofSet ?? 'Practice exam';
}

function onlyOf<Value>(values: readonly Value[]): Value | null {
  return new Set(values).size === 1 ? (values[0] ?? null) : null;
}

function getTimes(order: ExamOrder, minutes: number, now: number) {
  const {
    duration_minutes: durationMinutes = minutes,
    extra_percent: extraPercent = 0,
    may_pause: mayPause = false,
  } = order;
  const deadline = now + lengthMs(durationMinutes, extraPercent);
  return {
    durationMinutes,
    extraPercent,
    mayPause,
    startedAt: getInstant(now),
    lastSeenAt: getInstant(now),
    deadlineAt: getInstant(deadline),
    closesAt: getInstant(deadline + (mayPause ? awayBudgetMs : 0)),
  };
}

/** The clock of an exam that a tutor set never stands. */
function timesByRules({ closesAt, durationMinutes, extraPercent }: PaperRules, now: number) {
  const deadline = getInstant(sittingDeadline(now, { durationMinutes, extraPercent }, closesAt));
  const times = {
    startedAt: getInstant(now),
    lastSeenAt: getInstant(now),
    deadlineAt: deadline,
    closesAt: deadline,
  };
  return { durationMinutes, extraPercent, mayPause: false, ...times };
}
