/** The one call that leaves this installation with passages of a note. It is made once: only the queue tries again. */

import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  jsonSchema,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
} from 'ai';
import type { LanguageModelConfig } from '../config/language-model.ts';
import { boundsOfAnswer } from './answer-bounds.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { findTokens, getTokens } from './message-parts.ts';
import { ModelFailure } from './model-failure.ts';

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
type Manner = 'schema' | 'words' | 'plain';

export type ModelCaller = ReturnType<typeof createModelCaller>;

/** The library would print texts of calls to the console. */
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** @returns a function that asks the configured model */
export function createModelCaller(config: LanguageModelConfig) {
  let manner: Manner = config.structured === false ? 'words' : 'schema';
  const isRefusal = ({ status }: ModelFailure) => status === 400 || status === 422;

  /**
   * @param signal gives up and closes the connection
   * @throws {ModelFailure} for every other end than an answer; the signal's reason after an abort
   */
  return async (call: ModelCall, signal: AbortSignal): Promise<ModelText> => {
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

interface OneCall {
  signal: AbortSignal;
  manner: Manner;
}

async function callOnce(
  config: LanguageModelConfig,
  { size, instructions, messages, form, mostTokens, temperature }: ModelCall,
  { signal, manner }: OneCall,
): Promise<ModelText> {
  const timeout = AbortSignal.timeout(config.timeoutMs);
  const instructed = manner === 'schema' ? instructions : `${instructions}\n\n${form.words}`;
  const sentTokens = findTokens(instructed.length) + getTokens(messages);
  const { wire: maxBytes } = boundsOfAnswer(mostTokens, 'whole');
  const output = Output.object({ name: form.name, schema: jsonSchema(form.schema) });
  const settings = manner === 'plain' ? {} : { temperature, maxOutputTokens: mostTokens };
  try {
    const { text, finishReason, usage } = await generateText({
      model: getModel(config, { size, maxBytes }),
      instructions: instructed,
      messages: [...messages],
      maxRetries: 0,
      abortSignal: AbortSignal.any([timeout, signal]),
      ...settings,
      ...(manner === 'schema' && { output }),
    });
    return modelText({ text, finishReason, usage }, sentTokens);
  } catch (error) {
    signal.throwIfAborted();
    if (NoObjectGeneratedError.isInstance(error)) return modelText(error, sentTokens);
    throw getFailure(error, timeout.aborted);
  }
}

interface Ending {
  text: string | undefined;
  finishReason: string | undefined;
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined;
}

function modelText({ text = '', finishReason, usage }: Ending, sentTokens: number): ModelText {
  return {
    text,
    isCut: finishReason === 'length',
    inputTokens: usage?.inputTokens ?? sentTokens,
    outputTokens: usage?.outputTokens ?? findTokens(text.length),
  };
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
