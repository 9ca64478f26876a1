import { isPluralPhrase } from '../../../text/number-form.ts';
import { type TaggedWord, tagWords } from '../../../text/part-of-speech.ts';
import { getWords } from '../../../text/words.ts';
import { getBaseForm } from './base-form.ts';
import type { CapitalTest } from './proper-word.ts';

const AUXILIARIES: ReadonlySet<string> = new Set(
  'is are was were can could will would must should may might cannot'.split(' '),
);
const HAS: ReadonlySet<string> = new Set(['has', 'have', 'had']);
/** A subject with one of these needs the sentence before it. */
const POINTS =
  /\b(?:it|its|he|she|they|them|their|his|her|we|you|i|this|that|these|those|there|here|one|ones|some|others?|both|each|such|who|which|what|everyone|people|someone|nobody|nothing|the (?:former|latter|reason|result))\b/i;
/** Adverbs before the verb that stay there: "usually", "only". */
const SUBJECT_CLASSES: ReadonlySet<string> = new Set([
  'noun',
  'adjective',
  'determiner',
  'participle',
  'gerund',
  'number',
  'other',
]);
const LINKS: ReadonlySet<string> = new Set(['of', 'in', 'on', 'and', 'from', 'for', 'with', 'between', '&']);
const MAX_SUBJECT_WORDS = 10;
const WORDS = { min: 3, max: 22 };

/**
 * Turns a statement into a question with "Why".
 *
 * @param clause one main clause without its final mark, such as "The left ventricle has the thickest wall"
 * @param hasCapital of the note
 * @returns "Why does the left ventricle have the thickest wall?"; null if its form is not sure
 */
export function toWhyQuestion(clause: string, hasCapital: CapitalTest): string | null {
  const text = clause.replace(/\s+/g, ' ').trim();
  const words = tagWords(text, getWords(text));
  if (words.length < WORDS.min || words.length > WORDS.max || IS_UNCLEAR.test(text)) return null;

  const index = findVerb(words);
  const verb = words[index];
  const next = words[index + 1];
  if (verb === undefined || index === 0 || index > MAX_SUBJECT_WORDS) return null;

  const subject = text.slice(0, verb.start).trim();
  const rest = text.slice(verb.end).trim();
  if (!isCompleteSubject(subject, words.slice(0, index)) || rest === '' || ENDS_OPEN.test(rest)) return null;
  if (HAS_SECOND_VERB.test(rest)) return null;
  if (IS.has(verb.lower) && IS_DEFINITION.test(rest)) return null;
  // "Campus links use fibre": the first word that may be a verb is none.
  if (!AUXILIARIES.has(verb.lower) && !HAS.has(verb.lower) && next?.wordClass === 'verb') return null;

  const isPlural = isPluralSubject(subject);
  const form = getQuestionForm(verb, next, isPlural);
  if (form === null) return null;

  const plainSubject = hasCapital(words[0]?.text ?? '', words[1]?.text ?? '')
    ? subject
    : subject.charAt(0).toLowerCase() + subject.slice(1);
  const question = `Why ${form.auxiliary} ${plainSubject} ${form.verb} ${rest}`;
  return `${question.replace(/\s+/g, ' ').replace(/[\s,;:.]+$/, '')}?`;
}

/** "Depreciation is the loss in value" defines. */
const IS_DEFINITION = /^(?:an?|the|one|any)\s(?!(?:most|best|main|only|least)\b)/i;
/** "Fingerprints are unique and are used": the question would move only the first verb. */
const HAS_SECOND_VERB =
  /\band (?:is|are|was|were|has|have|had|can|could|will|would|does|do|did)\b|, in (?:large )?part$/i;
const IS: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were']);

/** Lists, labels, shorthand, quotations and clauses inside. */
const IS_UNCLEAR =
  /[:;?!"“”→=<>/[\]|+*•@…]|->|\.\.|\s[-–—]\s|\b(?:e\.g|i\.e|etc|if|when|although|though|while|whereas|because|unless|but|whose|only|also|remaining|other|hence|therefore|thus)\b|[\^_]/i;
const ENDS_OPEN =
  /\b(?:the|an?|of|to|in|on|by|for|from|with|and|or|but|is|are|mainly|partly|largely|only|not|just)$/i;

function findVerb(words: readonly TaggedWord[]): number {
  const auxiliary = words.findIndex(({ lower }) => AUXILIARIES.has(lower));
  const verb = words.findIndex(({ wordClass, lower }) => wordClass === 'verb' || HAS.has(lower));
  const participle = words.findIndex(
    ({ wordClass, lower }, index) =>
      wordClass === 'participle' &&
      index > 0 &&
      /(?:ed|[a-z]{2})$/.test(lower) &&
      !isAdjectival(words, index),
  );
  const candidates = [auxiliary, verb, participle].filter((index) => index > 0);
  return candidates.length === 0 ? -1 : Math.min(...candidates);
}

/** "Infected cuttings": the participle before a noun of the subject. */
function isAdjectival(words: readonly TaggedWord[], index: number): boolean {
  const [before, after] = [words[index - 1], words[index + 1]];
  if (before === undefined || ['determiner', 'adjective', 'preposition'].includes(before.wordClass))
    return true;
  return after?.wordClass === 'verb' || AUXILIARIES.has(after?.lower ?? '');
}

/**
 * Tells whether words are a subject that can be understood away from its sentence.
 *
 * @param subject its text
 * @param words of the subject, tagged
 */
export function isCompleteSubject(subject: string, words: readonly TaggedWord[]): boolean {
  return (
    !POINTS.test(subject) &&
    !/[()]/.test(subject) &&
    (!subject.includes(',') || IS_ENUMERATION.test(subject)) &&
    /^[\p{L}\p{N}]/u.test(subject) &&
    words.at(-1)?.wordClass !== 'adverb' &&
    words.some(({ wordClass }) => wordClass === 'noun' || wordClass === 'other' || wordClass === 'gerund') &&
    words.every(({ wordClass, lower }) => SUBJECT_CLASSES.has(wordClass) || LINKS.has(lower)) &&
    !LINKS.has(words[0]?.lower ?? '') &&
    !LINKS.has(words.at(-1)?.lower ?? '')
  );
}

/** "DNS queries, voice and video" */
const IS_ENUMERATION =
  /^(?:[\p{L}\p{N}-]+ ?){1,3}(?:, (?:[\p{L}\p{N}-]+ ?){1,3})+,? and (?:[\p{L}\p{N}-]+ ?){1,3}$/u;

/**
 * Finds the subject of a clause.
 *
 * @param clause without its final mark
 * @returns its text; null if it is not sure, or cannot be understood away from the clause
 */
export function findSubject(clause: string): string | null {
  const text = clause.trim();
  const words = tagWords(text, getWords(text));
  const index = findVerb(words);
  const subject = text.slice(0, words[index]?.start ?? 0).trim();
  return index > 0 && isCompleteSubject(subject, words.slice(0, index)) ? subject : null;
}

/** @returns whether a subject takes "are" */
export const isPluralSubject = (subject: string) =>
  /\sand\s/.test(subject.replace(/\b(?:between|of)\b.*$/, '')) || isPluralPhrase(subject);

interface QuestionForm {
  auxiliary: string;
  /** The verb behind the subject; empty after "is". */
  verb: string;
}

function getQuestionForm(
  verb: TaggedWord,
  next: TaggedWord | undefined,
  isPlural: boolean,
): QuestionForm | null {
  const { lower, wordClass } = verb;
  if (lower === 'cannot') return { auxiliary: 'can', verb: 'not' };
  if (AUXILIARIES.has(lower)) {
    const isFit = !IS.has(lower) || isPlural === ['are', 'were'].includes(lower);
    return isFit ? { auxiliary: lower, verb: '' } : null;
  }
  if (/n['’]t$/.test(lower)) return getNegative(lower);
  if (HAS.has(lower) && (next?.wordClass === 'participle' || ['not', 'been'].includes(next?.lower ?? '')))
    return { auxiliary: lower, verb: '' };
  if (lower === 'has' || lower === 'have')
    return isPlural === (lower === 'have') ? { auxiliary: isPlural ? 'do' : 'does', verb: 'have' } : null;
  if (lower === 'had') return { auxiliary: 'did', verb: 'have' };
  if (['does', 'do', 'did'].includes(lower))
    return next?.lower === 'not' ? { auxiliary: lower, verb: '' } : null;
  if (wordClass === 'participle') return withBase('did', getBaseForm(lower, 'PastTense'));
  if (isPlural) return /s$/.test(lower) || /ing$/.test(lower) ? null : { auxiliary: 'do', verb: lower };
  return /[^s]s$/.test(lower) ? withBase('does', getBaseForm(lower, 'PresentTense')) : null;
}

const withBase = (auxiliary: string, base: string | null) =>
  base === null ? null : { auxiliary, verb: base };

/** "Fibre doesn't pick up noise". */
function getNegative(lower: string): QuestionForm | null {
  const auxiliary = lower.replace(/n['’]t$/, '');
  return /^(?:is|are|was|were|does|do|did|could|would|should)$/.test(auxiliary)
    ? { auxiliary, verb: 'not' }
    : null;
}
