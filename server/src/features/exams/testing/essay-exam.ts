/** An exam with essays, the students who sit it, and its tutor who marks. */
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import { saveAnswer } from '@akada/contract/work/exams.ts';
import * as contract from '@akada/contract/work/marking/papers.ts';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { newSitter, newTeacher, type Sitter } from './course-exam-people.ts';

/** This text is in the guidance of the essay and in nothing else. */
export const guidance = 'SECRET-GUIDANCE';
export const essayBody: QuestionBody = {
  type: 'essay',
  criteria: [
    { name: 'Argument', points: 4, guidance },
    { name: 'Language', points: 2, guidance: '' },
    { name: 'Sources', points: 4, guidance: '' },
  ],
  min_words: 2,
  max_words: 300,
};
export const essayText = 'Rivers carry sand to the coast.';

/** @param essayCount the number of essays among the two questions @returns an open exam that shows everything after submission, unless it is changed */
export async function setEssayExam(app: TestApp, essayCount = 1, change: Record<string, unknown> = {}) {
  const teacher = await newTeacher(app, 2);
  const essayIds = teacher.questionIds.slice(0, essayCount);
  for (const id of essayIds)
    await app.platform.database.db
      .update(questions)
      .set({ type: 'essay', options: [], answerIndex: null, body: essayBody })
      .where(eq(questions.id, id));
  const shows = { results_show: 'at_once', keys_show: 'at_once' };
  const exam = await teacher.set({ question_count: 2, ...shows, ...change });
  const mark = (examId: string, questionId: string, sent: object = {}) =>
    teacher.call(contract.markEssay, {
      params: { id: exam.id, exam_id: examId, question_id: questionId },
      body: { points: [3, 2, 0], comments: [], message: '', version: 0, ...sent } as never,
    });
  return {
    teacher,
    exam,
    essayIds,
    mark,
    getPaper: async (examId: string): Promise<contract.Paper> =>
      (await teacher.call(contract.getPaper, { params: { id: exam.id, exam_id: examId } })).body,
    /** @returns a student who wrote all essays and submitted */
    async submitPaper(name = 'Ada Obi') {
      const student = await newSitter(app, teacher, name);
      const sitting = await student.sit(exam.id);
      for (const id of essayIds) await writeEssay(student, sitting.id, id);
      await student.submit(sitting.id);
      return { student, examId: sitting.id };
    },
  };
}

export async function writeEssay(student: Sitter, examId: string, questionId: string): Promise<void> {
  const { status } = await student.call(saveAnswer, {
    params: { id: examId, question_id: questionId },
    body: { response: { type: 'essay', text: essayText }, sequence: 1 },
  });
  expect(status).toBe(200);
}
