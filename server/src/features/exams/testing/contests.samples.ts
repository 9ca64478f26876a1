import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { createBankQuestion } from '../../questions/testing/bank.samples.ts';
import { answerContests } from '../contests/answer-contests.tables.ts';
import { getBodyForm } from '../exam/body-form.ts';
import { exams } from '../exam/exams.tables.ts';
import { examRow } from './exams.samples.ts';
import { createTypedDraft, shortBody } from './regrading.samples.ts';
import { writeItems } from './written-items.ts';

const typedColumns = {
  type: shortBody.type,
  options: [],
  feedback: [],
  body: shortBody,
};

/** Writes a question of a tutor and an ended exam of a student that asked it, both with the same id. */
async function insertAnswered(
  app: SharedTestApp,
  { questionId, author, student }: { questionId: string; author: Owner | null; student: Owner },
): Promise<string> {
  const { db } = app.platform.database;
  const id = newId();
  const stem = `What does ${student.canary} describe?`;
  const times = { startedAt: moment(app, -30), deadlineAt: moment(app, 30), finishedAt: moment(app) };
  if (author !== null)
    await db.insert(questions).values({
      id: questionId,
      userId: author.userId,
      source: 'author',
      kind: null,
      origin: 'own',
      position: 0,
      stem,
      explanation: student.canary,
      createdAt: moment(app),
      changedAt: moment(app),
      ...typedColumns,
    });
  const end = { finishedBy: 'submit' as const, correct: 0, answered: 1, score: 0, maxScore: 1 };
  const examId = author === null ? id : questionId;
  const row = examRow({ userId: student.userId, ...times });
  await db.insert(exams).values({ ...row, ...times, ...end, id: examId, title: student.canary });
  await writeItems(db, [
    {
      ...typedColumns,
      examId,
      questionId,
      position: 0,
      stem,
      answerIndexes: [],
      presented: { type: 'short' },
      bodyForm: getBodyForm(shortBody),
      explanation: student.canary,
      response: { type: 'short', text: `${student.canary} diffusion` },
    },
  ]);
  return examId;
}

/** @returns the id of an ended exam, and of a question in it that another person wrote */
const createAnswered: Factory = async (app, owner) => {
  const questionId = newId();
  const author = { userId: await createTutor(app, 'approved'), canary: newId() };
  return insertAnswered(app, { questionId, author, student: owner });
};

async function insertContest(app: SharedTestApp, questionId: string, student: Owner): Promise<void> {
  const examId = await insertAnswered(app, { questionId, author: null, student });
  await app.platform.database.db.insert(answerContests).values({
    examId,
    questionId,
    userId: student.userId,
    answers: ['Diffusion'],
    decisions: ['open'],
    state: 'open',
    contestedAt: moment(app),
  });
}

/** A contested answer of the person, and one to a question of theirs. */
export async function giveContests(app: SharedTestApp, owner: Owner): Promise<void> {
  await insertContest(app, await createBankQuestion(app, owner), owner);
}

/** A draft, because a tutor who is not approved cannot change the key of a published question. */
const createContested: Factory = async (app, owner) => {
  const questionId = await createTypedDraft(app, owner);
  await insertContest(app, questionId, owner);
  return questionId;
};

const lists: FeatureSamples['lists'] = {
  'answers.contested': {
    write: async ({ app, owner }) => insertContest(app, await createBankQuestion(app, owner), owner),
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'exams.contest': ({ objectId }) => ({ params: { question_id: objectId } }),
    'exams.withdraw_contest': ({ objectId }) => ({ params: { question_id: objectId } }),
    'answers.list': nothing,
    'answers.preview': () => ({ body: { part: 0, text: 'Diffusion', share: 1 } }),
    'answers.accept': () => ({
      body: { part: 0, text: 'Diffusion', share: 1, reason: 'Both are right.', version: 1 },
    }),
    'answers.reject': () => ({ body: { part: 0, text: 'Diffusion', reason: 'It is another process.' } }),
    'answers.contested': nothing,
  },
  objectsFor: {
    'exams.contest': createAnswered,
    'exams.withdraw_contest': createAnswered,
    'answers.list': createTypedDraft,
    'answers.preview': createTypedDraft,
    'answers.accept': createTypedDraft,
    'answers.reject': createContested,
  },
};
