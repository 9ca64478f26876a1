/**
 * The chosen questions in the address. Written out, the ids of two hundred would be longer than a request may be; by six
 * bits a character they are 22 characters each.
 */

/** More than that is a filter's work. */
export const mostChosen = 200;

const idLength = 22;

/** @returns the ids as the address has them, empty for none */
export function writeSelection(ids: readonly string[]): string {
  return ids.map(shortId).join('');
}

/** @returns the ids that an address names; what is no id is passed over */
export function readSelection(writtenText: string): string[] {
  const short = writtenText.match(new RegExp(`[\\w-]{${idLength}}`, 'g')) ?? [];
  return [...new Set(short.map(longId))].slice(0, mostChosen);
}

/**
 * @param ids that become chosen, or are no longer
 * @returns an empty selection if there would be too many
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
