import type { TaggedWord } from '../../text/part-of-speech.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import type { TermMention } from './term.ts';

const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss dr sir lord lady king queen prince princess president senator governor general professor judge justice emperor pope saint psychologist physicist chemist economist historian philosopher'.split(
    ' ',
  ),
);
const NAME = /^\p{Lu}\p{Ll}/u;
/** "Bahrick (1984)", "Craik and Tulving (1975)", "Smith et al. (2003)". */
const CITED_AFTER = /^(?:,? (?:and|&) \p{Lu}\p{L}+| et al\.)? \((?:1[89]|20)\d\d/u;

/** The surnames, in lower case, of the people whom a note names in full, with a title or as authors. */
export function findSurnames(sentences: readonly NoteSentence[]): Set<string> {
  const surnames = new Set<string>();
  for (const { text, tagged } of sentences) {
    for (const [at, word] of (tagged ?? []).entries()) {
      const named = surnameAfterTrade(text, tagged ?? [], at);
      if (named !== null) surnames.add(named);
      const next = tagged?.[tagged[at + 1]?.text.length === 1 ? at + 2 : at + 1];
      if (NAME.test(word.text) && CITED_AFTER.test(text.slice(word.end, word.end + 60)))
        surnames.add(word.lower);
      if (next === undefined || !NAME.test(next.text)) continue;
      if ((opensName(word) && isNextTo(text, word, next)) || isInitialOf(text, word, next))
        surnames.add(next.lower);
    }
  }
  return surnames;
}

/** "Geophysicist Inge Lehmann": a trade before two names that the tagger may not know. */
export const TRADE = /(?:ologist|cientist|icist|ographer|ician|omist|emist|istorian|ewright|ovelist)$/;

function surnameAfterTrade(text: string, words: readonly TaggedWord[], index: number): string | null {
  const [trade, first, last] = words.slice(index, index + 3);
  if (trade === undefined || first === undefined || last === undefined || !TRADE.test(trade.lower))
    return null;
  if (!NAME.test(first.text) || !NAME.test(last.text)) return null;
  return text.slice(trade.end, first.start) === ' ' && isNextTo(text, first, last) ? last.lower : null;
}

function opensName(word: TaggedWord): boolean {
  return TITLES.has(word.lower) || (word.isPerson && NAME.test(word.text));
}

/** The last initial in "J. P. Morgan". */
function isInitialOf(text: string, word: TaggedWord, next: TaggedWord): boolean {
  return /^\p{Lu}$/u.test(word.text) && text.slice(word.end, next.start) === '. ';
}

function isNextTo(text: string, left: TaggedWord, right: TaggedWord): boolean {
  return /^\.? (?:\p{Lu}\.? )?$/u.test(text.slice(left.end, right.start));
}

/** True when most mentions are capitalised words that end in a known surname or are tagged as a person. */
export function isPersonName(mentions: readonly TermMention[], surnames: ReadonlySet<string>): boolean {
  let people = 0;
  let judged = 0;
  for (const { sentence, first, last } of mentions) {
    if (sentence.tagged === null) continue;
    judged += 1;
    const ownTaggedWords = sentence.tagged.slice(first, last + 1);
    const isKnown =
      surnames.has(ownTaggedWords.at(-1)?.lower ?? '') ||
      (ownTaggedWords.length > 1 && ownTaggedWords[0]?.isPerson === true);
    if (isKnown && isNamed(ownTaggedWords)) people += 1;
  }
  return people * 2 > judged;
}

/** "Inge Lehmann", "geophysicist Inge Lehmann", "Lehmann"; not "Lehmann discontinuity". */
function isNamed(words: readonly TaggedWord[]): boolean {
  const names = words.filter(({ text }) => NAME.test(text)).length;
  return NAME.test(words.at(-1)?.text ?? '') && (names === words.length || names > 1);
}
