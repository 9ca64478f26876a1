/** The page that edits a question, in route tests. */

import { listCourses } from '@akada/contract/base/courses.ts';
import { getPassage, listPassages } from '@akada/contract/material/passages.ts';
import {
  type BankQuestion,
  createBankQuestion,
  editBankQuestion,
  getBankQuestion,
  listBankLabels,
  listBankQuestions,
  listBankQuestionVersions,
  listDeletedBankQuestions,
} from '@akada/contract/material/question-bank.ts';
import { previewTexts } from '@akada/contract/material/text-preview.ts';
import { listAnswers } from '@akada/contract/work/contests/answer-contests.ts';
import { listKeyChanges } from '@akada/contract/work/marking/regrading.ts';
import { questionStatistics } from '@akada/contract/work/statistics.ts';
import { makeBankList, makeBankQuestion, makePassage, makePassageSummary } from './bank.ts';
import { makeOwnCourse, makeSummary } from './courses.ts';
import { makeTree } from './formulas.ts';
import { status } from './on-screen.ts';
import { answer, type SentCall } from './played-endpoints.ts';
import { neverAsked } from './samples/course-exam-samples.ts';
import { listOf } from './samples.ts';

export const draft = makeBankQuestion(1);
export const path = `/questions/${draft.id}`;
export const saved = status(/^Saved at/);
/** The status while a test holds back the answer to a save. */
export const unsaved = status(/^(Not saved yet|Saving)$/);

/** @returns the question as the server has it after an edit */
export function storedOf({
  body,
}: SentCall<typeof editBankQuestion> | SentCall<typeof createBankQuestion>): BankQuestion {
  const { options: texts = [], body: answerForm, ...said } = body;
  const version = 'version' in body ? body.version + 1 : 1;
  const question = { ...draft, ...said, options: texts.map((text) => ({ text })), version };
  return (answerForm ? { ...question, body: answerForm } : question) as BankQuestion;
}

/** Plays the calls of a page with one whole draft, which is saved as it is sent. */
export function playQuestionEditor(): void {
  answer(getBankQuestion, draft);
  answer(editBankQuestion, storedOf);
  answer(createBankQuestion, storedOf);
  answer(previewTexts, ({ body }) => ({ trees: body.texts.map((text) => makeTree(text)) }));
  answer(listBankQuestionVersions, listOf());
  answer(listBankLabels, { topics: ['Water', 'Air'], tags: ['soil', 'exam'] });
  answer(listCourses, listOf(makeSummary(makeOwnCourse(1))));
  answer(listPassages, listOf(makePassageSummary(makePassage(1))));
  answer(getPassage, makePassage(1));
  answer(listBankQuestions, makeBankList(draft));
  answer(listDeletedBankQuestions, { items: [] });
  answer(questionStatistics, neverAsked);
  answer(listAnswers, { version: 1, is_marking: false, parts: [] });
  answer(listKeyChanges, listOf());
}
