/** One answer through the library, which `stream-model.ts` loads at the first one. */
import { experimental_streamTextLowMemory as streamText } from 'ai';
import type { LanguageModelConfig } from '../config/language-model.ts';
import { boundsOfAnswer } from './answer-bounds.ts';
import { findTokens, getTokens } from './message-parts.ts';
import type { Following, ModelText, StreamedCall } from './model-call.ts';
import { ModelFailure } from './model-failure.ts';
import { getFailure, getModel } from './model-library.ts';

/** A server that says nothing for so long, between two parts of an answer, has gone. */
const silenceMs = 30_000;

/** @throws as `createModelStreamer` */
export async function streamOnce(
  config: LanguageModelConfig,
  { size, instructions, messages, mostTokens, temperature }: StreamedCall,
  { signal, onText, isPlain }: Following & { isPlain: boolean },
): Promise<ModelText> {
  const total = AbortSignal.timeout(config.timeoutMs);
  const silence = new AbortController();
  // A model that thinks first is silent for long: until its first words all of the time-out is its own.
  let timer: NodeJS.Timeout | undefined;
  const waitForMore = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  const isTimedOut = () => total.aborted || silence.signal.aborted;
  const sentTokens = findTokens(instructions.length) + getTokens(messages);
  const bounds = boundsOfAnswer(mostTokens, 'streamed');
  const pieces: string[] = [];
  let bytes = 0;
  // An answer that is broken off here is read no further: its connection is closed.
  const enough = new AbortController();
  try {
    // The other function of the library compares all of the text with each piece that comes.
    const { stream } = streamText({
      model: getModel(config, { size, maxBytes: bounds.wire }),
      instructions,
      messages: [...messages],
      maxRetries: 0,
      abortSignal: AbortSignal.any([total, silence.signal, signal, enough.signal]),
      // The library would print the text of an error, which may repeat the note.
      onError: () => {},
      ...(isPlain ? {} : { temperature, maxOutputTokens: mostTokens }),
    });
    for await (const part of stream) {
      if (pieces.length > 0) waitForMore();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelFailure('timed_out');
      if (part.type === 'text-delta' && part.text !== '') {
        const piece = beginning(part.text, bounds.text - bytes);
        pieces.push(piece);
        bytes += Buffer.byteLength(piece);
        waitForMore();
        onText(piece);
        if (piece.length < part.text.length) throw new ModelFailure('unusable');
      }
      if (part.type !== 'finish') continue;
      const { finishReason, totalUsage } = part;
      if (finishReason === 'error' || finishReason === 'other') throw new ModelFailure('away');
      const text = pieces.join('');
      if (text.trim() === '') throw new ModelFailure('unusable');
      return {
        text,
        isCut: finishReason === 'length',
        inputTokens: totalUsage.inputTokens ?? sentTokens,
        outputTokens: totalUsage.outputTokens ?? findTokens(text.length),
      };
    }
    throw new ModelFailure('away');
  } catch (error) {
    signal.throwIfAborted();
    throw getFailure(error, isTimedOut());
  } finally {
    clearTimeout(timer);
    enough.abort();
  }
}

/** @returns the start of a text in at most `maxBytes` bytes, without the half of a character */
function beginning(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(maxBytes));
  return text.slice(0, read);
}
