import { containsWords, getWords, normalForm } from '../../text/words.ts';

/** Pairs of normal forms that name the same thing in a note. */
export type Aliases = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Links between two names of one thing: "X (or Y)", "X, also called Y", "X, or Y,". Only the link is
 * searched; the names are read on both sides, because one expression for all three is slow on long text.
 */
const LINKS =
  /,? \(?(?:is |are |was |were )?(?:also|sometimes|often|commonly|formerly|popularly|otherwise|better) (?:called|known as|referred to as|termed|named) | \((?:also called |also known as |also referred to as |or |also |called |known as |i\.e\.,? |abbreviated )?|, or (?:simply |just |more simply )?|,? (?:abbreviated|nicknamed|dubbed) (?:as )?|[—–](?:or|also called|also known as) /g;
const NAME_BEFORE = /(?:[\p{L}\d'’-]+ ){0,4}[\p{L}\d'’-]+$/u;
const NAME_AFTER = /^(?:the |an? )?((?:[\p{L}\d'’-]+ ){0,3}[\p{L}\d'’-]+)(?=([\s\S]?))/u;
const LONGEST_NAME = 80;

/**
 * Mines the other names that a note gives its terms, so that no question offers both names of one thing.
 *
 * @param isTerm tells whether a normal form is a term; of the words before a link every tail that is one counts,
 *   because the start of a name is uncertain.
 */
export function findAliases(texts: readonly string[], isTerm: (norm: string) => boolean): Aliases {
  const aliases = new Map<string, Set<string>>();
  for (const text of texts) {
    for (const match of text.matchAll(LINKS)) {
      const pair = namesAround(text, match.index, match[0]);
      if (pair === null) continue;
      for (const left of termsAtEnd(pair[0], isTerm)) {
        for (const right of termsAtStart(pair[1], isTerm)) addPair(aliases, left, right);
      }
    }
  }
  return aliases;
}

/** The words before and after a link; after ", or" the name has to end at a mark, or it is one of a list. */
function namesAround(text: string, index: number, linkText: string): [string, string] | null {
  const from = index + linkText.length;
  const before = NAME_BEFORE.exec(text.slice(Math.max(0, index - LONGEST_NAME), index));
  const after = NAME_AFTER.exec(text.slice(from, from + LONGEST_NAME));
  if (before === null || after === null) return null;
  if (linkText.startsWith(', or ') && !/[,.;)]/.test(after[2] ?? '')) return null;
  return [before[0], after[1] ?? ''];
}

/** True when the two normal forms are names of one thing, or one is a wording of the other. */
export function areAliases(aliases: Aliases, left: string, right: string): boolean {
  if (left === right || containsWords(left, right) || containsWords(right, left)) return true;
  if (aliases.get(left)?.has(right) || isSpelledLike(left, right)) return true;
  return isAcronymOf(left, right) || isAcronymOf(right, left);
}

const LONG_STEM = 8;
const FEW_LETTERS = 2;

/** "Conservatism" and "conservativism", by their stems. */
function isSpelledLike(left: string, right: string): boolean {
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  return (
    shorter.length >= LONG_STEM &&
    !longer.includes(' ') &&
    longer.startsWith(shorter) &&
    longer.length - shorter.length <= FEW_LETTERS
  );
}

function isAcronymOf(short: string, long: string): boolean {
  if (short.includes(' ') || short.length < 2 || short.length > 6) return false;
  const initials = long
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  return initials.length > 1 && (short === initials || short === `${initials}s`);
}

function termsAtEnd(phrase: string, isTerm: (norm: string) => boolean): string[] {
  return getWords(phrase)
    .map((word) => normalForm(phrase.slice(word.start)))
    .filter(isTerm);
}

function termsAtStart(phrase: string, isTerm: (norm: string) => boolean): string[] {
  return getWords(phrase)
    .map((word) => normalForm(phrase.slice(0, word.end)))
    .filter(isTerm);
}

function addPair(aliases: Map<string, Set<string>>, left: string, right: string): void {
  for (const [from, to] of [
    [left, right],
    [right, left],
  ] as const) {
    const known = aliases.get(from);
    if (known === undefined) aliases.set(from, new Set([to]));
    else known.add(to);
  }
}
