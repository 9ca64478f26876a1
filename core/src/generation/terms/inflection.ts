import nlp from 'compromise/two';
import { isPluralNoun } from '../../text/number-form.ts';
import { classesOf, singularsOf } from '../classes/noun-classes.ts';
import type { Term, TermForm } from './term.ts';

/**
 * @returns the wordings of a term in the note, and where none has the number that is wanted, the commonest put into it: a note
 * that speaks of "exotoxins" alone names a rival of "endotoxin" as well
 */
export function wordingsOf(term: Term, isPlural: boolean): readonly TermForm[] {
  const [form] = term.forms;
  if (form === undefined || term.forms.some((own) => own.isPlural === isPlural)) return term.forms;
  if (isPlural && !isCounted(term)) return term.forms;

  const surface = inNumber(form.surface, isPlural);
  return surface === null ? term.forms : [...term.forms, { ...form, surface, isPlural }];
}

/** @returns whether a note has a term in the plural alone: what is counted has a singular */
export const isPluralOnly = (forms: readonly TermForm[]) => forms.every(({ isPlural }) => isPlural);

/** "Osmosis" has no plural that anyone would write. */
function isCounted({ mentions }: Term): boolean {
  return mentions.some(({ sentence, first }) =>
    /^(?:an?|each|every)$/.test(sentence.words[first - 1]?.lower ?? ''),
  );
}

/** @returns the phrase with its head in the other number; null where that form is not certain */
function inNumber(phrase: string, isPlural: boolean): string | null {
  const [upToHead = ''] = phrase.split(/\s(?:of|in|for)\s/);
  const head = upToHead.split(/[\s-]/).at(-1) ?? '';
  if (NAME.test(head)) return null;
  const inflected = isPlural ? pluralOf(head) : singularOf(head);
  if (inflected === null || isPluralNoun(inflected.toLowerCase()) !== isPlural) return null;
  return upToHead.slice(0, -head.length) + inflected + phrase.slice(upToHead.length);
}

/** "The French" are no "Frenches"; "CMEs" is the plural of an acronym. */
const NAME = /^\p{Lu}\p{Ll}/u;
/** "CMEs" and "exotoxins" are in no dictionary, and of "hypotheses" the last letter alone is not the ending. */
const PLAIN_PLURAL = /[^eisux]s$|[^hsxzio]es$/;

function singularOf(head: string): string | null {
  const known = singularsOf(head).find((singular) => classesOf(singular.toLowerCase()) !== '');
  return known ?? (PLAIN_PLURAL.test(head) ? head.slice(0, -1) : null);
}

/** What the library has for nouns: its types leave it out. */
const plurals = () =>
  (nlp.methods() as { two: { transform: { noun: { toPlural: (noun: string, model: object) => string } } } })
    .two.transform.noun;

function pluralOf(head: string): string | null {
  const plural = plurals().toPlural(head, nlp.model());
  return plural !== head && singularsOf(plural).includes(head) ? plural : null;
}
