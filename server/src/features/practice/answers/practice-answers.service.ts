/** Stores answers that devices recorded: each once, judged by the version seen, and passed to memory. */
import type { PracticeAnswer, WrongAnswer } from '@akada/contract/work/practice.ts';
import { gradeOfAnswer, grades } from '@akada/core/memory/grade.ts';
import { timeOfAnswer } from '@akada/core/practice/answer-time.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { getZone } from '../../accounts/accounts.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import type { PracticeQuestions } from '../../questions/practice/practice-questions.service.ts';
import { practiceAnswered } from '../records/practice.events.ts';
import type { PracticeAnswerRow, PracticeQuestionRow } from '../records/practice.tables.ts';
import { judge } from './answer-judging.ts';
import { type AnsweredQuestions, answeredQuestions } from './answered-questions.service.ts';
import * as repo from './practice-answers.repo.ts';

export interface SentAnswers {
  /** ISO time by the clock of the device. */
  sentAt: string;
  answers: readonly (PracticeAnswer | WrongAnswer)[];
}

export interface Received {
  /** Stored now, also by an earlier call. */
  stored: string[];
  refused: { id: string; message: string }[];
}

export interface PracticeAnswers {
  /** @throws Fault `too_many_requests` */
  receive(userId: string, sent: SentAnswers): Promise<Received>;
}

export interface PracticeAnswersDeps {
  database: Database;
  clock: Clock;
  questions: Pick<PracticeQuestions, 'seen'>;
  memory: Pick<MemoryService, 'record'>;
}

/** The limit permits a student who answers a question each second on a device that sends each answer separately. */
const sendLimit: Limit = {
  most: 600,
  windowMs: 10 * 60_000,
  refusal: (wait) => `Your answers arrive very fast. They stay on your device; please wait ${wait}.`,
};

const sendingsKey = (userId: string) => `practice:${userId}`;

export function createPracticeAnswers(deps: PracticeAnswersDeps): PracticeAnswers {
  const { database, clock, memory } = deps;
  const limits = createLimits(deps);

  return {
    async receive(userId, { sentAt, answers }) {
      await limits.claim({ executor: database.db, key: sendingsKey(userId) }, sendLimit);
      const distinct = firstOfEach(answers.flatMap((answer) => ('wrong' in answer ? [] : [answer])));
      const wrong = answers.flatMap((answer) => ('wrong' in answer ? [answer] : []));
      const ids = distinct.map(({ id }) => id);
      const now = clock.now();
      return database.transaction(async (tx) => {
        const known = await repo.findStored(tx, userId, ids);
        const fresh = distinct.filter(({ id }) => !known.has(id));
        const asked = await answeredQuestions(tx, deps.questions, {
          userId,
          courseIds: (await joinedCourses(tx, userId)).map(({ id }) => id),
          answers: fresh,
        });
        const accountZone = fresh.every(({ zone }) => zone) ? '' : await getZone(tx, userId);
        const checked = fresh.map((answer) =>
          check({ ...answer, zone: answer.zone ?? accountZone }, asked, { userId, sentAt, now }),
        );
        const accepted = checked.flatMap((result) => ('row' in result ? [result] : []));
        const rows = accepted.map(({ row }) => row);
        await store(tx, { userId, rows, asked: accepted.map(({ question }) => question) }, memory);
        const stored = new Set([...known, ...rows.map(({ id }) => id)]);
        return {
          stored: ids.filter((id) => stored.has(id)),
          refused: [
            ...checked.flatMap((result) => ('message' in result ? [result] : [])),
            ...wrong.filter(({ id }) => !stored.has(id)).map(refusedAsWrong),
          ],
        };
      });
    },
  };
}

/** Normalises ids to the database's form, because they are compared with it. */
function firstOfEach(answers: readonly PracticeAnswer[]): PracticeAnswer[] {
  const byId = new Map<string, PracticeAnswer>();
  for (const answer of answers) {
    const [id, questionId] = [answer.id.toLowerCase(), answer.question_id.toLowerCase()];
    if (!byId.has(id)) byId.set(id, { ...answer, id, question_id: questionId });
  }
  return [...byId.values()];
}

/** Deletes the count of a person. */
export function forgetSendings(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, sendingsKey(userId));
}

const refusals = {
  too_old: 'This answer was given more than a year ago, so it no longer counts.',
  in_future: 'This answer has a time in the future. Check the clock of your device.',
  unknown: 'This question no longer exists, or it is not for you.',
};

function refusedAsWrong({ id, wrong }: WrongAnswer): { id: string; message: string } {
  return { id, message: `This answer was sent in a form that cannot be read (${wrong}).` };
}

type Checked = { row: PracticeAnswerRow; question: PracticeQuestionRow } | { id: string; message: string };

function check(
  answer: PracticeAnswer & { zone: string },
  asked: AnsweredQuestions,
  { userId, sentAt, now }: { userId: string; sentAt: string; now: number },
): Checked {
  const { id, zone, question_id: questionId, version } = answer;
  const time = timeOfAnswer({
    givenAt: Date.parse(answer.given_at),
    sentAt: Date.parse(sentAt),
    arrivedAt: now,
    day: answer.local_day,
    zone,
    oldestDays: 365,
  });
  if (typeof time === 'string') return { id, message: refusals[time] };

  const question = asked(questionId, version);
  if (question === null) return { id, message: refusals.unknown };
  const judged = judge(question, answer);
  if (typeof judged === 'string') return { id, message: judged };

  const { certainty, hints, sitting_id: sittingId, took_ms: tookMs, usual_ms: usualMs } = answer;
  const input = { givenAt: getInstant(time.givenAt), localDay: time.localDay, receivedAt: getInstant(now) };
  return {
    question,
    row: {
      id,
      userId,
      sittingId,
      questionId,
      version,
      zone,
      certainty,
      hints,
      tookMs,
      usualMs,
      ...judged,
      ...input,
    },
  };
}

async function store(
  tx: Transaction,
  { userId, rows, asked }: { userId: string; rows: PracticeAnswerRow[]; asked: PracticeQuestionRow[] },
  memory: Pick<MemoryService, 'record'>,
): Promise<void> {
  await repo.addQuestions(tx, asked);
  const added = await repo.addAnswers(tx, rows);
  if (added.size === 0) return;

  await repo.putOutcomes(tx, userId, [...added]);
  await memory.record(tx, userId, rows.filter(({ id }) => added.has(id)).map(getReview));
  const facts = { answer_ids: [...added] };
  await record(tx, practiceAnswered, { userId, subjectId: newId(), facts });
}

function getReview(answer: PracticeAnswerRow) {
  const { id, questionId, givenAt, localDay, zone, tookMs } = answer;
  // Writing an open answer takes longer than choosing an option, so its time says nothing.
  const usualMs = answer.response?.type === 'open' ? null : answer.usualMs;
  // A slip that the student remembered is no lapse, but the word was not known as it is written.
  const grade = answer.remembered ? grades.hard : gradeOfAnswer({ ...answer, usualMs });
  return { id, itemKind: 'question' as const, itemId: questionId, grade, givenAt, localDay, zone, tookMs };
}
