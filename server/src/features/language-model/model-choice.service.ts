/** Whether passages of a student's notes may be sent to the model. Nothing is sent that this does not allow. */
import type { ModelChoice } from '@akada/contract/base/language-model.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { isLoopback } from '../../platform/http/cookie-names.ts';
import * as repo from './model-choice.repo.ts';
import { createModelSource, type ModelSourceDeps } from './model-source.service.ts';

export interface ModelChoicesDeps extends ModelSourceDeps {
  database: Database;
  clock: Clock;
}

export type ModelChoices = ReturnType<typeof createModelChoices>;

export function createModelChoices(deps: ModelChoicesDeps) {
  const { database, clock } = deps;
  const { db } = database;
  const readModel = createModelSource(deps);

  const getChoice = async (userId: string): Promise<ModelChoice> => {
    const [model, selection] = await Promise.all([readModel(), repo.findChoice(db, userId)]);
    const recipient = model && {
      host: model.url.host,
      model: model.name,
      is_local: isLoopback(model.url.hostname),
    };
    const counts = selection?.choice === 'offline' || selection?.host === recipient?.host;
    return selection && counts
      ? { recipient, choice: selection.choice, chosen_at: selection.chosenAt }
      : { recipient, choice: 'undecided', chosen_at: null };
  };
  return {
    of: getChoice,
    async choose(userId: string, choice: 'agreed' | 'offline', host: string): Promise<ModelChoice> {
      await repo.saveChoice(db, { userId, choice, host, chosenAt: getInstant(clock.now()) });
      return getChoice(userId);
    },
  };
}
