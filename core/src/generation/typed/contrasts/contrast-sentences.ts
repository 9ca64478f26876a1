import type { CardNote } from '../../../cards/card-note.ts';
import { isAdministrative } from '../../../cards/gate/plain-speech.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { isSelfContained } from '../../gate/stem-rules.ts';
import { capitalised, withoutAsides } from '../../reading/asides.ts';
import { sentenceName, sentenceOrigin } from '../../statements/sentence-origin.ts';
import { type CapitalTest, getCapitalTest } from '../reasons/proper-word.ts';
import { findSubject } from '../reasons/why-question.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = 3.2;
const WHEREAS = /^(?<one>[^;:]+?)(?:,|;)? (?:whereas|while) (?<other>[^;:]+)[.]$/i;
const MAX_SUBJECT_WORDS = 5;
/** "While" also means "during". */
const DURING = /[^,;] while /i;

/**
 * Asks how two things differ that a sentence contrasts: "Arteries carry …, whereas veins carry …".
 *
 * @param note in English
 * @returns open questions, with the sentence as their answer
 */
export function getContrastSentences(note: CardNote): TypedCandidate[] {
  const hasCapital = getCapitalTest(note);
  return note.sentences.flatMap((sentence): TypedCandidate[] => {
    const text = sentence.text.replace(/\s+/g, ' ').trim();
    if (sentence.isHeading || isAdministrative(text) || !isSelfContained(text)) return [];

    const sides = readSides(withoutAsides(text.endsWith('.') ? text : `${text}.`).text, hasCapital);
    if (sides === null) return [];
    return [
      {
        kind: 'comparison',
        stem: `What is the difference between ${sides[0]} and ${sides[1]}?`,
        body: { type: 'open', answer: capitalised(text) },
        explanation: capitalised(text),
        origin: sentenceOrigin(sentence),
        facts: [sentenceName(sentence), ...sides.map((side) => `contrast:${normalForm(side)}`)],
        answers: [],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}

function readSides(sentence: string, hasCapital: CapitalTest): [string, string] | null {
  const { one = '', other = '' } = WHEREAS.exec(sentence)?.groups ?? {};
  if (one === '' || DURING.test(sentence)) return null;
  return toSides(findSubject(one), findSubject(other), hasCapital);
}

function toSides(one: string | null, other: string | null, hasCapital: CapitalTest): [string, string] | null {
  if (one === null || other === null || normalForm(one) === normalForm(other)) return null;
  if (
    [one, other].some(
      (side) => getWords(side).length > MAX_SUBJECT_WORDS || / and |^(?:most|many|few|several) /i.test(side),
    )
  )
    return null;

  const lower = (side: string) => {
    const [first, second] = getWords(side);
    return hasCapital(first?.text ?? '', second?.text ?? '')
      ? side
      : side.charAt(0).toLowerCase() + side.slice(1);
  };
  return [lower(one), lower(other)];
}
