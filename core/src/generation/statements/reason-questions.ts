import { contentStems, wordsOf } from '../../text/words.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { isSelfContained, isWellFormed } from '../gate/stem-rules.ts';
import { capitalised } from '../reading/asides.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { phraseOptions } from './phrase-options.ts';
import { sentenceName, sentenceOrigin } from './sentence-origin.ts';
import { flat, type PhraseForm, phraseAt, type StatedPhrase } from './stated-phrases.ts';

const WORTH = 3.5;
const FEWEST_BEFORE = 5;

/** How a sentence ties a cause to its effect, and the form of what follows. */
const TIES: readonly (readonly [PhraseForm, RegExp])[] = [
  ['clause', /(?:\sbecause|,\ssince|,?\sso\sthat)\s+(?!of\b)(?=\p{L})/u],
  [
    'thing',
    /\s(?:because of|due to|caused by|as a result of|owing to|led to|leads to|lead to|resulted in|results in|result in|gave rise to|gives rise to|give rise to)\s+(?=\p{L})/u,
  ],
  [
    'purpose',
    /\s(?:in\sorder\sto|so\sas\sto|(?:used|designed|created|established|formed|intended|meant|introduced|passed|built|founded|imposed|appointed|developed)(?:\s[\p{Ll}-]+){0,2}\sto)\s+(?=\p{Ll})/u,
  ],
];
/** With another reason before it, or one that is denied, it is not clear what is asked. */
const OTHER_REASON =
  /\b(?:because|since|so that|due to|in order to|if|unless|although|while|whereas|not|never|cannot)\b|n[’']t\b/i;
/** An insertion, a symbol, or a word that looks back. */
const UNCLEAR = /[;:()—–“”"]|\b\p{Lu}\d|\balso\b/u;

/** What a sentence gives as the reason, the outcome or the purpose of something. */
interface Reason extends StatedPhrase {
  /** The sentence up to its reason. */
  stem: string;
}

/**
 * Asks for the reasons, outcomes and purposes that sentences state. Beside the key stand those of other things, and beside a
 * purpose or a clause what the note states near it in the same form: true, and not the reason. A thing that is neither a cause
 * nor an outcome of anything is seen not to be one.
 *
 * @param phrases what the note states in any of these forms
 */
export function reasonQuestions(
  sentences: readonly NoteSentence[],
  phrases: readonly StatedPhrase[],
): FactQuestion[] {
  const reasons = sentences.flatMap((sentence) => reasonIn(sentence) ?? []);
  const tied = new Set(reasons.map(({ sentence }) => sentence));
  const others = phrases.filter(({ form, sentence }) => form !== 'thing' && !tied.has(sentence));
  const candidates = [...reasons, ...others].sort(
    (left, right) => left.sentence.index - right.sentence.index,
  );
  return reasons.map((reason) => ({
    kind: 'why',
    stem: `${reason.stem} ________.`,
    key: reason.text,
    distractors: phraseOptions(reason, contentStems(reason.stem), candidates),
    origin: sentenceOrigin(reason.sentence),
    worth: WORTH,
    spends: [sentenceName(reason.sentence)],
  }));
}

function reasonIn(sentence: NoteSentence): Reason | null {
  if (sentence.tagged === null) return null;

  const { text } = sentence;
  const found = TIES.map(([form, pattern]) => ({ form, match: pattern.exec(text) })).filter(
    ({ match }) => match !== null,
  );
  const [first] = found;
  if (found.length !== 1 || first?.match == null) return null;

  const phrase = phraseAt(sentence, first.match.index + first.match[0].length, first.form);
  const stem = capitalised(flat(text.slice(0, first.match.index + first.match[0].length)));
  if (phrase === null || !isWhole(stem) || OTHER_REASON.test(flat(text.slice(0, first.match.index))))
    return null;
  return { ...phrase, stem };
}

function isWhole(stem: string): boolean {
  if (wordsOf(stem).length < FEWEST_BEFORE || UNCLEAR.test(stem)) return false;
  return isSelfContained(stem) && isWellFormed(`${stem} so.`);
}
