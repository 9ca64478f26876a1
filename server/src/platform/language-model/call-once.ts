/** One call through the library, which `call-model.ts` loads at the first one. */
import { generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import type { LanguageModelConfig } from '../config/language-model.ts';
import { boundsOfAnswer } from './answer-bounds.ts';
import { findTokens, getTokens } from './message-parts.ts';
import type { Manner, ModelCall, ModelText } from './model-call.ts';
import { getFailure, getModel } from './model-library.ts';

interface OneCall {
  signal: AbortSignal;
  manner: Manner;
}

/** @throws as `createModelCaller` */
export async function callOnce(
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
