/** Sentences about the coverage of a note. */
import type { Coverage, CoveragePart } from '@akada/contract/material/coverage.ts';
import { counted } from '../../../lib/format/numbers.ts';

/** Sets have no more questions, so that the number of a longer note is not known. */
const maxOffer = 50;

/** @returns the sentence below the types of an order */
export function getOfferText({ choice, mixed }: Coverage['offers']): string {
  const [all, some] = [getOffer(mixed), getOffer(choice)];
  return `Your note has ${all} of all types, ${some.replace(/ questions?/, '')} with options only.`;
}

/** @returns `12 questions`, `50 or more questions` */
export function getOffer(count: number): string {
  return count >= maxOffer ? `${maxOffer} or more questions` : counted(count, 'question');
}

export const hasQuestions = ({ questions }: CoveragePart): boolean => questions > 0;

export const hasCards = ({ cards }: CoveragePart): boolean => cards > 0;

/** @returns the parts that a further set can ask */
export const getOpenParts = (parts: readonly CoveragePart[]): CoveragePart[] =>
  parts.filter((part) => !hasQuestions(part) && part.reason === null);

/** @returns the rest of the sentence about the parts with questions: what becomes of the others */
export function getOpenLine(parts: readonly CoveragePart[]): string {
  const open = getOpenParts(parts).length;
  const mute = parts.filter((part) => !hasQuestions(part) && part.reason !== null).length;
  const rest =
    open === 1
      ? ' The next set begins with the other part.'
      : ` The next set begins with the other ${open} parts.`;
  const gap = ` ${mute === 1 ? 'One part states' : `${mute} parts state`} nothing that we can ask.`;
  return `.${open === 0 ? '' : rest}${mute === 0 ? '' : gap}`;
}

/** @returns `31 questions and 34 cards. Each one stands on a sentence of your note.` */
export function getTotals({ questions, cards, parts }: Coverage): string {
  const totals = `${counted(questions, 'question')} and ${counted(cards, 'card')}.`;
  const empty = parts.filter((part) => !hasQuestions(part));
  if (empty.length === 0) return `${totals} Each one stands on a sentence of your note.`;
  const [rest, them] = empty.length === 1 ? ['One part has', 'it'] : [`${empty.length} parts have`, 'them'];
  const help = empty.some(({ reason }) => reason !== null) ? `: you can help ${them}.` : '.';
  return `${totals} ${rest} nothing yet${help}`;
}

/** @returns `p. 4–6`; a section is said by its name */
export function getPages({ first_page: first, last_page: last }: CoveragePart, isPaged: boolean): string {
  if (!isPaged) return first === last ? `section ${first}` : `sections ${first}–${last}`;
  return first === last ? `p. ${first}` : `p. ${first}–${last}`;
}

/** @returns `3 questions, 4 cards` without a number of zero */
export function getCounts({ questions, cards }: Pick<CoveragePart, 'questions' | 'cards'>): string {
  return [questions > 0 && counted(questions, 'question'), cards > 0 && counted(cards, 'card')]
    .filter((text) => text !== false)
    .join(', ');
}
