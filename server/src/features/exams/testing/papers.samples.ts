import type { EssayBody } from '@akada/core/question-types/question-body.ts';
import { newId } from '../../../platform/ids/ids.ts';
import {
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type SampleContext,
} from '../../../testing/suites/feature-samples.ts';
import { createSomeone } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { getBodyForm } from '../exam/body-form.ts';
import { type ExamItemRow, exams } from '../exam/exams.tables.ts';
import { essayProposals } from '../papers/essay-proposals.tables.ts';
import { examRow } from './exams.samples.ts';
import { writeItems } from './written-items.ts';

const body: EssayBody = {
  type: 'essay',
  criteria: [{ name: 'Argument', points: 4, guidance: 'Names two causes.' }],
  min_words: null,
  max_words: null,
};
const text = 'Rivers carry sand to the coast.';

/** @returns the ids of a handed-in paper and of its essay */
export async function insertPaper(
  app: SharedTestApp,
  courseExamId: string,
  userId: string,
  change: Partial<ExamItemRow> = {},
) {
  const { db } = app.platform.database;
  const exam = {
    ...examRow({ userId, startedAt: moment(app, -60), deadlineAt: moment(app) }),
    kind: 'set' as const,
    sourceKind: 'course_exam' as const,
    sourceKey: courseExamId,
    attempt: 1,
    finishedAt: moment(app, -1),
    finishedBy: 'submit' as const,
    correct: 0,
    answered: 1,
    score: 0,
    maxScore: 4,
    waitingCount: 1,
  };
  await db.insert(exams).values(exam);
  const questionId = newId();
  await writeItems(db, [
    {
      examId: exam.id,
      questionId,
      position: 0,
      type: 'essay',
      stem: 'Why do coasts grow?',
      options: [],
      answerIndexes: [],
      explanation: '',
      body,
      presented: {
        type: 'essay',
        criteria: [{ name: 'Argument', points: 4 }],
        min_words: null,
        max_words: null,
      },
      bodyForm: getBodyForm(body),
      response: { type: 'essay', text },
      ...change,
    },
  ]);
  return { exam_id: exam.id, question_id: questionId };
}

/** A paper of the account with marks and a proposal, and a paper that it marked. */
export async function givePapers(
  app: SharedTestApp,
  owner: Owner,
  courseExamIds: { foreignExam: string; ownExam: string },
): Promise<void> {
  const marked = {
    givenMarks: {
      points: [3],
      comments: [{ start: 0, end: 6, text: owner.canary }],
      message: owner.canary,
      version: 1,
      marked_at: moment(app),
    },
  };
  const ownPaper = await insertPaper(app, courseExamIds.foreignExam, owner.userId, marked);
  await insertProposal(app, ownPaper);
  await insertPaper(app, courseExamIds.ownExam, await createSomeone(app), {
    // Marks and comments belong to the student, and stay when the account of the tutor is deleted.
    givenMarks: { ...marked.givenMarks, comments: [], message: 'Well argued.' },
    markedBy: owner.userId,
  });
}

async function insertProposal(
  app: SharedTestApp,
  { exam_id, question_id }: { exam_id: string; question_id: string },
): Promise<void> {
  await app.platform.database.db.insert(essayProposals).values({
    examId: exam_id,
    questionId: question_id,
    criteria: [{ points: 3, quotation: 'carry sand', reason: 'It names one cause.' }],
    model: 'big',
    promptVersion: 1,
    createdAt: moment(app),
  });
}

const createPaper = async ({ app, objectId }: SampleContext) =>
  insertPaper(app, objectId, await createSomeone(app));

const lists: FeatureSamples['lists'] = {
  'papers.list': {
    write: async ({ app, objectId }) => insertPaper(app, objectId, await createSomeone(app)),
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'papers.list': nothing,
    'papers.get': async (context) => {
      const { exam_id } = await createPaper(context);
      return { params: { exam_id } };
    },
    'papers.mark_essay': async (context) => ({
      params: await createPaper(context),
      body: { points: [3], comments: [], message: '', version: 0 },
    }),
    // Without a model only a stored proposal can be read.
    'papers.propose_marks': async (context) => {
      const params = await createPaper(context);
      await insertProposal(context.app, params);
      return { params };
    },
  },
};
