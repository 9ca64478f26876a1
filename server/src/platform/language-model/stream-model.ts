/** An answer of the model as it is written. As `call-model.ts`, it is asked once. */
import type { LanguageModelConfig } from '../config/language-model.ts';
import type { Following, ModelText, StreamedCall } from './model-call.ts';
import { failedLoad, ModelFailure } from './model-failure.ts';

export type { Following, StreamedCall } from './model-call.ts';

/** @returns a function that asks the configured model and hands its answer on as it comes */
export function createModelStreamer(config: LanguageModelConfig) {
  /** A server may reject a temperature; the next request then has only the texts. */
  let isPlain = false;
  const isRefusal = (error: unknown) =>
    error instanceof ModelFailure && (error.status === 400 || error.status === 422);

  /**
   * @returns all of it @throws {ModelFailure} for every other end; the signal's reason after an abort. What was handed on until
   *   then stays
   */
  return async (call: StreamedCall, following: Following): Promise<ModelText> => {
    const { streamOnce } = await import('./stream-once.ts').catch(failedLoad);
    try {
      return await streamOnce(config, call, { ...following, isPlain });
    } catch (error) {
      if (isPlain || !isRefusal(error)) throw error;
      const answer = await streamOnce(config, call, { ...following, isPlain: true });
      isPlain = true;
      return answer;
    }
  };
}
