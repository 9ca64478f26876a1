/** A student who sits exams, through HTTP alone. */
import type { Exam, ExamResult, ExamSummary } from '@akada/contract/work/exams.ts';
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
  generationId: string;
  /** @param key the `Idempotency-Key`, none where absent */
  start(key?: string): Promise<Answered<Exam>>;
  startOf(source: { generation_id?: string; question_ids?: string[] }): Promise<Answered<Exam>>;
  open(examId: string): Promise<Answered<Exam>>;
  list(query?: Record<string, string>): Promise<Answered<{ items: ExamSummary[]; total: number }>>;
  answer(
    examId: string,
    questionId: string,
    choice: number | null,
    sequence?: number,
  ): Promise<Answered<{ choice: number | null; sequence: number }>>;
  submit(examId: string): Promise<Answered<ExamResult>>;
  result(examId: string): Promise<Answered<ExamResult>>;
}

/** The right answer to every question of a student made here. */
export const rightChoice = 0;

/** @returns a student with a generation of so many questions, and exams of ten minutes */
export async function createExamStudent(app: TestApp, questionCount: number): Promise<ExamStudent> {
  const person = await createPerson(app);
  const generationId = newId();
  await app.platform.database.db.insert(questions).values(
    Array.from({ length: questionCount }, (_, position) => ({
      id: newId(),
      userId: person.userId,
      generationId,
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
  return {
    ...person,
    generationId,
    start: (key) =>
      call(contract.startExam, {
        body: { generation_id: generationId, duration_minutes: 10 },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    startOf: (source) => call(contract.startExam, { body: { ...source, duration_minutes: 10 } }),
    open: (id) => call(contract.getExam, { params: { id } }),
    list: (query = {}) => call(contract.listExams, { query }),
    answer: (id, question_id, choice, sequence = 1) =>
      call(contract.saveAnswer, { params: { id, question_id }, body: { choice, sequence } }),
    submit: (id) => call(contract.submitExam, { params: { id } }),
    result: (id) => call(contract.examResult, { params: { id } }),
  };
}
