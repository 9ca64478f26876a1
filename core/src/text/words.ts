import type { TextSpan } from './document.ts';
import { stemOf } from './stem.ts';

const FUNCTION_WORDS = `
a about above across after afterwards again against all almost along already also although always am among
amongst an and another any anyone anything are aren't around as at away back be became because become becomes
been before being below between beyond both but by can cannot can't could couldn't did didn't do does doesn't
doing don't done down during each either else enough even ever every everyone everything few for from further
get gets getting give given gives go goes had hadn't has hasn't have haven't having he hence her here hers
herself him himself his how however i if in indeed instead into is isn't it its it's itself just keep kept
least less let let's like made make makes many may maybe me might mine more moreover most mostly much must my
myself namely neither never nevertheless no nobody none nonetheless nor not nothing now of off often on once
one ones only onto or other others otherwise our ours ourselves out over own per perhaps put quite rather
really same say says seem seemed seems several shall she should shouldn't since so some someone something
sometimes still such than that that's the their theirs them themselves then there thereby therefore these they
this those though through throughout thus to together too toward towards under unless until unto up upon us
use used uses using usually various very via was wasn't we well were weren't what whatever when whenever where
whereas whereby wherein whether which while who whoever whole whom whose why will with within without won't
would wouldn't yes yet you your yours yourself
`;

const STOP_WORDS: ReadonlySet<string> = new Set(FUNCTION_WORDS.trim().split(/\s+/));

/** True for an English word, in lower case, that carries grammar rather than subject matter. */
export function isStopWord(lower: string): boolean {
  return STOP_WORDS.has(lower.replaceAll('’', "'"));
}

export interface Word extends TextSpan {
  text: string;
  lower: string;
  stem: string;
}

/** Letters and digits with inner apostrophes; a hyphen parts words, so that "short-term" equals "short term". */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu;
const POSSESSIVE = /['’]s$/;

/**
 * The words of a text in reading order.
 *
 * @param offset added to every span, for a text cut out of a larger one.
 */
export function wordsOf(text: string, offset = 0): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const surface = match[0];
    const lower = surface.toLowerCase();
    const start = match.index + offset;
    words.push({
      text: surface,
      lower,
      stem: stemOf(lower.replace(POSSESSIVE, '')),
      start,
      end: start + surface.length,
    });
  }
  return words;
}

const ROUND_BRACKETS = /\([^()]{0,200}\)/g;

/** The form in which two wordings of one term are equal: no brackets, lower case, stems, single spaces. */
export function normalForm(text: string): string {
  return wordsOf(text.replace(ROUND_BRACKETS, ' '))
    .map((word) => word.stem)
    .join(' ');
}

/** True when the normal form `part` stands inside the normal form `whole` as whole words. */
export function containsWords(whole: string, part: string): boolean {
  return part !== '' && ` ${whole} `.includes(` ${part} `);
}

/** The distinct stems of a text that carry subject matter. */
export function contentStems(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of wordsOf(text)) if (!isStopWord(word.lower)) stems.add(word.stem);
  return stems;
}
