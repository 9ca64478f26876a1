/** Tells authors of contested answers, and students of decisions. */
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { record, recordOnce } from '../../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { lockQuestionOfKey, namedQuestion } from '../../questions/keys/key-changing.service.ts';
import type { ExamRow } from '../exam/exams.tables.ts';
import type { KeyChangeExamRow, KeyChangeRow } from '../exam/key-changes.tables.ts';
import { findHeld } from '../holds/question-holds.queries.ts';
import { answersContested, contestDecided } from './answer-contests.events.ts';
import * as repo from './answer-contests.repo.ts';
import type { AnswerContestRow } from './answer-contests.tables.ts';

/** Students of one class contest one after the other, and a student may withdraw immediately. */
const gatheringMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** @returns the workers' task that tells each author at most once a day about a question */
export function contestAnnouncing({ database, clock }: { database: Database; clock: Clock }): PeriodicTask {
  return {
    name: 'exams.announce_contests',
    everyMs: 60_000,
    async run() {
      const now = clock.now();
      const [latest, since] = [getInstant(now - gatheringMs), getInstant(now - dayMs)];
      for (const questionId of await repo.findUnannounced(database.db, latest, since))
        await database.transaction((tx) => announce(tx, questionId, now));
    },
  };
}

async function announce(tx: Transaction, questionId: string, now: number): Promise<void> {
  const question = await lockQuestionOfKey(tx, questionId);
  if (!question || question.userId === null) return;

  const time = getInstant(now);
  if ((await repo.markAnnounced(tx, questionId, time)) === 0) return;
  await record(tx, answersContested, {
    userId: question.userId,
    subjectId: repeatableId(answersContested.name, questionId, time),
    facts: {
      question: namedQuestion(question),
      questionId,
      students: await repo.countOpen(tx, questionId),
    },
  });
}

/** A decision that its student hears of. */
export interface DecidedContest {
  exam: Pick<ExamRow, 'id' | 'userId' | 'title'>;
  question: { id: string; stem: string };
  contest: Pick<AnswerContestRow, 'decisions' | 'answers' | 'reason'>;
}

/** Tells a student of a decision, without the decision while another exam holds the key. */
export async function notifyContester(
  tx: Transaction,
  { exam, question, contest }: DecidedContest,
  now: number,
): Promise<void> {
  const { id: examId, userId, title } = exam;
  const [held] = await findHeld(tx, { userId, now }, [question.id]);
  await recordOnce(tx, contestDecided, {
    userId,
    subjectId: repeatableId(contestDecided.name, examId, question.id, getInstant(now)),
    facts: {
      exam: title,
      examId,
      question: namedQuestion(question),
      outcome: held === undefined ? getOutcome(contest) : 'waiting',
      reason: held === undefined ? contest.reason : null,
    },
  });
  await publishHint(tx, userId, { topic: 'exam', id: examId });
}

function getOutcome({ decisions, answers }: DecidedContest['contest']): 'accepted' | 'partly' | 'rejected' {
  const contested = decisions.filter((_, part) => answers[part] !== '');
  if (!contested.includes('accepted')) return 'rejected';
  return contested.includes('rejected') ? 'partly' : 'accepted';
}

/** Tells the student of an accepted answer whose exam has the same marks: no other notification does. */
export async function notifyOfSameMarks(
  tx: Transaction,
  { change, exam, marked }: { change: KeyChangeRow; exam: ExamRow; marked: KeyChangeExamRow },
  now: number,
): Promise<void> {
  if (!marked.isMarked || marked.scoreBefore !== marked.scoreAfter) return;
  const contest = (await repo.findContests(tx, exam.id)).get(change.questionId);
  if (contest?.keyChangeId !== change.id || contest.state !== 'accepted') return;
  const question = { id: change.questionId, stem: change.stem };
  await notifyContester(tx, { exam, question, contest }, now);
}
