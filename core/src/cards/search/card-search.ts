/**
 * The search of cards, in the form that Anki's users know: words, "phrases", `-not`, `tag:`, `deck:`, `is:`, `flag:`,
 * `prop:`, `added:`, `rated:`, `note:`, `or` and brackets.
 */
import { readCondition, type SearchCondition } from './search-conditions.ts';
import { readTokens, type SearchToken } from './search-tokens.ts';

export type CardSearch =
  | { all: CardSearch[] }
  | { any: CardSearch[] }
  | { not: CardSearch }
  | SearchCondition;

export interface ParsedSearch {
  search: CardSearch;
  /** Sentences about words without a meaning, which the search omits. */
  problems: string[];
}

/** Conditions of one search, and brackets within each other: each costs the database work. */
const maxConditions = 20;
const maxDepth = 5;

interface Reading {
  tokens: SearchToken[];
  index: number;
  left: number;
  problems: string[];
}

/** @returns the search and what is wrong with it; every text has a search */
export function parseCardSearch(text: string): ParsedSearch {
  const reading: Reading = { tokens: readTokens(text), index: 0, left: maxConditions, problems: [] };
  const search = readAny(reading, 0);
  if (reading.left < 0) reading.problems.push(`Only the first ${maxConditions} words count.`);
  return { search, problems: [...new Set(reading.problems)] };
}

function readAny(reading: Reading, depth: number): CardSearch {
  const choices = [readAll(reading, depth)];
  while (reading.tokens[reading.index]?.kind === 'or') {
    reading.index += 1;
    choices.push(readAll(reading, depth));
  }
  // "or" at an end, or twice, chooses between nothing.
  const filled = choices.filter((choice) => !('all' in choice && choice.all.length === 0));
  const [only] = filled;
  if (filled.length > 1) return { any: filled };
  return only ?? { all: [] };
}

function readAll(reading: Reading, depth: number): CardSearch {
  const parts: CardSearch[] = [];
  for (
    let token = reading.tokens[reading.index];
    token !== undefined;
    token = reading.tokens[reading.index]
  ) {
    if (token.kind === 'or') break;
    if (token.kind === 'close') {
      if (depth > 0) break;
      reading.index += 1;
      continue;
    }
    const part = readPart(reading, depth);
    if (part !== null) parts.push(part);
  }
  const [only] = parts;
  return parts.length === 1 && only ? only : { all: parts };
}

/** @returns null for a word without a meaning */
function readPart(reading: Reading, depth: number): CardSearch | null {
  const token = reading.tokens[reading.index];
  reading.index += 1;
  if (token === undefined || token.kind === 'close' || token.kind === 'or') return null;
  if (token.kind === 'not') {
    const part = readPart(reading, depth);
    return part && { not: part };
  }
  if (token.kind === 'open') {
    if (depth >= maxDepth) return null;
    const inside = readAny(reading, depth + 1);
    if (reading.tokens[reading.index]?.kind === 'close') reading.index += 1;
    return inside;
  }
  reading.left -= 1;
  if (reading.left < 0) return null;
  const condition = readCondition(token);
  if (typeof condition !== 'string') return condition;
  reading.problems.push(condition);
  return null;
}
