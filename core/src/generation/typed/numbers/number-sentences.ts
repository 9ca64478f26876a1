import type { CardNote } from '../../../cards/card-note.ts';
import { isAdministrative } from '../../../cards/gate/plain-speech.ts';
import { isPluralPhrase } from '../../../text/number-form.ts';
import { tagWords } from '../../../text/part-of-speech.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { isSelfContained } from '../../gate/stem-rules.ts';
import { capitalised, withoutAsides } from '../../reading/asides.ts';
import type { NoteSentence } from '../../reading/note-sentence.ts';
import { sentenceName, sentenceOrigin } from '../../statements/sentence-origin.ts';
import { getBaseForm } from '../reasons/base-form.ts';
import { type CapitalTest, getCapitalTest } from '../reasons/proper-word.ts';
import { isCompleteSubject, isPluralSubject } from '../reasons/why-question.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { type Amount, getAmountBody, readAmount } from './amount.ts';
import { isQuantityName } from './quantity-name.ts';

const PRIORITY = 3;
/** "The normal heart rate is 72 beats per minute", "Density of water = 1000 kg/m³". */
const MEASURED =
  /^(?:the\s)?(?<name>[^=:;]{4,80}?)(?:\s+(?:is|was)(?: equal to)?\s+|\s*[=:]\s*|\s+[–—-]\s+)(?<amount>[^=:;]{1,40}?)\.?$/i;
/** "A healthy adult has 206 bones." */
const COUNTED =
  /^(?<subject>[^,;:=]{3,60}?) (?<verb>has|have|contains?|consists? of|comprises?|possess(?:es)?) (?:exactly |only )?(?<number>\d{1,3}(?:,\d{3})*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<noun>[\p{L}' -]{3,50}?)(?:[.:(,].*)?$/iu;
const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const MAX_NOUN_WORDS = 4;
/** A count of these says nothing. */
const VAGUE_NOUN =
  /^(?:main |major |basic |different |important |key |distinct |other )*(?:types?|kinds?|ways|things|points|reasons|examples|advantages|disadvantages|uses|problems|methods|effects|causes|factors|features|sections|marks|questions|pages|slides)\b/i;

/**
 * Asks for the numbers of sentences that name what is measured or counted.
 *
 * @param note in English
 * @returns numerical questions; none about years
 */
export function getNumberSentences(note: CardNote): TypedCandidate[] {
  const hasCapital = getCapitalTest(note);
  return note.sentences.flatMap((sentence) => {
    const text = withoutAsides(sentence.text.replace(/\s+/g, ' ').trim()).text;
    if (sentence.headingLevel > 0 || isAdministrative(text) || !isSelfContained(text)) return [];

    const question = readMeasured(text, hasCapital) ?? readCounted(text, hasCapital);
    return question === null ? [] : [getCandidate(question, sentence)];
  });
}

interface NumberQuestion {
  stem: string;
  name: string;
  amount: Amount;
}

function readMeasured(text: string, hasCapital: CapitalTest): NumberQuestion | null {
  const { name = '', amount: typedAmount = '' } = MEASURED.exec(text)?.groups ?? {};
  const amount = readAmount(typedAmount);
  if (amount === null || amount.unit === '' || !isQuantityName(name) || isPluralPhrase(name)) return null;
  return { stem: getMeasuredStem(name, amount.unit, hasCapital), name, amount };
}

/**
 * @param name of a quantity without its article
 * @param unit of the answer
 * @returns "What is the density of water? Give the answer in kg/m³."
 */
export function getMeasuredStem(name: string, unit: string, hasCapital: CapitalTest): string {
  const [first, second] = getWords(name);
  const lower = hasCapital(first?.text ?? '', second?.text ?? '')
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
  const isNamed = /^(?:an?|each|every)\s/i.test(lower) || /^\p{Lu}/u.test(lower);
  const quantity = isNamed ? lower : `the ${lower}`;
  const question = `What is ${quantity}?`;
  return unit === '' ? question : `${question} Give the answer in ${unit}.`;
}

function readCounted(text: string, hasCapital: CapitalTest): NumberQuestion | null {
  const { subject = '', verb = '', number = '', noun = '' } = COUNTED.exec(text)?.groups ?? {};
  const words = tagWords(subject, getWords(subject));
  const [first, second] = words;
  if (first === undefined || !isCompleteSubject(subject, words) || !isCountable(noun)) return null;

  const isPlural = isPluralSubject(subject);
  const [main = '', ...more] = verb.toLowerCase().split(' ');
  const base =
    main === 'has' || main === 'have' ? 'have' : isPlural ? main : getBaseForm(main, 'PresentTense');
  if (
    base === null ||
    isPlural === (main === 'has' || (main !== 'have' && main.endsWith('s') && !main.endsWith('ss')))
  )
    return null;

  const lower = hasCapital(first.text, second?.text ?? '')
    ? subject
    : subject.charAt(0).toLowerCase() + subject.slice(1);
  const value = WORDS.indexOf(number.toLowerCase());
  return {
    stem: `How many ${noun} ${isPlural ? 'do' : 'does'} ${lower} ${[base, ...more].join(' ')}?`,
    name: `${subject} ${noun}`,
    amount: {
      value: value === -1 ? number.replaceAll(',', '') : String(value + 2),
      unit: '',
      isRough: false,
    },
  };
}

/** A noun phrase in the plural, such as "bones" or "pairs of ribs". */
function isCountable(noun: string): boolean {
  const words = tagWords(noun, getWords(noun));
  const [head = ''] = noun.split(/ (?:of|in) /);
  return (
    words.length <= MAX_NOUN_WORDS &&
    isPluralPhrase(head) &&
    !VAGUE_NOUN.test(noun) &&
    words.every(
      ({ wordClass, lower }) =>
        ['noun', 'adjective', 'other', 'participle', 'gerund'].includes(wordClass) || lower === 'of',
    )
  );
}

function getCandidate({ stem, name, amount }: NumberQuestion, sentence: NoteSentence): TypedCandidate {
  return {
    kind: 'number',
    stem,
    body: getAmountBody(amount),
    explanation: capitalised(sentence.text.replace(/\s+/g, ' ').trim()),
    origin: sentenceOrigin(sentence),
    facts: [`number:${normalForm(name)}`, sentenceName(sentence)],
    answers: [],
    isOwn: false,
    priority: PRIORITY,
  };
}
