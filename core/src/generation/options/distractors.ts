import { type PhraseLikeness, RIVAL_LIKENESS } from '../classes/phrase-likeness.ts';
import { type ClassAgreement, LEAST_AGREEMENT } from '../classes/term-classes.ts';
import { isPartOf, suitsArticle } from '../gate/key-rules.ts';
import { isOfForm } from '../gate/option-form.ts';
import type { QuestionIdea } from '../question-idea.ts';
import type { Aliases } from '../terms/aliases.ts';
import type { Term, TermForm } from '../terms/term.ts';
import type { RankedOption } from './option-choice.ts';
import type { Beside } from './rivals.ts';
import { secondKeyFinder } from './second-keys.ts';

export interface Distractor extends RankedOption, Beside {
  term: Term;
}

/** What the terms of one note are, for all of its questions. */
export interface NoteTerms {
  terms: readonly Term[];
  aliases: Aliases;
  agreement: ClassAgreement;
  likeness: PhraseLikeness;
}

/** More than all else that makes a distractor good: one of another class is none. */
const CLASS_WEIGHT = 4;
const MOST_LOOKED_AT = 400;
const MENTIONS_LOOKED_AT = 12;

/** Terms of the same note that can stand beside the key without being right, of its class, best first. */
export function distractorsFor(
  idea: QuestionIdea,
  { terms, aliases, agreement, likeness }: NoteTerms,
): Distractor[] {
  const isSecondKey = secondKeyFinder(idea, aliases);
  const aroundKey = sentencesAround(idea.term);
  const found: Distractor[] = [];
  for (const [rank, term] of terms.slice(0, MOST_LOOKED_AT).entries()) {
    const ofClass = agreement(term, idea.term);
    if (term === idea.term || ofClass < LEAST_AGREEMENT || !isTaught(term)) continue;

    const form = term.forms.find((candidate) => suits(candidate, term, idea));
    if (form === undefined || isSecondKey(term)) continue;
    const { norm, occurrences } = term;
    const [like, beside] = [likeness(form.surface, idea.key.surface), besideShare(term, aroundKey)];
    found.push({
      term,
      text: form.surface,
      norm,
      occurrences,
      isRival:
        like >= RIVAL_LIKENESS || beside >= RIVAL_SHARE || ofClass >= leastClassOfRival(term, idea.term),
      fit: CLASS_WEIGHT * ofClass + LIKENESS_WEIGHT * like + RIVAL_WEIGHT * beside + fitOf(term, idea, rank),
    });
  }
  return found.sort((left, right) => right.fit - left.fit);
}

const OFTEN = 4;

/** A word that stands there once in passing is no rival of a term. */
function isTaught({ isBold, definitionStrength, forms, mentions }: Term): boolean {
  const surface = forms[0]?.surface ?? '';
  return isBold || definitionStrength >= 0.9 || /[\s\p{Lu}]/u.test(surface) || mentions.length >= OFTEN;
}

/** Options that differ in form give the key away: number, capitals, -ing, length and article must agree. */
function suits(form: TermForm, term: Term, { key, term: keyTerm, stem }: QuestionIdea): boolean {
  if (form.isPlural !== key.isPlural || form.isCapital !== key.isCapital) return false;
  if (term.isPerson !== keyTerm.isPerson || isPartOf(form.surface, key.surface)) return false;
  return isOfForm(form.surface, key.surface) && suitsArticle(stem, form.surface);
}

function fitOf(term: Term, idea: QuestionIdea, rank: number): number {
  let fit = 3 / (1 + rank / 15);
  fit -= 1.2 * Math.abs(term.articleShare - idea.term.articleShare);
  if (term.isBold) fit += 2.5;
  if (term.definitionStrength >= 0.9) fit += 0.8;
  if (isNear(term, idea)) fit += 0.6;
  if (term.norm.split(' ').length === idea.term.norm.split(' ').length) fit += 0.4;
  return fit;
}

const LIKENESS_WEIGHT = 6;
/** Of its mentions, beside those of the key. */
const RIVAL_SHARE = 0.34;
const SIDE_BY_SIDE = 1;
const SAME_CLASS = 0.8;

/** What a note prints in bold is to be learnt, so that of one class each is as likely as the other. */
function leastClassOfRival(one: Term, other: Term): number {
  return one.isBold && other.isBold ? SAME_CLASS : SIDE_BY_SIDE;
}

/** Enough to place a rival before what only belongs to the same class. */
const RIVAL_WEIGHT = 2.5;

/** The indices of the sentences that name a term, and of those before and after them. */
function sentencesAround({ mentions }: Term): Set<number> {
  return new Set(mentions.flatMap(({ sentence: { index } }) => [index - 1, index, index + 1]));
}

/** How often a term stands in one of these sentences, 0-1: "climate" beside "weather". */
function besideShare({ mentions }: Term, around: ReadonlySet<number>): number {
  const looked = mentions.slice(0, MENTIONS_LOOKED_AT);
  return looked.filter(({ sentence }) => around.has(sentence.index)).length / Math.max(1, looked.length);
}

function isNear(term: Term, idea: QuestionIdea): boolean {
  return term.mentions.some((mention) => mention.sentence.part === idea.mention.sentence.part);
}
