import * as z from 'zod/mini';
import { TranscriptionFailure } from './transcription-failure.ts';

/** The text of a range of a recording, in seconds from the start of the sent sound. */
export interface SpokenSegment {
  start: number;
  end: number;
  text: string;
}

const seconds = z.number().check(z.gte(0), z.lte(1_000_000));

const Answer = z.object({
  text: z.optional(z.string()),
  segments: z.nullish(z.array(z.object({ start: seconds, end: seconds, text: z.string() }))),
});

/**
 * Reads an endpoint's answer: `verbose_json` with segments, `json` with only the text, or the plain text.
 *
 * @param lengthSeconds of the sent sound, or null; text without times gets this length, and no time exceeds
 * it
 * @throws {TranscriptionFailure} `failed` if it is no transcript
 */
export function getSegments(
  body: string,
  { isJson, lengthSeconds }: { isJson: boolean; lengthSeconds: number | null },
): SpokenSegment[] {
  const { text, segments } = isJson ? answerIn(body) : { text: body, segments: null };
  if (segments)
    return segments
      .map((segment) => within(segment, lengthSeconds ?? Number.POSITIVE_INFINITY))
      .filter(isSpoken);
  if (text === undefined)
    throw new TranscriptionFailure('failed', 'the answer has neither segments nor text');

  return getSentences(text)
    .map((sentence) => ({ start: 0, end: lengthSeconds ?? 0, text: sentence }))
    .filter(isSpoken);
}

function answerIn(body: string): z.output<typeof Answer> {
  const parsed = Answer.safeParse(jsonOrNull(body));
  if (parsed.success) return parsed.data;

  throw new TranscriptionFailure('failed', 'the answer is no transcript');
}

function jsonOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function within({ start, end, text }: SpokenSegment, length: number): SpokenSegment {
  const from = Math.min(start, length);

  return { start: from, end: Math.min(Math.max(end, from), length), text: oneLine(text) };
}

/** Segments become captions, which end at an empty line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const isSpoken = ({ text }: SpokenSegment) => /[\p{L}\p{N}]/u.test(text);

/** Gives paragraphs to text without times. */
function getSentences(text: string): string[] {
  return oneLine(text).split(/(?<=[.!?。！？؟])\s/u);
}
