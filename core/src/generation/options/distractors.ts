import { overlapF1 } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import { type ClassAgreement, LEAST_AGREEMENT } from '../classes/term-classes.ts';
import { isPartOf, suitsArticle } from '../gate/key-rules.ts';
import { isOfForm } from '../gate/option-form.ts';
import type { QuestionIdea } from '../question-idea.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { type Aliases, areAliases } from '../terms/aliases.ts';
import type { Term, TermForm } from '../terms/term.ts';
import type { RankedOption } from './option-choice.ts';

export interface Distractor extends RankedOption {
  term: Term;
}

/** What the terms of one note are, for all of its questions. */
export interface NoteTerms {
  terms: readonly Term[];
  aliases: Aliases;
  agreement: ClassAgreement;
}

/** More than all else that makes a distractor good: one of another class is none. */
const CLASS_WEIGHT = 4;
const MOST_LOOKED_AT = 400;
const MENTIONS_LOOKED_AT = 12;
const SAME_MEANING = 0.35;
const RENAMING =
  /\b(?:renamed|nicknamed|dubbed|(?:also|sometimes|often) (?:called|known)|known (?:\w+ ){1,3}as)\b/;

/** Terms of the same note that can stand beside the key without being right, of its class, best first. */
export function distractorsFor(idea: QuestionIdea, { terms, aliases, agreement }: NoteTerms): Distractor[] {
  const evidence = normalForm(idea.mention.sentence.text);
  const asked = contentStems(idea.stem);
  const aroundKey = sentencesAround(idea.term);
  const found: Distractor[] = [];
  for (const [rank, term] of terms.slice(0, MOST_LOOKED_AT).entries()) {
    const ofClass = agreement(term, idea.term);
    if (term === idea.term || ofClass < LEAST_AGREEMENT || !isTaught(term)) continue;

    const form = term.forms.find((candidate) => suits(candidate, term, idea));
    if (form === undefined || containsWords(evidence, term.norm)) continue;
    if (areAliases(aliases, term.norm, idea.term.norm) || isTiedTo(term, idea, asked)) continue;
    const { norm, occurrences } = term;
    found.push({
      term,
      text: form.surface,
      norm,
      occurrences,
      fit: CLASS_WEIGHT * ofClass + fitOf(term, idea, rank) + RIVAL_WEIGHT * besideShare(term, aroundKey),
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

/** A term of which the note says what is asked may also be right, and so may one that renames the key. */
function isTiedTo(term: Term, idea: QuestionIdea, asked: ReadonlySet<string>): boolean {
  const own = new Set(term.norm.split(' '));
  const keyStems = idea.term.norm.split(' ').filter((stem) => !own.has(stem));
  return term.mentions.slice(0, MENTIONS_LOOKED_AT).some(({ sentence, first }) => {
    const { stems, renames } = saidIn(sentence);
    if (renames && keyStems.some((stem) => stems.has(stem))) return true;
    return sentence.tagged !== null && first <= 2 && overlapF1(stems, asked) > SAME_MEANING;
  });
}

interface Said {
  stems: ReadonlySet<string>;
  renames: boolean;
}

const saidBySentence = new WeakMap<NoteSentence, Said>();

/** Every question asks for the same sentences again. */
function saidIn(sentence: NoteSentence): Said {
  const known = saidBySentence.get(sentence);
  if (known !== undefined) return known;

  const said = { stems: contentStems(sentence.text), renames: RENAMING.test(sentence.text) };
  saidBySentence.set(sentence, said);
  return said;
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
