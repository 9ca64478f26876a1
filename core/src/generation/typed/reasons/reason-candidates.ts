import type { CardNote } from '../../../cards/card-note.ts';
import { isAdministrative } from '../../../cards/gate/plain-speech.ts';
import { contentStems } from '../../../text/words.ts';
import { isSelfContained, isWellFormed } from '../../gate/stem-rules.ts';
import { capitalised, withoutAsides } from '../../reading/asides.ts';
import { sentenceName, sentenceOrigin } from '../../statements/sentence-origin.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { readCauseSentence } from './cause-sentence.ts';
import { toEffectQuestion } from './effect-question.ts';
import { type CapitalTest, getCapitalTest } from './proper-word.ts';
import { toWhyQuestion } from './why-question.ts';

const PRIORITY = 3.3;
const MIN_STEMS = 2;
/** The writer, the class, and hearsay are no subjects. */
const IS_REMARK =
  /\b(?:lecturer|sir|ma|mallam|engr|prof|he said|she said|said to|according to him|we|our|us|you|your|my|exam|mark|marks)\b/i;

/**
 * Asks for the cause in a sentence: "Why does the left ventricle have the thickest wall?".
 *
 * @param note in English
 * @returns open questions, with the sentence as their answer
 */
export function getReasonCandidates(note: CardNote): TypedCandidate[] {
  const hasCapital = getCapitalTest(note);
  const isKnown = getTopicFinder(note);
  return note.sentences.flatMap((sentence): TypedCandidate[] => {
    const text = sentence.text.replace(/\s+/g, ' ').trim();
    if (sentence.isHeading || IS_REMARK.test(text) || isAdministrative(text) || !isSelfContained(text))
      return [];

    const stem = getStem(/[.!]$/.test(text) ? text.replace(/!+$/, '.') : `${text}.`, hasCapital);
    if (stem === null || !isWellFormed(stem) || contentStems(stem).size < MIN_STEMS || !isKnown(stem))
      return [];
    return [
      {
        kind: 'why',
        stem,
        body: { type: 'open', answer: capitalised(text) },
        explanation: capitalised(text),
        origin: sentenceOrigin(sentence),
        facts: [sentenceName(sentence)],
        answers: [],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}

function getStem(sentence: string, hasCapital: CapitalTest): string | null {
  const plain = withoutAsides(sentence).text;
  const found = readCauseSentence(plain);
  return found === null
    ? toEffectQuestion(plain, hasCapital)
    : toWhyQuestion(capitalised(found.effect), hasCapital);
}

/** "Why is the process not complete?" needs a note that is about the process. */
const SHORT_SUBJECT = /^(?:Why|What) \p{L}+ (?:the (?<noun>\p{Ll}[\p{L}-]+) |(?<whole>the \p{Ll}+)\?)/u;
const MIN_MENTIONS = 3;

function getTopicFinder({ sentences }: CardNote): (stem: string) => boolean {
  const words = sentences.map(({ text, isHeading }) => ({ stems: contentStems(text), isHeading }));
  return (stem) => {
    const { noun = '', whole = '' } = SHORT_SUBJECT.exec(stem)?.groups ?? {};
    if (noun === '' && whole === '') return true;
    if (OF_PHRASE.test(stem)) return true;

    const [topic = ''] = contentStems(noun === '' ? whole : noun);
    const mentions = words.filter(({ stems }) => stems.has(topic));
    return mentions.length >= MIN_MENTIONS || mentions.some(({ isHeading }) => isHeading);
  };
}

/** "The soils of rain forests" says which soils. */
const OF_PHRASE = /^\S+ \S+ the \S+ (?:of|in|between|from) /;
