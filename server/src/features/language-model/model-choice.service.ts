/** Whether passages of a student's notes may be sent to the model. Nothing is sent that this does not allow. */
import type { ModelChoice } from '@akada/contract/base/language-model.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { isLoopback } from '../../platform/http/cookie-names.ts';
import * as repo from './model-choice.repo.ts';

export interface ModelChoicesDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'languageModel'>;
}

export type ModelChoices = ReturnType<typeof createModelChoices>;

export function createModelChoices({ database, clock, config }: ModelChoicesDeps) {
  const { db } = database;
  const { languageModel } = config;
  const recipient = languageModel && {
    host: languageModel.url.host,
    model: languageModel.name,
    is_local: isLoopback(languageModel.url.hostname),
  };

  const of = async (userId: string): Promise<ModelChoice> => {
    const selection = await repo.findChoice(db, userId);
    const counts = selection?.choice === 'offline' || selection?.host === recipient?.host;
    return selection && counts
      ? { recipient, choice: selection.choice, chosen_at: selection.chosenAt }
      : { recipient, choice: 'undecided', chosen_at: null };
  };
  return {
    of,
    async choose(userId: string, choice: 'agreed' | 'offline', host: string): Promise<ModelChoice> {
      await repo.saveChoice(db, { userId, choice, host, chosenAt: getInstant(clock.now()) });
      return of(userId);
    },
  };
}
