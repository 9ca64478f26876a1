/** The words of tutor and student about a paper, and contested marks of essays. */
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type {
  PaperRemarks as Answer,
  removePaperRemark,
  writeExamRemark,
  writePaperRemark,
} from '@akada/contract/work/marking/remarks.ts';
import { getContestState, isRemovable, remarkLimits } from '@akada/core/exams/papers/paper-remarks.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { findCourseExam } from '../course-exams/course-exams.repo.ts';
import type { CourseExamRow } from '../course-exams/course-exams.tables.ts';
import { findItems } from '../end/exam-end.repo.ts';
import { findExam, lockExam } from '../exam/exams.repo.ts';
import type { ExamItemRow, ExamRow } from '../exam/exams.tables.ts';
import { assertPaper } from '../exam/paper-row.ts';
import { addNotice } from '../notices/exam-notices.repo.ts';
import { paperRemarked } from './paper-remarks.events.ts';
import { getContestable, presentRemark } from './paper-remarks.present.ts';
import * as repo from './paper-remarks.repo.ts';
import type { PaperRemarkRow } from './paper-remarks.tables.ts';
import { findVisible, isVisible, type VisibleRemarks } from './remark-visibility.service.ts';

type TutorExam = Authorized<CourseExamRow>;
/** An exam of the caller. */
type OwnExam = Authorized<{ exam: Pick<ExamRow, 'id'> }>;
type Person = Pick<Caller, 'userId'>;

export type PaperRemarks = ReturnType<typeof createPaperRemarks>;

/** A day of a busy student stays far below. */
const remarkLimit: Limit = {
  most: 60,
  windowMs: 24 * 60 * 60_000,
  refusal: () => 'You have written 60 comments within a day. Please continue tomorrow.',
};

export function createPaperRemarks(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps;
  const { db } = database;
  const limits = createLimits(deps);

  const presentToTutor = async (executor: Executor, examId: string, userId: string): Promise<Answer> => ({
    items: (await repo.findRemarks(executor, examId)).map((row) => presentRemark(row, userId)),
    contestable: [],
  });
  const presentToStudent = (
    remarks: readonly PaperRemarkRow[],
    { exam, items, visible }: StudentPaper,
  ): Answer => ({
    items: remarks
      .filter(({ questionId }) => isVisible(visible, questionId))
      .map((row) => presentRemark(row, exam.userId)),
    contestable: getContestable(items, remarks, visible),
  });

  return {
    /** @throws Fault `not_found`; `conflict` while the student sits */
    async listForTutor({ userId }: Person, { id }: TutorExam, examId: string): Promise<Answer> {
      assertPaper(await findExam(db, examId), id);
      return presentToTutor(db, examId, userId);
    },
    /** @throws Fault `not_found`; `conflict` while the student sits, without an open contest to decide, for too many */
    writeForTutor: (
      { userId }: Person,
      { id }: TutorExam,
      examId: string,
      input: BodyOf<typeof writePaperRemark>,
    ): Promise<Answer> =>
      database.transaction(async (tx) => {
        const paper = assertPaper(await lockExam(tx, examId), id);
        const items = await findItems(tx, examId);
        assertInPaper(items, input.question_id);
        const remarks = await repo.findRemarks(tx, examId);
        if (remarks.some((remark) => remark.id === input.id)) return presentToTutor(tx, examId, userId);
        assertRoom(remarks);
        if (input.kind === 'confirmed' && getContestState(remarks, input.question_id ?? '') !== 'open')
          throw new Fault('conflict', 'These marks are not contested, or the contest is decided already.');

        const now = clock.now();
        await writeRemark(tx, newRemark(paper, userId, input, now));
        const visible = await findVisible(tx, paper, items, now);
        if (isVisible(visible, input.question_id))
          await notifyStudent(tx, paper, { remarkId: input.id, kind: input.kind });
        await publishHint(tx, userId, { topic: 'exam', id });
        return presentToTutor(tx, examId, userId);
      }),
    /** @throws Fault `not_found`; `conflict` once the student has answered */
    removeForTutor: (
      { userId }: Person,
      { id }: TutorExam,
      examId: string,
      input: BodyOf<typeof removePaperRemark>,
    ): Promise<Answer> =>
      database.transaction(async (tx) => {
        const paper = assertPaper(await lockExam(tx, examId), id);
        const remarks = await repo.findRemarks(tx, examId);
        const index = remarks.findIndex((remark) => remark.id === input.id);
        if (index >= 0) {
          if (remarks[index]?.authorId !== userId) throw notFound();
          if (!isRemovable(remarks, index))
            throw new Fault('conflict', 'This remark was answered, so it stays. Write another one below it.');
          await repo.deleteRemark(tx, examId, input.id);
          await publishHint(tx, paper.userId, { topic: 'exam', id: examId });
          await publishHint(tx, userId, { topic: 'exam', id });
        }
        return presentToTutor(tx, examId, userId);
      }),
    /** @returns nothing until the answers show */
    async listForStudent({ exam: { id } }: OwnExam): Promise<Answer> {
      const exam = await findExam(db, id);
      if (!exam) throw notFound();
      const paper = await readPaper(db, exam, clock.now());
      return presentToStudent(await repo.findRemarks(db, id), paper);
    },
    /** @throws Fault `not_found`; `conflict` before the answers show, and for marks that cannot be contested */
    writeForStudent: ({ exam: { id } }: OwnExam, input: BodyOf<typeof writeExamRemark>): Promise<Answer> =>
      database.transaction(async (tx) => {
        const exam = await lockExam(tx, id);
        if (!exam) throw notFound();
        const now = clock.now();
        const paper = await readPaper(tx, exam, now);
        assertInPaper(paper.items, input.question_id);
        const tutorExam = await findTutorExam(tx, exam);
        if (!isVisible(paper.visible, input.question_id))
          throw new Fault('conflict', 'The answers of this exam do not show yet.');
        const remarks = await repo.findRemarks(tx, id);
        if (remarks.some((remark) => remark.id === input.id)) return presentToStudent(remarks, paper);
        assertRoom(remarks);
        if (
          input.kind === 'contest' &&
          !getContestable(paper.items, remarks, paper.visible).includes(input.question_id ?? '')
        )
          throw new Fault('conflict', 'You can contest the marks of an essay once. Write a comment instead.');

        await limits.claim({ executor: tx, key: remarksKey(exam.userId) }, remarkLimit);
        const row = newRemark(exam, exam.userId, input, now);
        await writeRemark(tx, row);
        await addNotice(tx, {
          kind: input.kind === 'contest' ? 'contested' : 'remarked',
          subjectId: input.id,
          groupId: tutorExam.id,
          paperId: id,
          userId: tutorExam.userId,
          happenedAt: row.writtenAt,
        });
        await publishHint(tx, tutorExam.userId, { topic: 'exam', id: tutorExam.id });
        return presentToStudent([...remarks, row], paper);
      }),
  };
}

/** Key of the count of a student's remarks. */
export const remarksKey = (userId: string) => `paper-remarks:${userId}`;

/** A paper with its questions, as far as its student may read about them. */
interface StudentPaper {
  exam: ExamRow;
  items: readonly ExamItemRow[];
  visible: VisibleRemarks;
}

async function readPaper(executor: Executor, exam: ExamRow, now: number): Promise<StudentPaper> {
  const items = await findItems(executor, exam.id);
  return { exam, items, visible: await findVisible(executor, exam, items, now) };
}

async function findTutorExam(tx: Transaction, exam: ExamRow): Promise<CourseExamRow> {
  const { sourceKind, sourceKey } = exam;
  const tutorExam =
    sourceKind === 'course_exam' && sourceKey !== null ? await findCourseExam(tx, sourceKey) : null;
  if (tutorExam === null) throw new Fault('conflict', 'No tutor marks this exam, so nobody would answer.');
  return tutorExam;
}

function assertInPaper(items: readonly ExamItemRow[], questionId: string | null): void {
  if (questionId !== null && !items.some((item) => item.questionId === questionId)) throw notFound();
}

function assertRoom(remarks: readonly PaperRemarkRow[]): void {
  if (remarks.length >= remarkLimits.remarks)
    throw new Fault('conflict', `A paper has at most ${remarkLimits.remarks} comments. Write a message.`);
}

type Input = BodyOf<typeof writePaperRemark> | BodyOf<typeof writeExamRemark>;

function newRemark(exam: ExamRow, authorId: string, input: Input, now: number): PaperRemarkRow {
  return {
    id: input.id,
    examId: exam.id,
    questionId: input.question_id,
    studentId: exam.userId,
    authorId,
    isByTutor: authorId !== exam.userId,
    kind: input.kind,
    text: input.text,
    pointsBefore: null,
    pointsAfter: null,
    writtenAt: getInstant(now),
  };
}

async function writeRemark(tx: Transaction, row: PaperRemarkRow): Promise<void> {
  const paperId = await repo.findPaperId(tx, row.id);
  if (paperId !== null) throw new Fault('conflict', 'Load this page again, then send the comment once more.');
  await repo.insertRemark(tx, row);
  await publishHint(tx, row.studentId, { topic: 'exam', id: row.examId });
}

/** Tells the student of words or of a decision. */
export async function notifyStudent(
  tx: Transaction,
  exam: Pick<ExamRow, 'id' | 'userId' | 'title'>,
  { remarkId, kind }: { remarkId: string; kind: 'comment' | 'confirmed' | 'changed' },
): Promise<void> {
  await record(tx, paperRemarked, {
    userId: exam.userId,
    subjectId: remarkId,
    facts: { exam: exam.title, examId: exam.id, kind },
  });
}
