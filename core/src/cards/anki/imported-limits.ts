/** Bounds of imported cards: tags, deck names and texts. */
import { cardLimits } from '../card-rules.ts';
import { parseCloze, writeCloze } from '../cloze.ts';

const maxLevels = 6;
const maxLevelName = 100;
/** Anki sets these itself: one marks a note, the other marks a card with many lapses. */
const ownTags = new Set(['marked', 'leech']);

export interface Bounded<Value> {
  value: Value;
  isCut: boolean;
}

/** @returns each tag once, without the tags that Anki sets itself */
export function boundTags(tags: readonly string[]): Bounded<string[]> {
  const tagsByKey = new Map<string, string>();
  let isCut = false;
  for (const tag of tags) {
    const short = [...tag].slice(0, cardLimits.tag).join('').slice(0, cardLimits.tag).toWellFormed();
    const key = short.toLowerCase();
    if (short === '' || ownTags.has(key) || tagsByKey.has(key)) continue;
    isCut ||= short !== tag || tagsByKey.size >= cardLimits.tags;
    if (tagsByKey.size < cardLimits.tags) tagsByKey.set(key, short);
  }
  return { value: [...tagsByKey.values()], isCut };
}

/** @returns the path with as many levels as a deck can have */
export function boundDeck(path: readonly string[]): Bounded<string[]> {
  const tidy = path
    .map((level) => level.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((level) => level !== '');
  const value = tidy
    .slice(0, maxLevels)
    .map((level) => level.slice(0, maxLevelName).toWellFormed().trim().replaceAll('::', ':'));
  return { value, isCut: value.length < tidy.length || value.some((level, index) => level !== tidy[index]) };
}

/** @returns the Markdown up to the last line, or else the last word, that fits */
export function boundSide(markdown: string): Bounded<string> {
  const text = markdown.trim();
  if (text.length <= cardLimits.side) return { value: text, isCut: false };

  const start = text.slice(0, cardLimits.side - 2);
  const end = Math.max(start.lastIndexOf('\n'), 0) || Math.max(start.lastIndexOf(' '), 0) || start.length;
  return { value: `${start.slice(0, end).toWellFormed().trimEnd()} …`, isCut: true };
}

/** @returns the text of a cloze card, cut between its gaps */
export function boundCloze(markdown: string): Bounded<string> {
  const text = markdown.trim();
  if (text.length <= cardLimits.side) return { value: text, isCut: false };

  const parts = parseCloze(text);
  while (parts.length > 1 && writeCloze(parts).length > cardLimits.side - 2) parts.pop();
  const rest = text.slice(writeCloze(parts).length);
  const room = cardLimits.side - 2 - writeCloze(parts).length;
  const words = rest.startsWith('{{') || room < 0 ? '' : rest.slice(0, room).replace(/\S*$/, '');
  return {
    value: `${`${writeCloze(parts)}${words}`.slice(0, cardLimits.side - 2).trimEnd()} …`,
    isCut: true,
  };
}
