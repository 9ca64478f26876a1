import { newId } from '../../../platform/ids/ids.ts';
import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { modelCalls, modelChoices } from '../language-model.tables.ts';

export const samples: FeatureSamples = {
  requests: {
    'language_model.choice': nothing,
    'language_model.local': nothing,
    'language_model.try': () => ({ body: { program: 'ollama', model: 'llama3.2' } }),
    'language_model.turn_on': () => ({
      body: {
        program: 'ollama',
        model: 'llama3.2',
        price_input: 0,
        price_output: 0,
        budget_day: null,
        budget_student: null,
      },
    }),
    'language_model.turn_off': nothing,
    'language_model.choose': () => ({ body: { choice: 'agreed', host: 'model.example' } }),
  },
};

/** The account's choice, and a call for it. */
export async function giveModelRows(app: SharedTestApp, { userId }: Owner): Promise<void> {
  const { db } = app.platform.database;
  const time = moment(app);
  await db
    .insert(modelChoices)
    .values({ userId, choice: 'agreed', host: 'model.school.test', chosenAt: time });
  await db.insert(modelCalls).values({
    id: newId(),
    workId: newId(),
    step: 'write',
    feature: 'cards',
    userId,
    provider: 'google',
    model: 'm',
    result: 'answered',
    tries: 1,
    cost: 1,
    reserved: 0,
    startedAt: time,
    endedAt: time,
  });
}
