import type { PaperKind, PaperQuestion } from '../paper.ts';
import { asksForText } from './read-parts.ts';

const TRUTH = /^(?:true|false|vrai|faux)\.?$/i;
const SEVERAL =
  /\b(?:(?:choose|select|pick|tick|mark)\s(?:any\s)?(?:two|three|all)\b|all that apply|more than one (?:answer|option)|plusieurs réponses)/i;
const GAP = /_{3,}|\.{5,}|…{2,}|-{4,}/;
const NUMBER = /^[-+−]?\d{1,12}(?:[.,]\d{1,12})*(?:\s?[×x]\s?10\S{0,6})?(?:\s?\S{1,12}){0,2}$/;
const DATE = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const MAX_SHORT_WORDS = 4;
const MAX_SENTENCE_WORDS = 3;
const MAX_STEM = 2_000;

/**
 * Chooses how a question is answered.
 *
 * @param question with its key, if there is one
 */
export function getKind({ options, parts, stem, key }: PaperQuestion): PaperKind {
  if (options.length > 0) {
    if (options.length === 2 && options.every(({ text }) => TRUTH.test(text))) return 'true_false';
    const isSeveral =
      key?.type === 'options' ? key.indexes.length > 1 : SEVERAL.test(stem.slice(0, MAX_STEM));
    return isSeveral ? 'multiple' : 'single';
  }
  if (parts.length > 0) return 'open';

  const text = key?.type === 'text' ? key.text : '';
  if (NUMBER.test(text) && !DATE.test(text)) return 'numerical';
  const isShort = text === '' ? GAP.test(stem) : isName(text) && !asksForText(stem);
  return isShort ? 'short' : 'open';
}

/** A sentence and a list of names can be typed in many ways. */
const isName = (text: string) =>
  text.split(/\s+/).length <= (text.endsWith('.') ? MAX_SENTENCE_WORDS : MAX_SHORT_WORDS) &&
  !/[,;\n]/.test(text);
