/** The one call that leaves this installation with passages of a note. It is made once: only the queue tries again. */

import type { ModelMessage } from 'ai';
import type { LanguageModelConfig } from '../config/language-model.ts';
import { failedLoad, ModelFailure } from './model-failure.ts';

export type ModelSize = 'large' | 'small';

/** The request to a model. */
export interface ModelCall {
  size: ModelSize;
  /** The role and the task of the model. */
  instructions: string;
  messages: readonly ModelMessage[];
  /** The form of the answer: as a JSON schema, and in words for a server that takes none. */
  form: { name: string; schema: object; words: string };
  mostTokens: number;
  temperature: number;
}

/** What came. */
export interface ModelText {
  text: string;
  /** The answer reached the most tokens it may have. */
  isCut: boolean;
  inputTokens: number;
  outputTokens: number;
}

/** With a schema, with its form in words, or without anything that a server might reject, such as a temperature. */
export type Manner = 'schema' | 'words' | 'plain';

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
