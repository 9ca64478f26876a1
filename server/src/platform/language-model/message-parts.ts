/** Parts of messages to a model, their limits, and estimates of their tokens. */
import type { ModelMessage } from 'ai';

/** A picture that a model is shown. It goes with the request, in the form of the provider's protocol. */
export interface ModelPicture {
  mediaType: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
}

/** Providers take 20 MB a request; one picture of a page has less than 1 MB. */
const most = { pictures: 4, bytesOfOne: 4_000_000 };

/** Where a server does not count. */
const charactersPerToken = 4;
/** Tokens of a page of 2,048 pixels: about 1,000 with some models, 3,800 with others. */
const tokensOfPicture = 4_000;

/** @returns about as many tokens as a text has */
export const findTokens = (characters: number) => Math.ceil(characters / charactersPerToken);

/**
 * @returns a message of a person: the pictures, then the text, which is about them
 * @throws Error for more or larger pictures than are sent, which is a mistake of the caller
 */
export function messageWith(text: string, pictures: readonly ModelPicture[] = []): ModelMessage {
  if (pictures.length === 0) return { role: 'user', content: text };
  if (pictures.length > most.pictures || pictures.some(({ bytes }) => bytes.byteLength > most.bytesOfOne))
    throw new Error(`At most ${most.pictures} pictures of ${most.bytesOfOne} bytes are sent to a model`);

  const parts = pictures.map(({ mediaType, bytes: data }) => ({ type: 'file' as const, mediaType, data }));
  return { role: 'user', content: [...parts, { type: 'text', text }] };
}

/** @returns about as many tokens as the messages have */
export function getTokens(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, { content }) => {
    if (typeof content === 'string') return sum + findTokens(content.length);
    const parts = content.map((part) =>
      part.type === 'text' ? findTokens(part.text.length) : tokensOfPicture,
    );
    return sum + parts.reduce((all, tokens) => all + tokens, 0);
  }, 0);
}
