import { isEverydayWord } from '../../text/part-of-speech.ts';
import type { Term } from './term.ts';
import { isVagueAdjective } from './vague-words.ts';

/**
 * The importance of a term in its note. Bold type weighs more than everything else, then definitions, then
 * repetitions, headings and summaries. Weights are set by hand: a regression over thirty such traits gained
 * too little on other books.
 */
export function termScore(term: Term, inHeadings: number, lastSentence: number): number {
  const frequency = term.mentions.length;
  const words = term.norm.split(' ').length;
  let score = 3 * term.definitionStrength;
  if (term.isBold) score += 6;
  score += 0.45 * Math.min(3, Math.log2(frequency));
  if (term.opensWithDefinition) score += 0.8;
  score += Math.min(1, 0.6 * inHeadings);
  if (term.mentions.some((mention) => mention.sentence.isSummary)) score += 0.9;
  if (words === 2) score += 0.5;
  if (words === 3) score += 0.5;
  if (isVagueAdjective(term.norm.split(' ')[0] ?? '')) score -= 1;
  if (term.isPerson) score -= 1.2;
  else if (words > 1 && term.forms[0]?.isCapital) score += 0.6;
  if (words === 1) score += isEverydayWord(term.forms[0]?.surface ?? '') ? -0.7 : 0.3;
  score -= 0.2 * ((term.mentions[0]?.sentence.index ?? 0) / Math.max(1, lastSentence));
  return score;
}
