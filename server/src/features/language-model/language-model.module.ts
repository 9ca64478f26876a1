import { getInstant } from '../../platform/clock/instant.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { declareGauges } from '../../platform/module/gauge.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { languageModelRoutes } from './language-model.http.ts';
import { createLanguageModelService } from './language-model.service.ts';
import { modelCalls, modelChoices } from './language-model.tables.ts';
import { createLocalModels } from './local-models.service.ts';
import { readCost } from './model-calls.repo.ts';
import { createModelChoices } from './model-choice.service.ts';
import { createModelTest } from './model-test.service.ts';
import { createModelWriting } from './model-writing.service.ts';

/** The port to a language model, where this installation has one. */
export function createLanguageModel(platform: Platform) {
  const choices = createModelChoices(platform);
  const service = createLanguageModelService({ ...platform, choices });
  const writing = createModelWriting({ ...platform, choices, refusalFor: service.refusalFor });
  const module: FeatureModule = {
    routes: languageModelRoutes(choices, createLocalModels(platform)),
    tasks: [{ name: 'language_model.forget_answers', everyMs: 60 * 60_000, run: () => service.sweep() }],
    gauges: [
      declareGauges({
        figures: {
          akada_model_cost_dollars: {
            help: 'US dollars that calls of the language model cost today (UTC)',
          },
        },
        read: async (executor, now) => ({
          akada_model_cost_dollars: [{ value: await readCost(executor, getInstant(now).slice(0, 10)) }],
        }),
      }),
    ],
    personalData: [
      {
        tables: [
          personalTable(modelChoices, {
            name: 'language-model-choice',
            owned: modelChoices.userId,
            order: [modelChoices.userId],
          }),
          personalTable(modelCalls, {
            name: 'language-model-calls',
            owned: modelCalls.userId,
            order: [modelCalls.startedAt, modelCalls.id],
            withheld: {
              answer: 'is held only while something is made of it, which is in the archive',
              reserved: 'is set aside for a call that is under way',
            },
          }),
        ],
        notHandedOut: { model_spending: 'is the sum of the calls, which are handed out' },
      },
    ],
  };
  return { service, writing, testModel: createModelTest(platform), module };
}
