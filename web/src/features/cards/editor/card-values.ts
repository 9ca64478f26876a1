/** The values of the card form, and their conversion to a card. */
import type { Card, createCard } from '@akada/contract/material/cards.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import type { CardKind } from '@akada/core/cards/card-rules.ts';
import type { Occlusion } from '@akada/core/cards/pictures/occlusion.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import type { TextEdit } from '../../../lib/writing/text-edits.ts';

/** Initial values of a new card, such as a text that was selected in a note. */
export interface CardStart {
  front: string;
  back: string;
  file_id?: string;
  quote?: string;
  page?: number;
}

export interface CardValues {
  kind: CardKind;
  front: string;
  back: string;
  /** The covered picture; it stays while another kind is looked at. */
  occlusion: Occlusion | null;
  typed: boolean;
  /** The path of an own deck; empty for none. */
  deck: string;
  /** Tags, separated by commas. */
  tags: string;
  course_name: string;
}

const empty: CardValues = {
  kind: 'basic',
  front: '',
  back: '',
  occlusion: null,
  typed: false,
  deck: '',
  tags: '',
  course_name: '',
};

export function getValues(card: Card | null, start: CardStart | undefined): CardValues {
  if (card === null) {
    return { ...empty, ...pick(start) };
  }
  const { kind, front, back, occlusion, typed, deck, tags, course_name } = card;
  return {
    kind,
    front,
    back,
    occlusion,
    typed,
    deck: deck ?? '',
    tags: tags.join(', '),
    course_name: course_name ?? '',
  };
}

const pick = (start: CardStart | undefined) =>
  start === undefined ? {} : { front: start.front, back: start.back };

export function getBody({ tags, occlusion, ...rest }: CardValues): SentBodyOf<typeof createCard> {
  const picture = rest.kind === 'occlusion' && occlusion !== null ? { occlusion } : {};
  return { ...rest, ...picture, tags: readTags(tags) };
}

/** @returns the different tags of a text with commas */
export function readTags(text: string): string[] {
  const named = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return [...new Set(named)];
}

/** @returns the present card, if it was changed elsewhere since it was read */
export function presentCard(error: Error | null): Card | null {
  if (!(error instanceof ApiError && error.status === 409)) return null;
  return (error.facts.card as Card | undefined) ?? null;
}

/** @returns the text with the selection as its next gap, and the new position of the selection */
export function withNewGap(
  text: string,
  start: number,
  end: number,
): { text: string; start: number; end: number } {
  const numbers = [...text.matchAll(/\{\{c(\d+)::/g)].map(([, number]) => Number(number));
  const opening = `{{c${Math.max(0, ...numbers) + 1}::`;
  const selection = text.slice(start, end);
  return {
    text: `${text.slice(0, start)}${opening}${selection}}}${text.slice(end)}`,
    start: start + opening.length,
    end: start + opening.length + selection.length,
  };
}

/** @returns the edit that inserts a sound; its description is selected, to be typed */
export function soundEdit(text: string, index: number, id: string): TextEdit {
  const description = 'sound';
  const [space, after] = [/\S$/.test(text.slice(0, index)), /^\S/.test(text.slice(index))].map((touches) =>
    touches ? ' ' : '',
  );
  const inserted = `${space}[${description}](sound:${id})${after}`;
  const selectFrom = index + inserted.indexOf(description);
  return {
    from: index,
    to: index,
    inserted,
    selectFrom,
    selectTo: selectFrom + description.length,
  };
}
