import type { CardNote } from '../../../cards/card-note.ts';
import { getContext } from '../../../cards/sources/context.ts';
import { contentStems } from '../../../text/words.ts';
import { frenchRemarks } from '../../facts/french/french-remarks.ts';
import { getTypedPhrases } from '../phrases/typed-phrases-by-language.ts';
import type { OwnPair } from './own-pair.ts';

/** Openings of a question without a mark: "TCP or UDP?" is a title. */
const QUESTION_WORD =
  /^¿?(?:what|who|whom|whose|where|when|which|why|how|is|are|was|were|do|does|did|can|could|should|would|will|has|have|name|list|state|define|explain|describe|give|in|at|by|for|on|to|from|qu['’]|que|quel\p{L}*|qui|quand|où|pourquoi|comment|combien|est-ce|à|de|en|qué|quién|cuál|cuándo|dónde|cómo|por|quem|qual|quando|onde|como|was|wer|wie|wo|wann|warum|wozu|welch\p{L}*|wodurch|che|chi|cosa|quale|perché|dove|come|wat|wie|waar|wanneer|waarom|hoe|welke?|vad|vem|var|när|varför|hur|vilk\p{L}*)(?![\p{L}\p{M}])/iu;
const POINTS =
  /(?<!\p{L})(?:it|its|they|their|them|this|these|those|he|she|his|her|which ones?|-?il|-?elle|-?ils|-?elles|celui|celle|ceux|cela|ça)(?!\p{L})/iu;
const OF_OPTIONS = /\b(?:of|among) (?:these|the following)\b/i;
const EARLY_WORDS = 5;
/** "What is a monk?" says all of it, and "Where do you inject?" does not. */
const IS_SHORT =
  /^(?:what|who|which|define|que|qu['’]est|was|wer|qué|quién)\b|\b(?:is|are|was|were|vs?|versus)\b|[^\x20-\x7E]/iu;
const MIN_STEMS = 2;

/**
 * Tells what has to stand before a question, so that it can be understood away from its note.
 *
 * @param pair of the note
 * @param note with its headings
 * @returns for a question that names nothing the heading or the previous question of the sheet, with a colon, otherwise an empty text; null for a question that
 *   cannot be asked away from its note
 */
export function getQuestionContext(
  { question, isMarked, previous, origin }: OwnPair,
  note: CardNote,
): string | null {
  if (!isMarked && (note.isBook || !QUESTION_WORD.test(question))) return null;
  if (question.split('«').length !== question.split('»').length) return null;
  if (frenchRemarks.some((remark) => remark.test(question))) return null;
  // "What: assures who one is" labels its line.
  if (/^\p{L}+:\s/u.test(question)) return null;
  if (namesSomething(question)) return '';

  const phrases = getTypedPhrases(note.language);
  if (previous !== null)
    return namesSomething(previous) && phrases !== null ? phrases.followUpOpening(previous) : null;

  const context = getContext(note, origin, question);
  // "Why is this useful?" over a list may mean anything above it.
  return isMarked && context !== '' ? context : null;
}

/** "Pourquoi la France ?" below its heading. */
const HAS_NO_VERB = /^pourquoi (?:(?:le|la|les) |l['’])?\S+\s?\?$/iu;

/** "What is it?" and "Why is this important?" name nothing. */
function namesSomething(question: string): boolean {
  const early = question.replace(OF_OPTIONS, '').split(/\s+/).slice(0, EARLY_WORDS).join(' ');
  if (POINTS.test(early) || HAS_NO_VERB.test(question)) return false;
  return contentStems(question).size >= (IS_SHORT.test(question) ? 1 : MIN_STEMS);
}
