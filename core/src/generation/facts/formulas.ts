import type { DocumentPage, TextBlock } from '../../text/document.ts';
import { getWords, normalForm } from '../../text/words.ts';
import { getClasses } from '../classes/noun-classes.ts';
import { type DefinitionFact, getOrigin } from './fact.ts';
import { listHead } from './lists/list-head.ts';
import { isRemark } from './remarks.ts';

/** "Void ratio e = Vv / Vs". */
const FORMULA = /^(?<left>[^=:<>≈,;]{1,60}?)\s*=\s*(?<right>[^=\s].*)$/u;
const NEXT_FORMULA = /[.,;]\s+(?=\p{L}[\p{L}\p{M}\d′'₀-₉]{0,6}\s?=)|(?<=\p{L}{3})\.\s+/u;
const RIGHT_END =
  /[,;:←→≈"“]|\s(?:—|where|with|which|because|unit)(?=\s)|\.(?=\s|$)|\s\((?=\p{Ll}{2,}[\s)])|(?<=[\p{L}\p{N})])\s\((?=\p{Lu}\p{Ll}{2,}\))|\s(?=[<>≤≥]\s?\d)/u;
const OPERATOR = /[+×÷*·^√²³±∝Σ]|\s[-−–x/]\s|[\p{L}\p{N})\]]\/[\p{L}\p{N}([]/u;
const SYMBOL = /^(?:\p{L}{1,2}\d?|\P{Script=Latin}\p{L}{0,3}|\p{L}{1,2}[\d₀-₉]+)['′]?$/u;
const ACRONYM = /^\p{Lu}{2,5}$/u;
const NO_NAME =
  /^(?:e\.?g|i\.?e|example|check|so|if|then|when|key|note|total|answer|therefore|output|half|let|worked|q\d)\b|\d{3}/i;
const MAX_NAME_WORDS = 6;
const MAX_RIGHT_WORDS = 16;
const MAX_WORD_FORMULA = 12;
/** Nouns of amounts: shapes, possessions, relations, states, attributes, times. */
const AMOUNT = /^[euvxzsw]/;

/**
 * Reads formulas that the page names: in their line, or by the heading above the first one.
 *
 * @param page of a note
 * @param group the number of the formulas of a note
 * @returns facts whose meaning is the right side as it is written
 */
export function formulaFacts(page: DocumentPage, group: number): DefinitionFact[] {
  const namedTerms = new Set<string>();
  return page.blocks.flatMap((block, index) => {
    if (block.kind !== 'paragraph' && block.kind !== 'list_item') return [];
    return page.text
      .slice(block.start, block.end)
      .split(NEXT_FORMULA)
      .flatMap((part) => {
        const formula = getFormula(part, getHeading(page, index));
        if (formula === null || namedTerms.has(normalForm(formula.term))) return [];
        namedTerms.add(normalForm(formula.term));
        return [{ ...formula, group, about: 'formula' as const, origin: getOrigin(page, block) }];
      });
  });
}

function getFormula(text: string, heading: string | null): { term: string; meaning: string } | null {
  const { left = '', right = '' } = FORMULA.exec(text.replace(/\s+/g, ' ').trim())?.groups ?? {};
  const end = RIGHT_END.exec(right)?.index ?? right.length;
  const meaning = right.slice(0, end).trim();
  if (left === '' || !isExpression(meaning) || OPERATOR.test(left)) return null;

  const words = left.trim().split(/\s+/);
  const isSymbol = words.every((word) => SYMBOL.test(word));
  const isAcronym = words.length === 1 && ACRONYM.test(words[0] ?? '');
  const name = isSymbol && !isAcronym ? (heading ?? '') : withoutSymbol(words);
  return isName(name) && isOfAmount(name, meaning) ? { term: name, meaning } : null;
}

/** "Degree of saturation Sr" without its sign. */
function withoutSymbol(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return (words.length > 1 && SYMBOL.test(last) ? words.slice(0, -1) : words).join(' ');
}

function isName(name: string): boolean {
  const words = getWords(name);
  if (words.length === 0 || words.length > MAX_NAME_WORDS || NO_NAME.test(name) || isRemark(name))
    return false;
  return /^\p{L}/u.test(name) && (/\p{L}{4}/u.test(name) || ACRONYM.test(name)) && !/[()?!"“]/.test(name);
}

function isExpression(text: string): boolean {
  if (!/\p{L}/u.test(text) || /_{2,}|[?!@]/.test(text) || getWords(text).length > MAX_RIGHT_WORDS)
    return false;
  if (text.split('(').length !== text.split(')').length || text.split('[').length !== text.split(']').length)
    return false;
  const tokens = text.split(/\s+/);
  return (
    OPERATOR.test(text) ||
    (tokens.length > 2 && tokens.every((token) => token.length <= 4 && !/^\p{Ll}{3,}$/u.test(token)))
  );
}

/** "Flour + water" is no formula of bread; "sales − costs" is one of a profit. */
function isOfAmount(name: string, meaning: string): boolean {
  const words = meaning.match(/\p{L}{4,}/gu) ?? [];
  if (words.length === 0) return true;
  if (/[,;]/.test(meaning) || getWords(meaning).length > MAX_WORD_FORMULA || /\p{L}\/\p{L}/u.test(meaning))
    return false;
  const classes = getClasses(getWords(name).at(-1)?.lower ?? '');
  return classes === '' || AMOUNT.test(classes) || /\bof\b/.test(name) || /[×÷−]|\s[-–x/]\s/.test(meaning);
}

/** The heading right above a separate line; the first of several points may be about a part of it. */
function getHeading(page: DocumentPage, index: number): string | null {
  const above: TextBlock | undefined = page.blocks[index - 1];
  if (above?.kind !== 'heading' || page.blocks[index]?.kind !== 'paragraph') return null;
  return (
    listHead(page.text.slice(above.start, above.end).replace(/\s*\(.*$/, ''))?.replace(
      / (?:equation|formula)$/i,
      '',
    ) ?? null
  );
}
