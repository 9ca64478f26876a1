import type { TaggedWord } from '../../text/part-of-speech.ts';
import { contentStems, wordsOf } from '../../text/words.ts';
import { isSelfContained } from '../gate/stem-rules.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { withoutAddition } from '../reading/restrictions.ts';

/**
 * What a blank at the end of a sentence can hold: a thing ("the loss of water"), a statement, a purpose ("prevent a war"),
 * a condition ("when prices rise"), or what is said of a subject ("breaks down bone").
 */
export type PhraseForm = 'thing' | 'clause' | 'purpose' | 'condition' | 'predicate';

/** A stretch of a sentence that reads well at the end of another one. */
export interface StatedPhrase {
  form: PhraseForm;
  sentence: NoteSentence;
  text: string;
  stems: ReadonlySet<string>;
}

const FEWEST_WORDS = 3;
const MOST_WORDS = 18;
/** Each question looks at those near it; a book of 300,000 words has some ten thousand sentences. */
const MOST_PHRASES = 20_000;

/** Phrases that a note states, in its order: they stand as options where few reasons or meanings are stated. */
export function statedPhrases(sentences: readonly NoteSentence[]): StatedPhrase[] {
  return sentences
    .flatMap((sentence) => [
      thingIn(sentence),
      clauseIn(sentence),
      purposeIn(sentence),
      conditionIn(sentence),
    ])
    .filter((phrase) => phrase !== null)
    .slice(0, MOST_PHRASES);
}

/**
 * @param start where the phrase begins in the sentence
 * @returns the phrase up to the end of the sentence, or to a second statement that does not limit it; null where its form, length or words do not suit
 */
export function phraseAt(sentence: NoteSentence, start: number, form: PhraseForm): StatedPhrase | null {
  const said = flat(sentence.text.slice(start)).replace(/[.!]["”’)]?$/, '');
  const text = withoutAddition(said, SECOND_STATEMENT);
  const words = wordsOf(text).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS || PRONOUN.test(text) || UNCLEAR.test(text)) return null;

  return /^\p{L}/u.test(text) && HAS_FORM[form](verbFrom(sentence, start), text)
    ? { form, sentence, text, stems: contentStems(text) }
    : null;
}

/** By what its first own verb is, and where. */
const HAS_FORM: Readonly<Record<PhraseForm, (verb: number, text: string) => boolean>> = {
  thing: (verb) => verb === -1,
  clause: (verb, text) => verb > 0 && !text.includes(','),
  purpose: () => true,
  condition: (_, text) => CONDITION.test(text),
  predicate: (verb) => verb === 0 || verb === -1,
};
const CONDITION = /^(?:when|where|if) /;

const PRONOUN =
  /^(?:it|they|he|she|we|you|this|that|these|those|there|here|then|his|her|its|their|our|both|such|some|one)\b/i;
/** An insertion, a symbol of a figure, or a second statement without a word that joins it. */
const UNCLEAR =
  /[:()—–“”"]|\b\p{Lu}\d|,\s(?:the|an?)\s[\p{L}’' -]{2,40}\s(?:is|are|was|were|has|have|had|passed|falls?|rises?)\b/u;
/** Another statement after the phrase; what follows "and" may be the last of a list. */
const SECOND_STATEMENT =
  /(?:;|,\s(?:which|who|but|so|while|whereas|although|though|because|where|when|even|yet|thus|thereby)\b|,\sand\s(?:(?:the|an?|its|their|this|these)\s)?(?:[\p{L}’'-]+\s){1,2}(?:is|are|was|were|has|have|had|can|may|will|did|does|must)\b|,\sand\s(?:it|they|he|she|thus|so|then)\b).*$/u;
const RELATIVE = /^(?:that|which|who|whom|whose|when|where|because|if|as|than|while|until|unless)$/;

/** @returns the index, among the words from `start`, of the first verb that no relative clause holds; -1 where there is none */
function verbFrom({ tagged }: NoteSentence, start: number): number {
  const own = (tagged ?? []).filter((word) => word.start >= start);
  const verb = own.findIndex(({ wordClass }) => wordClass === 'verb');
  const relative = own.findIndex(({ lower }) => RELATIVE.test(lower));
  return relative !== -1 && relative < verb ? -1 : verb;
}

const OPENS_THING = /^(?:an?|the)$/;
/** "Made [the world safer]", "turns [the skin a deep bronze]": two phrases, or one that leans on something else. */
const TWO_THINGS = /,|\bthan\b|\b(?:his|her|my|he|she|their|its|they|it)\b|^\S+ [\p{L}-]+ (?:an?|the)\b/u;

/** "… prevents [the loss of water]." What follows the last verb of a sentence, where it is one phrase. */
function thingIn(sentence: NoteSentence): StatedPhrase | null {
  const tagged = sentence.tagged ?? [];
  const verb = tagged.findLastIndex(isVerb);
  const article = tagged[verb + 1];
  if (verb === -1 || article === undefined || !OPENS_THING.test(article.lower)) return null;
  if (tagged.at(-1)?.wordClass !== 'noun') return null;

  const thing = phraseAt(sentence, article.start, 'thing');
  return thing === null || TWO_THINGS.test(thing.text) ? null : thing;
}

const isVerb = ({ wordClass }: TaggedWord) => wordClass === 'verb';

/** What something is gives no reason for anything. */
const DEFINING = /^[^,]{3,60}? (?:is|are) (?:an?|the|any|one|called|known|defined)\b/;
const GENERAL = /^(?:The|An?|Most|Some|All|Many|Every|Each|Several) /;

/** A plain statement without a second clause. */
function clauseIn(sentence: NoteSentence): StatedPhrase | null {
  const { text, tagged } = sentence;
  if (tagged === null || !GENERAL.test(text) || DEFINING.test(text) || !isSelfContained(text)) return null;

  const clause = phraseAt(sentence, 0, 'clause');
  return clause === null
    ? null
    : { ...clause, text: clause.text.charAt(0).toLowerCase() + clause.text.slice(1) };
}

/** Of a person or of a state: "be brought under control" is the purpose of little else. */
const OWN_PURPOSE = /^be\b|,|\b(?:his|her|he|she|they|it|their)\b/;

/** What is expected or begins to happen is no purpose. */
const PURSUED =
  /^(?:order|used|designed|created|established|formed|intended|meant|introduced|built|needed|required|trying|aims?|helps?|serves?|works?|acts?|ability|power|tool|method|ways?|means|efforts?|attempts?|allowed|enables?|enabled|forced|hoped|hopes|tries|tried|sought|seeks?)$/;

/** "… is used to [prevent the loss of heat]." */
function purposeIn(sentence: NoteSentence): StatedPhrase | null {
  const tagged = sentence.tagged ?? [];
  const to = tagged.findLastIndex(({ lower }) => lower === 'to');
  const verb = tagged[to + 1];
  if (
    to < 2 ||
    !PURSUED.test(tagged[to - 1]?.lower ?? '') ||
    verb?.wordClass !== 'verb' ||
    /(?:[^s]s|ed)$/.test(verb.lower)
  )
    return null;
  if (tagged.slice(to + 2).some(isVerb)) return null;

  const purpose = phraseAt(sentence, verb.start, 'purpose');
  return purpose === null || OWN_PURPOSE.test(purpose.text) ? null : purpose;
}

/** "… occurs [when prices rise]." */
function conditionIn(sentence: NoteSentence): StatedPhrase | null {
  const start = /\s(?=(?:when|where|if) [^,]+$)/.exec(sentence.text)?.index;
  if (sentence.tagged === null || start === undefined) return null;

  const condition = phraseAt(sentence, start + 1, 'condition');
  return condition === null || /\b(?:his|her|he|she|they|it|their)\b/.test(condition.text) ? null : condition;
}

/** @returns a text with single spaces */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
