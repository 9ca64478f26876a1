import { tagWords } from '../../../text/part-of-speech.ts';
import { getWords } from '../../../text/words.ts';
import type { CapitalTest } from './proper-word.ts';
import { isCompleteSubject, isPluralSubject } from './why-question.ts';

const CAUSED =
  /^(?<subject>[^,;:]{3,70}?) (?:is|are|was|were) (?:mainly |mostly |usually |often |commonly |largely )?(?:caused by|brought about by|due to|the result of) (?<rest>[^;:]{6,})[.]$/i;
const LEADS =
  /^(?<subject>[^,;:]{3,70}?) (?:eventually |often |usually )?(?<verb>leads? to|led to|results? in|resulted in|results? from|resulted from|brings? about|give rise to|gives rise to|gave rise to) (?<rest>[^;:]{6,})[.]$/i;

/**
 * Turns a sentence about a cause into a question: "What causes scurvy?", "What does erosion lead to?".
 *
 * @param sentence with its full stop
 * @param hasCapital of the note
 * @returns null if its form is not sure
 */
export function toEffectQuestion(sentence: string, hasCapital: CapitalTest): string | null {
  const caused = CAUSED.exec(sentence)?.groups?.subject;
  if (caused !== undefined) {
    const subject = getSubject(caused, hasCapital);
    return subject === null
      ? null
      : `What ${/\b(?:was|were)\b/.test(sentence.slice(caused.length, caused.length + 6)) ? 'caused' : 'causes'} ${subject}?`;
  }

  const { subject: typedSubject = '', verb = '' } = LEADS.exec(sentence)?.groups ?? {};
  const subject = getSubject(typedSubject, hasCapital);
  if (subject === null) return null;

  const isPast = /^(?:led|resulted|gave)/i.test(verb);
  const base = verb
    .toLowerCase()
    .replace(/^led/, 'lead')
    .replace(/^gave/, 'give')
    .replace(/^(lead|result|bring|give)(?:ed|s)?/, '$1');
  const isPlural = isPluralSubject(typedSubject);
  // "Erosion and floods lead to": the verb agrees with its subject.
  if (!isPast && isPlural === /^\p{L}+s /u.test(verb)) return null;
  return `What ${isPast ? 'did' : isPlural ? 'do' : 'does'} ${subject} ${base}?`;
}

function getSubject(typedSubject: string, hasCapital: CapitalTest): string | null {
  const words = tagWords(typedSubject, getWords(typedSubject));
  if (words.length === 0 || !isCompleteSubject(typedSubject, words)) return null;
  return hasCapital(words[0]?.text ?? '', words[1]?.text ?? '')
    ? typedSubject
    : typedSubject.charAt(0).toLowerCase() + typedSubject.slice(1);
}
