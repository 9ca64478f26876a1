/** A student who sits exams, through HTTP only. */
import type { ExamOrder } from '@akada/contract/work/exam-order.ts';
import type { ExamResult } from '@akada/contract/work/exam-results.ts';
import type { Exam, ExamPresence, ExamSummary, SavedAnswer } from '@akada/contract/work/exams.ts';
import * as contract from '@akada/contract/work/exams.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson, type Person } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';

export interface Answered<Body> {
  status: number;
  body: Body;
}

export interface ExamStudent extends Person {
  call: ReturnType<typeof callAs>;
  generationId: string;
  /** In the order of their stems, of all sets. */
  questionIds: string[];
  /** @param key the `Idempotency-Key`, none where absent */
  start(key?: string): Promise<Answered<Exam>>;
  startOf(order: Partial<ExamOrder>): Promise<Answered<Exam>>;
  /** Over questions of all sets: of several, any number of such exams may run. */
  startOverAll(key?: string): Promise<Answered<Exam>>;
  open(examId: string): Promise<Answered<Exam>>;
  list(query?: Record<string, string>): Promise<Answered<{ items: ExamSummary[]; total: number }>>;
  answer(
    examId: string,
    questionId: string,
    choice: number | null,
    sequence?: number,
  ): Promise<Answered<SavedAnswer>>;
  /** An answer as its whole state. */
  save(
    examId: string,
    questionId: string,
    state: Partial<SavedAnswer> & Pick<SavedAnswer, 'sequence'>,
  ): Promise<Answered<SavedAnswer>>;
  /** @param viewId of a view that is open */
  see(examId: string, viewId: string): Promise<Answered<ExamPresence>>;
  submit(examId: string): Promise<Answered<ExamResult>>;
  result(examId: string): Promise<Answered<ExamResult>>;
}

/** The right answer to every question of a student made here. */
export const rightChoice = 0;

/** @returns a student with this number of questions, in one set by default, and exams of ten minutes */
export async function createExamStudent(
  app: TestApp,
  questionCount: number,
  { sets = 1 } = {},
): Promise<ExamStudent> {
  const person = await createPerson(app);
  const generationIds = Array.from({ length: sets }, newId);
  const [generationId = ''] = generationIds;
  const questionIds = Array.from({ length: questionCount }, newId);
  await app.platform.database.db.insert(questions).values(
    questionIds.map((id, position) => ({
      id,
      userId: person.userId,
      generationId: generationIds[position % sets] ?? generationId,
      noteId: newId(),
      position,
      stem: `Which is number ${position}?`,
      options: ['this one', 'another one', 'a third one', 'none of them'],
      answerIndex: rightChoice,
      explanation: 'The note says so.',
      sourcePage: 1,
      sourceSection: null,
      sourceQuote: `This is number ${position}.`,
      createdAt: new Date(app.clock.now()).toISOString(),
    })),
  );

  const call = callAs(app, person);
  const withKey = (key?: string): Record<string, string> =>
    key === undefined ? {} : { 'idempotency-key': key };
  return {
    ...person,
    call,
    generationId,
    questionIds,
    start: (key) =>
      call(contract.startExam, {
        body: { generation_id: generationId, duration_minutes: 10 },
        headers: withKey(key),
      }),
    startOverAll: (key) =>
      call(contract.startExam, {
        body: { question_ids: questionIds, duration_minutes: 10 },
        headers: withKey(key),
      }),
    startOf: (order) => call(contract.startExam, { body: { duration_minutes: 10, ...order } }),
    open: (id) => call(contract.getExam, { params: { id } }),
    list: (query = {}) => call(contract.listExams, { query }),
    answer: (id, question_id, choice, sequence = 1) =>
      call(contract.saveAnswer, { params: { id, question_id }, body: { choice, sequence } }),
    save: (id, question_id, body) => call(contract.saveAnswer, { params: { id, question_id }, body }),
    see: (id, view_id) => call(contract.seeExam, { params: { id }, body: { view_id } }),
    submit: (id) => call(contract.submitExam, { params: { id } }),
    result: (id) => call(contract.examResult, { params: { id } }),
  };
}
