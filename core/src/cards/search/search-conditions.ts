/** The conditions that a search may name. */
import { type CardKind, cardKinds, maxFlag } from '../card-rules.ts';
import type { SearchToken } from './search-tokens.ts';

export const searchStatuses = [
  'due',
  'new',
  'learn',
  'review',
  'suspended',
  'buried',
  'flagged',
  'leech',
  'draft',
] as const;
export type SearchStatus = (typeof searchStatuses)[number];

/** Facts in memory: `ivl` and `due` in days, `s` is the stability in days, `d` the difficulty from 1 to 10. */
export const searchedProperties = ['ivl', 'due', 'reps', 'lapses', 's', 'd'] as const;
export type SearchedProperty = (typeof searchedProperties)[number];

export const comparisons = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Comparison = (typeof comparisons)[number];

export type SearchCondition =
  /** Null searches both sides. */
  | { kind: 'text'; text: string; side: 'front' | 'back' | null }
  /** Includes inner tags, such as `biology::cells`; null finds cards without a tag. */
  | { kind: 'tag'; tag: string | null }
  /** Includes the decks inside it; null finds cards without an own deck. */
  | { kind: 'deck'; path: string | null }
  | { kind: 'note'; card: CardKind }
  | { kind: 'is'; status: SearchStatus }
  | { kind: 'flag'; flag: number }
  | { kind: 'prop'; property: SearchedProperty; comparison: Comparison; value: number }
  /** The number of days includes today. */
  | { kind: 'added' | 'edited'; days: number }
  | { kind: 'rated'; days: number; grade: number | null };

type Word = Extract<SearchToken, { kind: 'word' }>;

const names = ['tag:', 'deck:', 'is:', 'flag:', 'prop:', 'added:', 'rated:', 'note:'].join(', ');

/** Ten years: more days mean all cards. */
const maxDays = 3_650;

/** @returns the condition of a word, or a sentence that says why it has none */
export function readCondition({ name, text }: Word): SearchCondition | string {
  if (name === null) return { kind: 'text', text, side: null };
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read === undefined)
    return `“${name}:” is not known here. You can use ${names}. Put quotes around a text with a colon.`;
  return text === '' ? `Write something after “${name}:”.` : read(text);
}

const readers: Readonly<Record<string, (text: string) => SearchCondition | string>> = {
  front: (text) => ({ kind: 'text', text, side: 'front' }),
  back: (text) => ({ kind: 'text', text, side: 'back' }),
  tag: (text) => ({
    kind: 'tag',
    tag: text.toLowerCase() === 'none' ? null : text.replace(/(?:::)?\*$/, ''),
  }),
  deck: (text) => ({
    kind: 'deck',
    path: text.toLowerCase() === 'none' ? null : text.replace(/(?:::)?\*$/, ''),
  }),
  note: readNote,
  is: readStatus,
  flag: readFlag,
  prop: readProperty,
  added: (text) => readDays('added', text),
  edited: (text) => readDays('edited', text),
  rated: readRated,
};

function readNote(text: string): SearchCondition | string {
  const card = cardKinds.find((kind) => kind === text.toLowerCase());
  return card ? { kind: 'note', card } : `After “note:” write ${toList(cardKinds)}.`;
}

function readStatus(text: string): SearchCondition | string {
  const status = searchStatuses.find((name) => name === text.toLowerCase());
  return status ? { kind: 'is', status } : `After “is:” write ${toList(searchStatuses)}.`;
}

function readFlag(text: string): SearchCondition | string {
  const flag = Number(text);
  return /^\d$/.test(text) && flag <= maxFlag
    ? { kind: 'flag', flag }
    : `After “flag:” write a number from 0 to ${maxFlag}.`;
}

function readProperty(text: string): SearchCondition | string {
  const [, written = '', sign, number] = /^([a-z]+)(<=|>=|!=|<|>|=)(-?\d+(?:\.\d+)?)$/i.exec(text) ?? [];
  const property = searchedProperties.find((name) => name === written.toLowerCase());
  const comparison = comparisons.find((name) => name === sign);
  const value = Number(number);
  if (property === undefined || comparison === undefined || Math.abs(value) > 100_000)
    return `After “prop:” write ${toList(searchedProperties)} with a number, such as prop:lapses>3.`;
  return { kind: 'prop', property, comparison, value };
}

function readDays(kind: 'added' | 'edited', text: string): SearchCondition | string {
  const days = toDays(text);
  return days === null ? `After “${kind}:” write a number of days, such as ${kind}:7.` : { kind, days };
}

function readRated(text: string): SearchCondition | string {
  const [first = '', second] = text.split(':');
  const days = toDays(first);
  const isGrade = second === undefined || /^[1-4]$/.test(second);
  if (days === null || !isGrade)
    return 'After “rated:” write a number of days, such as rated:7, or rated:7:1 for Again.';
  return { kind: 'rated', days, grade: second === undefined ? null : Number(second) };
}

function toDays(text: string): number | null {
  const days = Number(text);
  return /^\d{1,6}$/.test(text) && days > 0 ? Math.min(days, maxDays) : null;
}

function toList(choices: readonly string[]): string {
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}
