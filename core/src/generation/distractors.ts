import { overlapF1 } from '../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../text/words.ts';
import { type Aliases, areAliases } from './aliases.ts';
import type { QuestionIdea } from './question-idea.ts';
import type { Term, TermForm } from './term.ts';

export interface Distractor {
  term: Term;
  form: TermForm;
  /** How well it suits the question, higher is better. */
  fit: number;
}

const MOST_LOOKED_AT = 400;
const SAME_MEANING = 0.35;
const LEAST_LENGTH_RATIO = 0.45;
const GREATEST_LENGTH_RATIO = 2.2;

/** Terms of the same note that can stand beside the key without being right, best first. */
export function distractorsFor(idea: QuestionIdea, terms: readonly Term[], aliases: Aliases): Distractor[] {
  const evidence = normalForm(idea.mention.sentence.text);
  const asked = contentStems(idea.stem.text);
  const found: Distractor[] = [];
  for (const [rank, term] of terms.slice(0, MOST_LOOKED_AT).entries()) {
    if (term === idea.term || containsWords(evidence, term.norm)) continue;
    if (areAliases(aliases, term.norm, idea.term.norm) || isTiedTo(term, asked)) continue;
    const form = term.forms.find((candidate) => suits(candidate, term, idea));
    if (form !== undefined) found.push({ term, form, fit: fitOf(term, idea, rank) });
  }
  return found.sort((left, right) => right.fit - left.fit);
}

/** Options that differ in form give the key away: number, capitals, -ing, length and article must agree. */
function suits(form: TermForm, term: Term, { key, term: keyTerm, stem }: QuestionIdea): boolean {
  if (form.isPlural !== key.isPlural || form.isCapital !== key.isCapital) return false;
  if (term.isPerson !== keyTerm.isPerson || endsInIng(form.surface) !== endsInIng(key.surface)) return false;

  const ratio = form.surface.length / key.surface.length;
  if (ratio < LEAST_LENGTH_RATIO || ratio > GREATEST_LENGTH_RATIO) return false;
  if (stem.article === null) return true;
  return (stem.article === 'an') === startsWithVowelSound(form.surface);
}

function endsInIng(surface: string): boolean {
  return surface.toLowerCase().endsWith('ing');
}

/** Whether "an" goes before it, by its letters; "unit" and "hour" are the usual exceptions. */
export function startsWithVowelSound(surface: string): boolean {
  const lower = surface.toLowerCase();
  if (/^(?:uni|use|eu|one|ubi)/.test(lower)) return false;
  return /^(?:[aeiou]|hour|honest|heir)/.test(lower);
}

/** A term whose own definition says what is asked may also be right. */
function isTiedTo(term: Term, asked: ReadonlySet<string>): boolean {
  for (const { sentence, first } of term.mentions.slice(0, 12)) {
    if (sentence.tagged === null || first > 2) continue;
    const said = contentStems(sentence.text);
    if (overlapF1(said, asked) > SAME_MEANING) return true;
  }
  return false;
}

function fitOf(term: Term, idea: QuestionIdea, rank: number): number {
  let fit = 3 / (1 + rank / 15);
  if (term.isBold) fit += 1;
  if (lastStem(term.norm) === lastStem(idea.term.norm)) fit += 0.8;
  if (term.hypernym !== null && term.hypernym === idea.term.hypernym) fit += 1;
  if (term.definitionStrength >= 0.9) fit += 0.4;
  if (isNear(term, idea)) fit += 0.6;
  if (term.norm.split(' ').length === idea.term.norm.split(' ').length) fit += 0.4;
  return fit;
}

function lastStem(norm: string): string {
  return norm.slice(norm.lastIndexOf(' ') + 1);
}

function isNear(term: Term, idea: QuestionIdea): boolean {
  return term.mentions.some((mention) => mention.sentence.part === idea.mention.sentence.part);
}
