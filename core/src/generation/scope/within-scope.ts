import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import type { Choice } from '../choices/choice.ts';
import type { QuestionScope } from '../question-draft.ts';
import { suitOf } from './difficulty.ts';

/** The whole note, in every form. */
export const wholeNote: QuestionScope = { focus: '', pages: null, kinds: [], difficulty: 'mixed' };

/** Whether a scope leaves nothing out. */
export function isWhole({ focus, pages, kinds }: QuestionScope): boolean {
  return focus.trim() === '' && pages === null && kinds.length === 0;
}

/** More than what a fresh group, a fresh kind or the best definition is worth: what a student asks for comes first. */
const SECTION_WEIGHT = 20;
const TEXT_WEIGHT = 30;

/** Words of a request that say nothing of what it is about. */
const REQUEST_WORDS = contentStems(
  'questions question about focus concentrate ask asked want please topic topics chapter section page pages note notes part especially important everything exam test revise',
);

/** The stems of the words that a request names; empty where it names none. */
export function wantedStems(focus: string): Set<string> {
  return contentStems(focus).difference(REQUEST_WORDS);
}

/** Whether a text, or the heading that it stands under, carries a word that is wanted. Every text carries none. */
export function carries(wanted: ReadonlySet<string>, text: string, section: string | null): boolean {
  if (wanted.size === 0) return true;
  return [contentStems(text), contentStems(section ?? '')].some((stems) => !stems.isDisjointFrom(wanted));
}

/**
 * Takes out of what can be asked what is not wanted, and raises the worth of the rest by how much of the request it
 * carries: in its text or in the heading above it.
 */
export function withinScope(
  choices: readonly Choice[],
  { focus, pages, kinds, difficulty }: QuestionScope,
): Choice[] {
  const wanted = wantedStems(focus);
  return choices
    .filter(({ kind, origin }) => {
      const isOnPages = pages === null || (origin.page >= pages.from && origin.page <= pages.to);
      return (
        isOnPages &&
        (kinds.length === 0 || kinds.includes(kind)) &&
        carries(wanted, origin.quote, origin.section)
      );
    })
    .map((choice) => ({
      ...choice,
      worth: choice.worth + matchOf(wanted, choice) + suitOf(difficulty, choice.kind),
    }));
}

function matchOf(wanted: ReadonlySet<string>, { origin }: Choice): number {
  if (wanted.size === 0) return 0;
  const inSection = SECTION_WEIGHT * coverage(wanted, contentStems(origin.section ?? ''));
  return Math.max(inSection, TEXT_WEIGHT * coverage(wanted, contentStems(origin.quote)));
}
