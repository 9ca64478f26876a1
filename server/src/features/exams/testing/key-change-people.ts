/** A tutor with an exam that students have sat, and the calls by which its keys are changed. */
import { type BankQuestion, getBankQuestion } from '@akada/contract/material/question-bank.ts';
import type { CourseExam } from '@akada/contract/work/course-exams.ts';
import type { Exam } from '@akada/contract/work/exams.ts';
import type { KeyChange, KeyChangeCounts } from '@akada/contract/work/marking/regrading.ts';
import * as contract from '@akada/contract/work/marking/regrading.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { callAs } from '../../../testing/call-as.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newSitter, newTeacher, type Sitter } from './course-exam-people.ts';

/** Own index of the option that students chose who were not as wrong as the key said. */
export const otherKey = 1;

export type Examiner = Awaited<ReturnType<typeof newExaminer>>;

/**
 * Creates an exam with one mark for a right answer and half a mark off for a wrong one; results and keys show
 * immediately.
 */
export async function newExaminer(app: TestApp, change: Record<string, unknown> = {}) {
  const teacher = await newTeacher(app, 2);
  const marking = { right: 1, wrong: 0.5, unanswered: 0, multiple: 'all_or_nothing' };
  const exam: CourseExam = await teacher.set({
    marking,
    results_show: 'at_once',
    keys_show: 'at_once',
    attempts: 1,
    question_count: 2,
    ...change,
  });
  const [questionId = ''] = teacher.questionIds;
  return {
    ...teacher,
    exam,
    questionId,
    ...correcting(app, teacher.call, questionId),
    /**
     * @param ownCount index of the option to choose of the question, null for none; the other question stays
     * unanswered
     */
    async sat(ownCount: number | null): Promise<Sat> {
      const sitter = await newSitter(app, teacher);
      const sitting = await begin(sitter, exam, questionId, ownCount);
      await sitter.submit(sitting.id);
      return { ...sitter, examId: sitting.id };
    },
    /** Creates a student who has answered and is still sitting. */
    async sitting(ownCount: number | null): Promise<Sat> {
      const sitter = await newSitter(app, teacher);
      const { id } = await begin(sitter, exam, questionId, ownCount);
      return { ...sitter, examId: id };
    },
  };
}

export type Sat = Sitter & { examId: string };

/**
 * Creates four students: the first chose the old key, the second the new one, the third was wrong either way,
 * and the fourth gave no answer.
 */
export const everyKind = async (tutor: Pick<Examiner, 'sat'>): Promise<Sat[]> => [
  await tutor.sat(0),
  await tutor.sat(otherKey),
  await tutor.sat(2),
  await tutor.sat(null),
];

/** Texts of options by their own index. */
const texts = ['The right one', 'Wrong one', 'Wrong too', 'Not it'];

async function begin(
  sitter: Sitter,
  exam: CourseExam,
  questionId: string,
  ownCount: number | null,
): Promise<Exam> {
  const sitting = await sitter.sit(exam.id);
  const requested = sitting.questions.find(({ id }) => id === questionId);
  if (ownCount !== null && requested)
    await sitter.answer(
      sitting.id,
      questionId,
      requested.options.findIndex(({ text }) => text === texts[ownCount]),
    );
  return sitting;
}

/** The calls of a user who may change the key of a question. */
export function correcting(app: TestApp, call: ReturnType<typeof callAs>, questionId: string) {
  const params = { id: questionId };
  const storedQuestion = async (): Promise<BankQuestion> => (await call(getBankQuestion, { params })).body;
  const change = async (body: Record<string, unknown> = {}, key = newId()) =>
    call(contract.createKeyChange, {
      params,
      body: {
        answer_indexes: [otherKey],
        rule: 'new',
        reason: 'The book has a misprint.',
        lowering: true,
        version: body.version ?? (await storedQuestion()).version,
        ...body,
      },
      headers: { 'idempotency-key': key },
    });
  return {
    storedQuestion,
    change,
    /** Changes the key and has all exams marked. @returns the change as it is then */
    async changed(body: Record<string, unknown> = {}): Promise<KeyChange> {
      const { status, body: created } = await change(body);
      if (status !== 201) throw new Error(`A change was refused: ${JSON.stringify(created)}`);
      await markAgain(app, created.id);
      return (await call(contract.getKeyChange, { params: { id: created.id } })).body;
    },
    preview: async (rule: string, answer_indexes = String(otherKey)): Promise<KeyChangeCounts> =>
      (await call(contract.previewKeyChange, { params, query: { rule, answer_indexes } })).body,
    changes: async (): Promise<KeyChange[]> => (await call(contract.listKeyChanges, { params })).body.items,
    readChange: async (id: string): Promise<KeyChange> =>
      (await call(contract.getKeyChange, { params: { id } })).body,
    undoChange: (id: string) => call(contract.undoKeyChange, { params: { id } }),
    applyChange: (id: string, isDecreasing = true) =>
      call(contract.applyKeyChange, { params: { id }, body: { lowering: isDecreasing } }),
  };
}

/** One run of the job that marks exams, as a worker does it. */
export async function markAgain(
  app: TestApp,
  key_change_id: string,
  signal = new AbortController().signal,
): Promise<void> {
  await app.features.jobs
    .find(({ job }) => job.name === 'exams.mark_again')
    ?.run({ key_change_id }, { signal });
}

/** @returns the marks of the students who sat */
export async function getScores(sat: readonly Sat[]): Promise<number[]> {
  const results = await Promise.all(sat.map(({ result, examId }) => result(examId)));
  return results.map(({ body }) => body.score);
}
