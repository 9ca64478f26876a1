/** The limits of a written note, and the effect of a save. */

/** Limits of a note. A text of this many characters fits the body of one call in every script. */
export const noteLimits = { title: 200, text: 60_000, tags: 10, tag: 40, quote: 600 } as const;

/** Orders of the list of notes: what changed last, what came last, by title. */
export const noteOrders = ['changed', 'added', 'title'] as const;

/** Earlier versions of a note that are stored. */
export const mostVersions = 20;

/** All saves of one editor within this time belong to one version. */
const versionMs = 10 * 60_000;

/** Characters by which a text is shorter when something was taken out of it that its author may want back. */
const muchShorter = 200;

/** A text with its title. */
export interface WrittenText {
  title: string;
  text: string;
}

/** A note as it is stored. */
export interface StoredText extends WrittenText {
  version: number;
  /** The visit of an editor that saved it. */
  editorId: string;
  /** When its last earlier version was stored, or it was started; milliseconds since the epoch. */
  retainedAt: number;
}

/** A note as an editor sends it. */
export interface SentText extends WrittenText {
  /** The version that it was typed over. */
  version: number;
  editorId: string;
}

/**
 * Decides what a save does. Nothing that someone typed is overwritten unseen: a text over another version than the
 * present one is a conflict, and what one editor replaces of another is stored as an earlier version.
 *
 * @param now milliseconds since the epoch
 * @returns `same`: nothing changes; `conflict`: the author chooses; `next`: it is stored; `version`: it is stored, and the
 *   text before it becomes an earlier version
 */
export function judgeSave(
  storedText: StoredText,
  sent: SentText,
  now: number,
): 'same' | 'conflict' | 'next' | 'version' {
  if (storedText.title === sent.title && storedText.text === sent.text) return 'same';
  if (storedText.version !== sent.version) return 'conflict';

  const isOther = storedText.editorId !== sent.editorId;
  const isOld = now - storedText.retainedAt >= versionMs;
  const isShorter = storedText.text.length - sent.text.length >= muchShorter;
  return isOther || isOld || isShorter ? 'version' : 'next';
}

const untitled = 'Untitled note';

/** @returns what a note is called: its title, else the beginning of its first line */
export function getTitle({ title, text }: WrittenText): string {
  if (title.trim() !== '') return title.trim();

  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? '';
  const words = line.replace(/^[\s#>*+-]+|[*_`]/gu, '').trim();
  return words === '' ? untitled : Array.from(words).slice(0, 80).join('');
}
