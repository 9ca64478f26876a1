import { containsWords, normalForm, wordsOf } from '../text/words.ts';
import type { NoteSentence } from './note-sentence.ts';

/** Pairs of normal forms that name the same thing in a note. */
export type Aliases = ReadonlyMap<string, ReadonlySet<string>>;

const PHRASE = "((?:[\\p{L}\\d'’-]+ ){0,4}[\\p{L}\\d'’-]+)";
const NAME_AFTER = "(?:the |an? )?((?:[\\p{L}\\d'’-]+ ){0,3}[\\p{L}\\d'’-]+)";

/** "X (or Y)", "X, also called Y", "X, or Y,": each gives the words before and the words of the other name. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `${PHRASE} \\((?:or |also |also called |also known as |called |i\\.e\\.,? |abbreviated )?${NAME_AFTER}\\)`,
    'gu',
  ),
  new RegExp(
    `${PHRASE},? (?:\\()?(?:is |are |was |were )?(?:also|sometimes|often|commonly|formerly|popularly|otherwise|better|otherwise)(?: commonly| sometimes)? (?:called|known as|referred to as|termed|named) ${NAME_AFTER}`,
    'gu',
  ),
  new RegExp(`${PHRASE}, or (?:simply |just |more simply )?${NAME_AFTER}(?=[,.;)])`, 'gu'),
  new RegExp(`${PHRASE},? (?:abbreviated|nicknamed|dubbed) (?:as )?${NAME_AFTER}`, 'gu'),
  new RegExp(`${PHRASE}[—–-]{1,2}(?:or|also called|also known as) ${NAME_AFTER}`, 'gu'),
];

/**
 * Mines the other names that a note gives its terms, so that no question offers both names of one thing.
 *
 * @param isTerm tells whether a normal form is a term; of the words before the pattern the longest tail that is
 *   one counts.
 */
export function aliasesIn(sentences: readonly NoteSentence[], isTerm: (norm: string) => boolean): Aliases {
  const aliases = new Map<string, Set<string>>();
  for (const sentence of sentences) {
    if (sentence.isHeading) continue;
    for (const pattern of PATTERNS) {
      for (const match of sentence.text.matchAll(pattern)) {
        const left = longestTail(match[1] ?? '', isTerm);
        const right = longestHead(match[2] ?? '', isTerm);
        if (left !== null && right !== null) link(aliases, left, right);
      }
    }
  }
  return aliases;
}

/** True when the two normal forms are names of one thing, or one is a wording of the other. */
export function areAliases(aliases: Aliases, left: string, right: string): boolean {
  if (left === right || containsWords(left, right) || containsWords(right, left)) return true;
  if (aliases.get(left)?.has(right)) return true;
  return isAcronymOf(left, right) || isAcronymOf(right, left);
}

function isAcronymOf(short: string, long: string): boolean {
  if (short.includes(' ') || short.length < 2 || short.length > 6) return false;
  const initials = long
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  return initials.length > 1 && (short === initials || short === `${initials}s`);
}

function longestTail(phrase: string, isTerm: (norm: string) => boolean): string | null {
  const words = wordsOf(phrase);
  for (let from = 0; from < words.length; from += 1) {
    const norm = normalForm(phrase.slice(words[from]?.start));
    if (isTerm(norm)) return norm;
  }
  return null;
}

function longestHead(phrase: string, isTerm: (norm: string) => boolean): string | null {
  const words = wordsOf(phrase);
  for (let to = words.length; to > 0; to -= 1) {
    const norm = normalForm(phrase.slice(0, words[to - 1]?.end));
    if (isTerm(norm)) return norm;
  }
  return null;
}

function link(aliases: Map<string, Set<string>>, left: string, right: string): void {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    const known = aliases.get(from);
    if (known === undefined) aliases.set(from, new Set([to]));
    else known.add(to);
  }
}
