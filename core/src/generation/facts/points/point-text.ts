import { isStopWord, wordsOf } from '../../../text/words.ts';
import { isSelfContained } from '../../gate/stem-rules.ts';
import { withoutAddition } from '../../reading/restrictions.ts';
import { labelledLine, withoutFinalMark } from '../labelled-line.ts';

const FEWEST_WORDS = 4;
const MOST_WORDS = 22;
const FEWEST_CONTENT_WORDS = 2;

/** What goes on from another line, speaks of the lesson, or asks something of the reader. */
const OPENS_ELSEWHERE =
  /^(?:it|its|they|their|them|this|these|those|he|she|his|her|we|our|you|your|i|there|that|which|such|and|but|or|so|then|thus|hence|therefore|because|also|however|but|e\.?g|i\.?e|ex|example|for example|for instance|such as|see|note|recall|remember|can|cannot|could|should|may|might|will|is|are|was|were|has|have|had|if|when|where|what|why|how|who)(?![\p{L}\p{M}])/iu;
/** What a course wants to be able to be done, in the words of its learning objectives. */
const OBJECTIVE =
  /^(?:analy[sz]e|apply|assess|compare|comprehend|contrast|define|demonstrate|describe|differentiate|discuss|distinguish|draw|evaluate|examine|explain|explore|identify|illustrate|list|name|outline|read|recogni[sz]e|state|summari[sz]e|understand|use)\s/i;
/** Arrows and formulas say it without words. */
const NO_WORDS = /[=<>→←↑↓|{}\\@\uFFFD]|--|https?:|www\.|\s[+*/]\s|\.\.\.|…/u;
/** "Entering the values yields": a formula stood behind it. */
const ENDS_OPEN =
  /\b(?:is|are|was|were|gives?|yields?|has|have|by|of|to|in|on|at|for|from|with|as|and|or|the|an?|that|which|than|if)$/iu;
const OF_READERS = /\b(?:i|we|our|us|you|your|my)\b/i;

/** @returns whether a short line says one thing that can be understood below its heading */
export function isPoint(line: string): boolean {
  const text = pointOf(line);
  const words = wordsOf(text);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return false;
  if (!/^[\p{L}\p{N}]/u.test(text) || /[?!:;]|\.\s|,\s(?:it|they|is|are)\s/u.test(text) || /,\s*$/.test(line))
    return false;
  if (ENDS_OPEN.test(text) || OPENS_ELSEWHERE.test(text) || OBJECTIVE.test(text) || OF_READERS.test(text))
    return false;
  if (NO_WORDS.test(text) || labelledLine(text) !== null || !areBracketsClosed(text)) return false;
  return (
    words.filter(({ lower }) => !isStopWord(lower)).length >= FEWEST_CONTENT_WORDS && isSelfContained(text)
  );
}

const EXAMPLE = /[\s,(]+(?:e\.?g\.?|i\.e\.?|for example|for instance)[\s,].*$/iu;

/** @returns a line as an option: without its final mark and the example at its end */
export function pointOf(line: string): string {
  return withoutFinalMark(withoutAddition(line.replace(/\s+/g, ' '), EXAMPLE)).trim();
}

function areBracketsClosed(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);
}
