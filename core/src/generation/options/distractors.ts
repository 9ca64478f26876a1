import { LEAST_AGREEMENT } from '../classes/term-classes.ts';
import { isPartOf, suitsArticle } from '../gate/key-rules.ts';
import { isOfForm } from '../gate/option-form.ts';
import type { QuestionIdea } from '../question-idea.ts';
import { withoutOpening } from '../question-stem.ts';
import { isPluralOnly, wordingsOf } from '../terms/inflection.ts';
import type { Term, TermForm } from '../terms/term.ts';
import type { NoteTerms } from './note-terms.ts';
import type { RankedOption } from './option-choice.ts';
import { plausibilityOf } from './plausibility.ts';
import { secondKeyFinder } from './second-keys.ts';

export interface Distractor extends RankedOption {
  term: Term;
  /** The log-odds that a student takes it for the key. */
  plausibility: number;
}

const MOST_LOOKED_AT = 400;

/**
 * @param note the terms of the note that the question is from
 * @returns its terms that can stand beside the key without being right, those that are likeliest taken for it first
 */
export function distractorsFor(idea: QuestionIdea, note: NoteTerms): Distractor[] {
  const isSecondKey = secondKeyFinder(idea, note);
  return candidatesFor(idea, note)
    .flatMap((term, rank) => distractorOf(term, rank, idea, note) ?? [])
    .filter(({ term }) => !isSecondKey(term))
    .sort((left, right) => right.fit - left.fit);
}

function distractorOf(
  term: Term,
  rank: number,
  idea: QuestionIdea,
  { agreement, traits }: NoteTerms,
): Distractor | null {
  if (term === idea.term) return null;

  const forms = isOftenNamed(term) ? wordingsOf(term, idea.key.isPlural) : term.forms;
  const form = forms.find((candidate) => suits(candidate, term, idea));
  if (form === undefined) return null;

  const wording = { one: form.surface, other: idea.key.surface };
  if (agreement(term, idea.term, wording) < LEAST_AGREEMENT) return null;

  const beside = traits(term, idea.term, wording, withoutOpening(idea.stem));
  if (!isTaught(term) && beside.distance > NEAR) return null;

  const { norm, occurrences } = term;
  const plausibility = plausibilityOf(beside);
  const fit = PLAUSIBILITY_WEIGHT * plausibility + fitOf(term, idea, rank);
  return { term, text: form.surface, norm, occurrences, plausibility, fit };
}

/** What is worth putting into another number: "tiny pores" said once are no "tiny pore". */
function isOftenNamed({ isBold, definitionStrength, mentions }: Term): boolean {
  return isBold || definitionStrength >= DEFINED || mentions.length > 1;
}

/** In sentences: what a note names once or twice is known to who has read about the key. */
const NEARBY = 12;

/** The terms, best first, and what is named close to the sentence that is asked. */
function candidatesFor({ mention }: QuestionIdea, { terms, named }: NoteTerms): Term[] {
  const at = mention.sentence.index;
  const nearby = named.filter(({ mentions }) =>
    mentions.some(({ sentence }) => Math.abs(sentence.index - at) <= NEARBY),
  );
  return [...terms.slice(0, MOST_LOOKED_AT), ...nearby];
}

/** More than all else that makes a distractor good. */
const PLAUSIBILITY_WEIGHT = 2;
const OFTEN = 4;
/** In sentences: what stands so near to the key is about the same. */
const NEAR = 2;

const DEFINED = 0.9;

/** A word that stands there once in passing is no rival of a term. */
function isTaught({ isBold, definitionStrength, forms, mentions }: Term): boolean {
  const surface = forms[0]?.surface ?? '';
  return isBold || definitionStrength >= DEFINED || /[\s\p{Lu}]/u.test(surface) || mentions.length >= OFTEN;
}

/** Options that differ in form give the key away: number, capitals, -ing, length and article must agree. */
function suits(form: TermForm, term: Term, { key, term: keyTerm, stem }: QuestionIdea): boolean {
  if (form.isPlural !== key.isPlural || form.isCapital !== key.isCapital) return false;
  if (term.isPerson !== keyTerm.isPerson || isPartOf(form.surface, key.surface)) return false;
  if (sharesName(form.surface, key.surface)) return false;
  return (
    isOfForm(form.surface, key.surface) &&
    suitsArticle(stem, form.surface) &&
    isCountedAlike(term, keyTerm, stem)
  );
}

/** "Sasanian state" beside "Sasanian Persia" is another name of it, or a part; "Fifth Amendment" is none of the fourth. */
function sharesName(option: string, key: string): boolean {
  const [first = '', second] = key.split(' ');
  return second !== undefined && /^\p{Lu}/u.test(first) && option.split(' ').includes(first);
}

const OFTEN_ENOUGH = 2;
const ARTICLE_BEFORE = /\b(?:an?|the|this|its|his|her|their|each|every|one|any)(?: [\p{L}-]+)? _{3,}/iu;
const INDEFINITE_BEFORE = /\ban? _{3,}/i;
const COUNTED = 0.6;
const UNCOUNTED = 0.4;

/** "A resocialization" and "some from Arab tribe": what a note counts stands behind an article, and what it does not never. */
function isCountedAlike({ articleShare, mentions, forms }: Term, key: Term, stem: string): boolean {
  if (mentions.length < OFTEN_ENOUGH || !/_{3,}/.test(stem)) return true;
  if (INDEFINITE_BEFORE.test(stem)) return articleShare > 0 || isPluralOnly(forms);
  return ARTICLE_BEFORE.test(stem) || articleShare <= COUNTED || key.articleShare >= UNCOUNTED;
}

const IS_KEY_TERM = 0.8;
/** What a note makes most of gains so much, and a half of it this far down the list. */
const FIRST_OF_NOTE = 1;
const HALF_AT_RANK = 15;
const OTHER_ARTICLES = 1.2;

/** Of two that are equally plausible, the one that the note makes more of and that takes articles as the key does. */
function fitOf(term: Term, idea: QuestionIdea, rank: number): number {
  const isKeyTerm = term.isBold || term.definitionStrength >= DEFINED;
  return (
    (isKeyTerm ? IS_KEY_TERM : 0) +
    FIRST_OF_NOTE / (1 + rank / HALF_AT_RANK) -
    OTHER_ARTICLES * Math.abs(term.articleShare - idea.term.articleShare)
  );
}
