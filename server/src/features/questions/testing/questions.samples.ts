import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { questionReports } from '../question/question-reports.tables.ts';
import { questions, questionVersions } from '../question/questions.tables.ts';

export const createQuestion: Factory = (app, owner) => createQuestionOf(app, owner, newId());

/** @returns the id of the first question of a generation */
export async function createQuestionOf(
  app: SharedTestApp,
  owner: Owner,
  generationId: string,
): Promise<string> {
  const id = newId();
  await app.platform.database.db.insert(questions).values({
    ...questionContent(owner),
    id,
    userId: owner.userId,
    generationId,
    position: 0,
    createdAt: moment(app),
  });
  return id;
}

/** Writes a question of the owner's that was edited and reported. */
export async function giveChangedQuestion(app: SharedTestApp, owner: Owner): Promise<void> {
  const { userId, canary } = owner;
  const questionId = await createQuestionOf(app, owner, newId());
  const { db } = app.platform.database;
  const { noteId, sourcePage, sourceSection, sourceQuote, ...texts } = questionContent(owner);
  const previous = { ...texts, questionId, version: 1, origin: 'generated' } as const;
  await db.insert(questionVersions).values({ ...previous, replacedAt: moment(app) });
  await db.update(questions).set({ version: 2, origin: 'edited' }).where(eq(questions.id, questionId));
  await db.insert(questionReports).values({
    ...previous,
    userId,
    reason: 'other',
    comment: canary,
    kind: 'term',
    engineVersion: 1,
    reportedAt: moment(app),
    noteId,
    sourcePage,
    sourceSection,
    sourceQuote,
  });
}

/** The common content of a question and its copy in an exam. */
export function questionContent({ canary }: Owner) {
  return {
    noteId: newId(),
    stem: `What does ${canary} describe?`,
    options: [`${canary} osmosis`, 'Diffusion', 'Mitosis', 'Respiration'],
    answerIndex: 0,
    explanation: canary,
    sourcePage: 1,
    sourceSection: canary,
    sourceQuote: canary,
  };
}

const lists: FeatureSamples['lists'] = {
  'questions.my_questions': { write: oneMore(createQuestion), order: ['latest', 'questions.created_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'questions.my_questions': nothing,
    // The note of the sample is not there, so that nothing can be checked: what is sent is kept as the owner's own.
    'questions.edit_question': () => ({
      body: {
        stem: 'What moves through a membrane?',
        options: ['Water', 'Sand'],
        answer_index: 0,
        explanation: '',
        version: 1,
        save_anyway: true,
      },
    }),
    'questions.report_question': () => ({ body: { reason: 'unclear', comment: 'Which cell is meant?' } }),
    'questions.delete_question': nothing,
    'questions.restore_question': nothing,
    'questions.list_deleted': () => ({ query: { generation_id: newId() } }),
  },
  objects: { question: createQuestion },
  objectsFor: { 'questions.restore_question': deleted(createQuestion, 'questions') },
};
