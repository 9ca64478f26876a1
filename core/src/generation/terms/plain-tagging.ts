import type { TaggedWord } from '../../text/part-of-speech.ts';
import type { Word } from '../../text/words.ts';

/** In any language a few dozen words make up nearly half of a text, and they are its grammar. */
const GRAMMAR_WORDS = 60;
const SHORTEST_CONTENT_WORD = 4;

/** The grammatical words of a text, found only by frequency. */
export function grammarWords(words: readonly Word[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { lower } of words) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  const frequent = [...counts].sort((left, right) => right[1] - left[1]).slice(0, GRAMMAR_WORDS);
  return new Set(frequent.filter(([, count]) => count > 1).map(([lower]) => lower));
}

/** Replaces part-of-speech tags for languages other than English: content words count as nouns. */
export function plainTags(words: readonly Word[], grammar: ReadonlySet<string>): TaggedWord[] {
  return words.map((word) => ({
    ...word,
    wordClass: isContent(word, grammar) ? 'noun' : 'preposition',
    isPlural: false,
    isPerson: false,
  }));
}

function isContent(word: Word, grammar: ReadonlySet<string>): boolean {
  return word.text.length >= SHORTEST_CONTENT_WORD && /^\p{L}+$/u.test(word.text) && !grammar.has(word.lower);
}
