/**
 * The selected questions in the address. The plain ids of two hundred questions would exceed the length of a
 * request; at six bits per character an id has 22 characters.
 */

/** A larger selection is a filter's task. */
export const mostChosen = 200;

const idLength = 22;

/** @returns the ids in their short form, empty for none */
export function writeSelection(ids: readonly string[]): string {
  return ids.map(shortId).join('');
}

/** @returns the ids in an address, without invalid ones */
export function readSelection(writtenText: string): string[] {
  const short = writtenText.match(new RegExp(`[\\w-]{${idLength}}`, 'g')) ?? [];
  return [...new Set(short.map(longId))].slice(0, mostChosen);
}

/**
 * @param ids the ids to add or remove
 * @returns the changed selection, empty if it would be too large
 */
export function changedSelection(
  selection: readonly string[],
  ids: readonly string[],
  isChosen: boolean,
): string[] | null {
  const next = isChosen ? [...new Set([...selection, ...ids])] : selection.filter((id) => !ids.includes(id));
  return next.length > mostChosen ? null : next;
}

function shortId(id: string): string {
  const bytes = (id.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function longId(short: string): string {
  const bytes = [...atob(short.replaceAll('-', '+').replaceAll('_', '/'))];
  const hex = bytes.map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
