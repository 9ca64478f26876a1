import { restricts } from '../../../generation/reading/restrictions.ts';

/** The text behind them is another statement, a reason, or an example. */
const NEXT_CLAUSE =
  /(?:[;:]|\s[–—-]\s|, (?:and|but|so|which|who|where|because|since|though|although|while|whereas|not|like|such as|for example|e\.g\.?)\s| and (?:is|are|was|were|has|have|had|can|it|they|he|she)\s).*$/u;
const BRACKETS = /\s*\([^()]*\)/g;

/**
 * @param text behind the verb of a sentence
 * @returns its first statement without brackets and final mark; empty if what follows limits it
 */
export function firstClause(text: string): string {
  const plain = text.replace(BRACKETS, (added) => (restricts(added) ? added : ''));
  const rest = NEXT_CLAUSE.exec(plain)?.[0] ?? '';
  // Behind a colon the note explains what it said.
  if (rest !== '' && !rest.startsWith(':') && restricts(rest)) return '';
  return plain
    .slice(0, plain.length - rest.length)
    .replace(/[.!]["”’)]?\s*$/, '')
    .replace(/[\s,]+$/, '');
}
