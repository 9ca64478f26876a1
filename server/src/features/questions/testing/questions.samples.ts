import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { questions } from '../questions.tables.ts';

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

/** What a question and its copy in an exam have in common. */
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

export const samples: FeatureSamples = {
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
  },
  objects: { question: createQuestion },
};
