/** The remaining allowance of a person for the assistant, and the model that answers. */
import type { AssistantStanding, Allowance as SentAllowance } from '@akada/contract/work/assistant.ts';
import { offlineBecause } from '@akada/core/language-model/offline-reason.ts';
import type * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { LanguageModelService } from '../../language-model/language-model.service.ts';
import type { ModelWriting } from '../../language-model/model-writing.service.ts';
import { findRunning } from '../record/answers.repo.ts';

export type Allowance = z.output<typeof SentAllowance>;

/** From here on it is said. */
const fewPercent = 20;

export function createAllowances({
  database,
  clock,
  languageModel,
  writing,
}: {
  database: Database;
  clock: Clock;
  languageModel: LanguageModelService;
  writing: ModelWriting;
}) {
  const allowance = async (userId: string): Promise<Allowance> => {
    const left = await writing.allowance(userId);
    if (left === null) return null;
    const { leftPercent } = left;
    const warning =
      leftPercent === 0
        ? 'The language model has reached today’s limit. Until tomorrow you get quotes from your notes.'
        : `Only ${leftPercent} % of today’s answers by the language model are left. After that you get quotes from your notes.`;
    return {
      left_percent: leftPercent,
      resets_at: getInstant(left.resetsAt),
      warning: leftPercent <= fewPercent ? warning : null,
    };
  };

  return {
    allowance,
    async standing(userId: string): Promise<AssistantStanding> {
      const [model, reason, left, running] = await Promise.all([
        writing.modelFor(userId),
        languageModel.refusalFor(userId),
        allowance(userId),
        findRunning(database.db, userId, clock.now()),
      ]);
      const isSpent = left?.left_percent === 0;
      const because = reason === null ? null : offlineBecause(reason);
      return {
        answered_by: model === null || isSpent ? 'notes' : 'model',
        model,
        remark: isSpent
          ? (left?.warning ?? null)
          : because && `No language model answers you, because ${because}.`,
        allowance: left,
        running: running.map(({ id, threadId }) => ({ answer_id: id, thread_id: threadId })),
      };
    },
  };
}
