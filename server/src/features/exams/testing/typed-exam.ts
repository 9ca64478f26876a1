/** An ended exam of a tutor whose question asks for a text, with "Abuja" as its key. */
import { saveAnswer } from '@akada/contract/work/exams.ts';
import type { ShortBody } from '@akada/core/question-types/question-body.ts';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { newSitter } from './course-exam-people.ts';
import { newExaminer } from './key-change-people.ts';

/** @returns a key with these texts */
export const accepting = (...texts: string[]): ShortBody => ({
  type: 'short',
  accepted: texts.map((text) => ({ text, share: 1, feedback: '' })),
  case: false,
  accents: false,
});

/** @returns the tutor, and a call by which another student submits an answer */
export async function newTypedExam(app: TestApp) {
  const tutor = await newExaminer(app);
  await app.platform.database.db
    .update(questions)
    .set({ type: 'short', options: [], answerIndex: null, feedback: [], body: accepting('Abuja') })
    .where(eq(questions.id, tutor.questionId));
  const submitAnswer = async (text: string) => {
    const sitter = await newSitter(app, tutor);
    const { id } = await sitter.sit(tutor.exam.id);
    const params = { id, question_id: tutor.questionId };
    await sitter.call(saveAnswer, { params, body: { response: { type: 'short', text }, sequence: 1 } });
    await sitter.submit(id);
    return { ...sitter, examId: id };
  };
  return { tutor, submitAnswer };
}
