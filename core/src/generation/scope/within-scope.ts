import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import type { Choice } from '../choices/choice.ts';
import type { QuestionScope } from '../question-draft.ts';
import { getSuit } from './difficulty.ts';

/** The whole note, in every form with options. */
export const wholeNote: QuestionScope = {
  focus: '',
  pages: null,
  kinds: [],
  difficulty: 'mixed',
  types: 'choice',
};

/** Tells if a scope includes everything. */
export function isWhole({ focus, pages, kinds }: QuestionScope): boolean {
  return focus.trim() === '' && pages === null && kinds.length === 0;
}

/** More than the worth of a fresh group, a fresh kind or the best definition: the student's request comes first. */
const SECTION_WEIGHT = 20;
const TEXT_WEIGHT = 30;

/** Words of a request without a subject. */
const REQUEST_WORDS = contentStems(
  'questions question about focus concentrate ask asked want please topic topics chapter section page pages note notes part especially important everything exam test revise',
);

/** @returns the stems of a request's content words; empty if it has none */
export function wantedStems(focus: string): Set<string> {
  return contentStems(focus).difference(REQUEST_WORDS);
}

/** Whether a text, or the heading that it stands under, carries a word that is wanted. Every text carries none. */
export function carries(requested: ReadonlySet<string>, text: string, section: string | null): boolean {
  if (requested.size === 0) return true;
  return [contentStems(text), contentStems(section ?? '')].some((stems) => !stems.isDisjointFrom(requested));
}

/**
 * Removes unwanted candidates, and raises the worth of the rest by the share of the request in its text or in
 * its heading.
 */
export function withinScope(
  choices: readonly Choice[],
  { focus, pages, kinds, difficulty }: Omit<QuestionScope, 'types'>,
): Choice[] {
  const requested = wantedStems(focus);
  return choices
    .filter((choice) => isInScope(choice, { focus, pages, kinds }))
    .map((choice) => ({
      ...choice,
      worth: choice.worth + getMatch(requested, choice) + getSuit(difficulty, choice.kind),
    }));
}

/**
 * Tells whether a possible question is wanted.
 *
 * @param question its kind, and where its fact stands
 * @returns true if its pages, its kind and its words are requested
 */
export function isInScope(
  { kind, origin }: Pick<Choice, 'kind' | 'origin'>,
  { focus, pages, kinds }: Pick<QuestionScope, 'focus' | 'pages' | 'kinds'>,
): boolean {
  const isOnPages = pages === null || (origin.page >= pages.from && origin.page <= pages.to);
  return (
    isOnPages &&
    (kinds.length === 0 || kinds.includes(kind)) &&
    carries(wantedStems(focus), origin.quote, origin.section)
  );
}

function getMatch(requested: ReadonlySet<string>, { origin }: Choice): number {
  if (requested.size === 0) return 0;
  const inSection = SECTION_WEIGHT * coverage(requested, contentStems(origin.section ?? ''));
  return Math.max(inSection, TEXT_WEIGHT * coverage(requested, contentStems(origin.quote)));
}
