/** The one call that leaves this installation with passages of a note. It is made once: only the queue tries again. */

import type { LanguageModelConfig } from '../config/language-model.ts';
import type { Manner, ModelCall, ModelText } from './model-call.ts';
import { failedLoad, ModelFailure } from './model-failure.ts';

export type { ModelCall, ModelSize, ModelText } from './model-call.ts';

export type ModelCaller = ReturnType<typeof createModelCaller>;

/** @returns a function that asks the configured model */
export function createModelCaller(config: LanguageModelConfig) {
  let manner: Manner = config.structured === false ? 'words' : 'schema';
  const isRefusal = ({ status }: ModelFailure) => status === 400 || status === 422;

  /**
   * @param signal gives up and closes the connection
   * @throws {ModelFailure} for every other end than an answer; the signal's reason after an abort
   */
  return async (call: ModelCall, signal: AbortSignal): Promise<ModelText> => {
    // The library takes 6 MB, and most installations have no model.
    const { callOnce } = await import('./call-once.ts').catch(failedLoad);
    try {
      return await callOnce(config, call, { signal, manner });
    } catch (error) {
      const mayGoPlain = config.structured === null && manner === 'schema';
      if (!mayGoPlain || !(error instanceof ModelFailure) || !isRefusal(error)) throw error;

      const answer = await callOnce(config, call, { signal, manner: 'plain' });
      manner = 'plain';
      return answer;
    }
  };
}
