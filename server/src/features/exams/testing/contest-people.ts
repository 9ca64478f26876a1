/** A tutor with an exam whose first question is typed, students who answered it, and the calls about contests. */
import type { QuestionResponse } from '@akada/contract/material/question-bodies.ts';
import type { Contest, QuestionAnswers } from '@akada/contract/work/contests/answer-contests.ts';
import * as contract from '@akada/contract/work/contests/answer-contests.ts';
import { saveAnswer } from '@akada/contract/work/exams.ts';
import type { QuestionBody, ShortBody } from '@akada/core/question-types/question-body.ts';
import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids/ids.ts';
import type { callAs } from '../../../testing/call-as.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { newSitter, type Sitter } from './course-exam-people.ts';
import { newExaminer } from './key-change-people.ts';

/** A key that accepts these texts, whatever their capitals. */
export const accepting = (...texts: string[]): ShortBody => ({
  type: 'short',
  accepted: texts.map((text) => ({ text, share: 1, feedback: '' })),
  case: false,
  accents: false,
});

export const shortAnswer = (text: string): QuestionResponse => ({ type: 'short', text });

/** The reason of every decision made here. */
export const reason = 'The book names both.';

/** Creates an exam of two questions. The first one has this body, and the keys show immediately. */
export async function newContestedExam(
  app: TestApp,
  body: QuestionBody = accepting('Abuja'),
  change: Record<string, unknown> = {},
) {
  const tutor = await newExaminer(app, change);
  const { questionId, exam } = tutor;
  await app.platform.database.db
    .update(questions)
    .set({ type: body.type, options: [], answerIndex: null, feedback: [], body })
    .where(eq(questions.id, questionId));
  const sitAnswered = async (response: QuestionResponse) => {
    const sitter = await newSitter(app, tutor);
    const { id: examId } = await sitter.sit(exam.id);
    const params = { id: examId, question_id: questionId };
    await sitter.call(saveAnswer, { params, body: { response, sequence: 1 } });
    return withContests(sitter, examId, questionId);
  };
  return {
    ...tutor,
    ...deciding(tutor.call, questionId),
    /** Creates a student who has answered and is still sitting. */
    sitAnswered,
    async submitAnswer(answer: string | QuestionResponse) {
      const sitter = await sitAnswered(typeof answer === 'string' ? shortAnswer(answer) : answer);
      await sitter.submit(sitter.examId);
      return sitter;
    },
  };
}

function withContests(sitter: Sitter, examId: string, questionId: string) {
  const params = { id: examId, question_id: questionId };
  return {
    ...sitter,
    examId,
    contest: () => sitter.call(contract.contestAnswer, { params }),
    withdraw: () => sitter.call(contract.withdrawContest, { params }),
    /** The contest as the result shows it. */
    async getContest(): Promise<Contest | undefined> {
      const { body } = await sitter.result(examId);
      return body.questions.find(({ id }: { id: string }) => id === questionId)?.contest;
    },
  };
}

/** The calls of a user who may decide about the answers to a question. */
export function deciding(call: ReturnType<typeof callAs>, questionId: string) {
  const params = { id: questionId };
  const listAnswers = async (): Promise<QuestionAnswers> =>
    (await call(contract.listAnswers, { params })).body;
  return {
    listAnswers,
    /** The groups of a part, each with its text and its number of open contests. */
    async listGroups(part = 0) {
      const { parts } = await listAnswers();
      return parts.find((one) => one.part === part)?.groups ?? [];
    },
    previewAcceptance: async (text: string, change: Record<string, unknown> = {}) =>
      (await call(contract.previewAcceptance, { params, body: { part: 0, text, share: 1, ...change } })).body,
    async accept(text: string, change: Record<string, unknown> = {}, key = newId()) {
      const version = change.version ?? (await listAnswers()).version;
      const body = { part: 0, text, share: 1, reason, ...change, version };
      return call(contract.acceptAnswer, { params, body, headers: { 'idempotency-key': key } });
    },
    reject: (text: string, change: Record<string, unknown> = {}) =>
      call(contract.rejectAnswer, { params, body: { part: 0, text, reason, ...change } }),
    listContested: async () => (await call(contract.listContestedAnswers)).body,
  };
}
