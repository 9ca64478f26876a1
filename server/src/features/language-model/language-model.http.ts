import { chooseModel, getModelChoice } from '@akada/contract/base/language-model.ts';
import * as local from '@akada/contract/base/local-model.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { LocalModelsService } from './local-models.service.ts';
import type { ModelChoices } from './model-choice.service.ts';

export function languageModelRoutes(choices: ModelChoices, localModels: LocalModelsService): Route[] {
  return [
    route(getModelChoice)(async ({ caller }) => ({ status: 200, body: await choices.of(caller.userId) })),
    route(chooseModel)(async ({ caller, body }) => ({
      status: 200,
      body: await choices.choose(caller.userId, body.choice, body.host),
    })),
    route(local.readLocalModels)(async () => ({ status: 200, body: await localModels.read() })),
    route(local.tryLocalModel)(async ({ body }) => ({ status: 200, body: await localModels.try(body) })),
    route(local.chooseLocalModel)(async ({ caller, body: { program, model, ...money } }) => ({
      status: 200,
      body: await localModels.turnOn(caller.userId, {
        program,
        model,
        priceInput: money.price_input,
        priceOutput: money.price_output,
        budgetDay: money.budget_day,
        budgetStudent: money.budget_student,
      }),
    })),
    route(local.turnOffLocalModel)(async ({ caller }) => ({
      status: 200,
      body: await localModels.disable(caller.userId),
    })),
  ];
}
