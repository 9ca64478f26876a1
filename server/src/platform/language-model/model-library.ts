/** The library as the configuration wants it, and its errors as failures of ours. */
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError } from 'ai';
import type { LanguageModelConfig } from '../config/language-model.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { ModelSize } from './model-call.ts';
import { ModelFailure } from './model-failure.ts';

/** The library would print texts of calls to the console. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** @param maxBytes that are read of its answer @returns the model of this size, for the library */
export function getModel(
  { provider, url, key, ...config }: LanguageModelConfig,
  { size, maxBytes }: { size: ModelSize; maxBytes: number },
) {
  const name = size === 'large' ? config.name : config.smallName;
  const server = { baseURL: url.href.replace(/\/$/, ''), fetch: boundedFetch(maxBytes) };
  if (provider === 'google') return createGoogle({ ...server, apiKey: key ?? '' }).languageModel(name);

  const settings = { ...server, ...(key !== null && { apiKey: key }), supportsStructuredOutputs: true };
  return createOpenAICompatible({ ...settings, name: 'model' }).languageModel(name);
}

/** @returns how a call ended: what came and was no answer of the protocol may be one next time */
export function getFailure(error: unknown, isTimedOut: boolean): ModelFailure {
  if (isTimedOut) return new ModelFailure('timed_out');
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelFailure) return cause;

  const answeredCount = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
  // The status of an answer outside of the protocol has no meaning.
  const status = answeredCount !== null && answeredCount >= 400 ? answeredCount : null;
  if (status === 429 || status === 503) return new ModelFailure('busy', status);
  const isRefused = status !== null && status >= 400 && status < 500 && status !== 408 && status !== 409;
  return new ModelFailure(isRefused ? 'refused' : 'away', status);
}
