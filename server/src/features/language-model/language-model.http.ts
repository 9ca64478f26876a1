import { chooseModel, getModelChoice } from '@akada/contract/base/language-model.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ModelChoices } from './model-choice.service.ts';

export function languageModelRoutes(choices: ModelChoices): Route[] {
  return [
    route(getModelChoice)(async ({ caller }) => ({ status: 200, body: await choices.of(caller.userId) })),
    route(chooseModel)(async ({ caller, body }) => ({
      status: 200,
      body: await choices.choose(caller.userId, body.choice, body.host),
    })),
  ];
}
