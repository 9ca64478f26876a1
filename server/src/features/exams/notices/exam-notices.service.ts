/** Notifies tutors of hand-ins, contested marks, answers and reported questions: once an hour for each exam or question. */
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { on } from '../../../platform/outbox/event.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { findBankQuestion, namedQuestion } from '../../questions/keys/key-changing.service.ts';
import { questionReported } from '../../questions/question-reports.events.ts';
import { findCourseExam } from '../course-exams/course-exams.repo.ts';
import type { ExamRow } from '../exam/exams.tables.ts';
import { examNoticesSent, questionReportsSent } from './exam-notices.events.ts';
import * as repo from './exam-notices.repo.ts';

/** The students of a class submit one after the other. */
const gatheringMs = 60_000;
const hourMs = 60 * 60_000;

/** @returns the workers' task that sends tutors the gathered notices */
export function createNoticeTask({ database, clock }: { database: Database; clock: Clock }): PeriodicTask {
  return {
    name: 'exams.send_notices',
    everyMs: 30_000,
    async run() {
      const now = clock.now();
      const [latest, since] = [getInstant(now - gatheringMs), getInstant(now - hourMs)];
      for (const group of await repo.findWaiting(database.db, latest, since))
        await database.transaction((tx) => send(tx, group, now));
    },
  };
}

async function send(tx: Transaction, group: repo.NoticeGroup, now: number): Promise<void> {
  const time = getInstant(now);
  const paperIds = await repo.markNotified(tx, group, time);
  const count = paperIds.length;
  if (count === 0) return;

  const { kind, groupId, userId } = group;
  const eventId = repeatableId('exam.notices', kind, groupId, time);
  if (kind === 'reported') {
    const question = await findBankQuestion(tx, groupId);
    if (question === null || question.deletedAt !== null) return;
    const facts = { question: namedQuestion(question), questionId: groupId, count };
    return record(tx, questionReportsSent, { userId, subjectId: eventId, facts });
  }
  const exam = await findCourseExam(tx, groupId);
  const [examId = null] = paperIds;
  if (exam === null || examId === null) return;
  const facts = { kind, exam: exam.title, courseExamId: groupId, examId, count };
  await record(tx, examNoticesSent, { userId, subjectId: eventId, facts });
}

/** Records that a student submitted a paper of a tutor's exam, in the transaction that ends it. */
export async function addSubmission(tx: Transaction, exam: ExamRow, now: number): Promise<void> {
  if (exam.sourceKind !== 'course_exam' || exam.sourceKey === null) return;
  const tutorExam = await findCourseExam(tx, exam.sourceKey);
  if (tutorExam === null) return;
  await repo.addNotice(tx, {
    kind: 'handed_in',
    subjectId: exam.id,
    groupId: tutorExam.id,
    paperId: exam.id,
    userId: tutorExam.userId,
    happenedAt: getInstant(now),
  });
}

/** Records that a student reported a question of a tutor. A changed report by the same student adds no notice. */
export const reportListener = on(questionReported, (tx, { userId, facts }) =>
  repo.addNotice(tx, {
    kind: 'reported',
    subjectId: repeatableId(questionReported.name, facts.questionId, userId),
    groupId: facts.questionId,
    paperId: null,
    userId: facts.authorId,
    happenedAt: facts.reportedAt,
  }),
);
