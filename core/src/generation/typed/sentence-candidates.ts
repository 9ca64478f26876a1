import { canBeAsked } from '../../cards/sources/term-form.ts';
import { getWords, normalForm } from '../../text/words.ts';
import { isLeakFree } from '../gate/key-rules.ts';
import { isSelfContained, isWellFormed } from '../gate/stem-rules.ts';
import { isVagueGenus } from '../gate/vague-genus.ts';
import { capitalised } from '../reading/asides.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { sentenceName, sentenceOrigin } from '../statements/sentence-origin.ts';
import { canBeTyped, getShortBody } from './short-body.ts';
import type { TypedCandidate } from './typed-draft.ts';

const PRIORITY = 2.7;
const MIN_WORDS = 6;
const MAX_WORDS = 24;
/** "A norm is a rule of behaviour that a group expects." */
const DEFINES =
  /^(?:(?:An?|The)\s)?(?<term>[\p{L}\p{N}'’ -]{3,50}?)\s(?:is|are)\s(?<meaning>(?:an?|the|any)\s.+?)(?:, for example\b.*|, such as\b.*)?[.]$/u;
/** The meaning names one of several things by its rank. */
const RANKS =
  /^(?:the|an?|any)\s(?:most|least|best|worst|main|only|first|last|same|opposite|result|reason|cause|aim|key|basis|one)\b/i;
/** Words that point out of the sentence, or compare. */
const POINTS =
  /\b(?:this|these|those|it|he|she|him|his|her|they|them|we|you|our|your|above|below|other|another|also|too|however)\b/i;

/**
 * Makes a question about the term of each defining sentence, also where the note names the term once.
 *
 * @param sentences of an English note
 * @returns short answers
 */
export function getSentenceCandidates(sentences: readonly NoteSentence[]): TypedCandidate[] {
  return sentences.flatMap((sentence) => {
    const text = sentence.text.replace(/\s+/g, ' ').trim();
    const { term = '', meaning = '' } = DEFINES.exec(text)?.groups ?? {};
    const words = getWords(meaning).length;
    if (!canBeTyped(term) || !canBeAsked(term) || words < MIN_WORDS || words > MAX_WORDS) return [];
    if (
      RANKS.test(meaning) ||
      isVagueGenus(meaning) ||
      POINTS.test(text) ||
      meaning.includes(';') ||
      !isSelfContained(text)
    )
      return [];

    const stem = `What do we call ${meaning}?`;
    if (!isLeakFree(stem, term) || !isWellFormed(stem)) return [];
    return [
      {
        kind: 'term',
        stem,
        body: getShortBody(term),
        explanation: `${capitalised(term)}: ${meaning}.`,
        origin: sentenceOrigin(sentence),
        facts: [`term:${normalForm(term)}`, sentenceName(sentence)],
        answers: [term],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}
