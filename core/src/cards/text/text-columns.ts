/** The columns of a text, by its heading or by Anki's headers. */
import type { TextHeaders } from './text-headers.ts';

/** Names of columns that tables begin with, in the order of a card. */
const frontNames = /^(?:front(?: \(markdown\))?|term|terms|word|question|text|expression|vorderseite)$/i;
const backNames =
  /^(?:back(?: \(markdown\))?|definition|definitions|meaning|answer|back extra|translation|rückseite)$/i;

/** The heading of a table with sides in Markdown. */
export const markdownHeading = ['Front (Markdown)', 'Back (Markdown)', 'Tags', 'Deck', 'Kind'] as const;

/** @param cells of a heading @returns true if it says that the sides are Markdown */
export function isMarkdownHeading(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim().toLowerCase() === markdownHeading[0].toLowerCase());
}

/** 0-based columns; null for parts that the text does not have. */
export interface Columns {
  front: number;
  back: number;
  tags: number | null;
  deck: number | null;
  guid: number | null;
  noteType: number | null;
}

/** @returns null if the first row is a card */
export function findHeading(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => cell.trim());
  const find = (form: RegExp) => names.findIndex((name) => form.test(name));
  const [front, back] = [find(frontNames), find(backNames)];
  if (front === -1 || back === -1) return null;
  const optional = (form: RegExp) => (find(form) === -1 ? null : find(form));
  return {
    front,
    back,
    tags: optional(/^tags?$/i),
    deck: optional(/^deck$/i),
    guid: optional(/^(?:guid|id)$/i),
    noteType: optional(/^(?:kind|note ?type)$/i),
  };
}

/** Without names the first two free columns are the sides, and a third one has the tags, as in Anki. */
export function getColumns({ special, columns }: TextHeaders, width: number): Columns {
  const column = (position: number | undefined) => (position === undefined ? null : position - 1);
  const specialColumns = new Set(Object.values(special).map((position) => position - 1));
  const count = Math.max(width, columns?.length ?? 0, 2 + specialColumns.size);
  const free = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !specialColumns.has(index),
  );
  const third = free.length === 3 ? (free[2] ?? null) : null;
  return {
    front: free[0] ?? 0,
    back: free[1] ?? 1,
    tags: special.tags === undefined ? third : column(special.tags),
    deck: column(special.deck),
    guid: column(special.guid),
    noteType: column(special.notetype),
  };
}
