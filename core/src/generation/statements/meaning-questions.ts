import { isPluralPhrase } from '../../text/number-form.ts';
import { overlapF1 } from '../../text/set-overlap.ts';
import { containsWords, contentStems } from '../../text/words.ts';
import { worthOf } from '../askables/worth.ts';
import { classAgreement, classesOf } from '../classes/noun-classes.ts';
import { LEAST_AGREEMENT } from '../classes/term-classes.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { lengthRatio } from '../gate/option-form.ts';
import type { NoteTerms } from '../options/note-terms.ts';
import { chanceOfTwo, hasRivals, plausibilityOf } from '../options/plausibility.ts';
import { areAliases } from '../terms/aliases.ts';
import { differ } from '../terms/definitions.ts';
import { headOf, MOST_LENGTH_RATIO, phraseOptions } from './phrase-options.ts';
import { sentenceName, sentenceOrigin } from './sentence-origin.ts';
import { type StatedDefinition, statedDefinitions } from './stated-definition.ts';
import type { PhraseForm, StatedPhrase } from './stated-phrases.ts';

/** Readers could use none of 24 such questions of books: so few are right, worth asking and beside meanings of their kind. */
const SOUND = 0.2;
const DISTRACTORS = 3;
const SAME_MEANING = 0.4;
/** Of two that each say something the other does not. */
const NEARLY_SAME = 0.75;
/** The gate takes no key that is so much longer or shorter than the mean of the others; single ones may differ more. */
const LIKE_LENGTH_RATIO = 1.6;

/** The forms of phrases that can stand beside a meaning where a note defines few terms. */
const FORMS: Readonly<Record<StatedDefinition['form'], PhraseForm | null>> = {
  phrase: 'thing',
  clause: 'condition',
  plural: null,
};

/**
 * Asks of each term that a sentence defines what it is; beside the key stands what the note says of other terms, and after
 * that what it states in the same form.
 *
 * @param phrases what the note states, in any form
 */
export function meaningQuestions(noteTerms: NoteTerms, phrases: readonly StatedPhrase[]): FactQuestion[] {
  const definitions = statedDefinitions(noteTerms.terms);
  return definitions.map((definition) => {
    const { term, mention, subject, meaning } = definition;
    const others = besides(definition, definitions, noteTerms);
    const likeliest = others.slice(0, DISTRACTORS).map(({ plausibility }) => plausibility);
    return {
      kind: 'meaning',
      stem: `What ${isPluralPhrase(subject) ? 'are' : 'is'} ${subject}?`,
      key: meaning,
      distractors: [...others.map((other) => other.meaning), ...undefining(definition, phrases)],
      origin: sentenceOrigin(mention.sentence),
      isOfClass: hasRivals(likeliest),
      worth: worthOf(SOUND * chanceOfTwo(likeliest)),
      spends: [`term:${term.norm}`, sentenceName(mention.sentence)],
    };
  });
}

interface MeaningBeside {
  meaning: string;
  /** The log-odds that someone takes it for the meaning of the term that is asked. */
  plausibility: number;
}

function besides(
  own: StatedDefinition,
  definitions: readonly StatedDefinition[],
  note: NoteTerms,
): MeaningBeside[] {
  const fitting = definitions.filter(
    (other) => suits(other, own) && !areAliases(note.aliases, own.term.norm, other.term.norm),
  );
  const alike = fitting.filter((other) => lengthRatio(own.meaning, other.meaning) <= LIKE_LENGTH_RATIO);
  return (alike.length >= DISTRACTORS ? alike : fitting)
    .map((other) => ({ meaning: other.meaning, plausibility: plausibilityOfMeaning(other, own, note) }))
    .sort((left, right) => right.plausibility - left.plausibility);
}

/** What another kind of thing is, is struck out at a glance; of one kind, a meaning is as plausible as its term. */
function plausibilityOfMeaning(
  other: StatedDefinition,
  own: StatedDefinition,
  { traits }: NoteTerms,
): number {
  const ofKind = kindAgreement(own, other) ?? LEAST_AGREEMENT;
  return plausibilityOf(traits(other.term, own.term)) + KIND_WEIGHT * (ofKind - LEAST_AGREEMENT);
}

const KIND_WEIGHT = 1.5;

/** How far two meanings say that it is the same kind of thing: a region and a shaft, a disease and a disorder. */
function kindAgreement(one: StatedDefinition, other: StatedDefinition): number | null {
  const classes = [classesOf(headOf(one.meaning)), classesOf(headOf(other.meaning))] as const;
  return classes.includes('') ? null : classAgreement(...classes);
}

/** "A quarterly bonus" says what something is, but not how it differs from others of its kind. */
const WITH_DIFFERENCE = /\s(?:of|that|which|who|for|between|in which|when|made|used|by)\s/;

function undefining(
  { meaning, mention, form, stems }: StatedDefinition,
  phrases: readonly StatedPhrase[],
): string[] {
  const phraseForm = FORMS[form];
  if (phraseForm === null) return [];

  const key: StatedPhrase = { form: phraseForm, sentence: mention.sentence, text: meaning, stems };
  const like = phrases.filter((phrase) => phrase.form !== 'thing' || WITH_DIFFERENCE.test(phrase.text));
  return phraseOptions(key, contentStems(mention.sentence.text), like);
}

/** Of the same form and length, and wrong: neither says what the other says, nor of what the other is a kind. */
function suits(other: StatedDefinition, own: StatedDefinition): boolean {
  if (own.term === other.term || other.form !== own.form) return false;
  if (lengthRatio(own.meaning, other.meaning) > MOST_LENGTH_RATIO) return false;
  // "What are neurons?": the only meaning in the plural is seen to be the right one.
  if (isPluralPhrase(headOf(own.meaning)) && !isPluralPhrase(headOf(other.meaning))) return false;

  const [mine, others] = [own.term.norm, other.term.norm];
  const isKind =
    containsWords(mine, others) ||
    containsWords(others, mine) ||
    containsWords(own.norm, others) ||
    containsWords(other.norm, mine);
  return (
    !isKind &&
    overlapF1(own.stems, other.stems) < (differ(own.stems, other.stems) ? NEARLY_SAME : SAME_MEANING)
  );
}
