import nlp from 'compromise/two';
import type { Word } from './words.ts';

type WordClass =
  | 'noun'
  | 'adjective'
  | 'verb'
  | 'participle'
  | 'gerund'
  | 'adverb'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'pronoun'
  | 'number'
  | 'other';

export interface TaggedWord extends Word {
  wordClass: WordClass;
  isPlural: boolean;
  isPerson: boolean;
}

/** Named steps of the library, without its second pass: that pass costs twice the rest and changes 3% of the words. */
const STEPS = ['lexicon', 'preTagger'];

/**
 * Gives each word of one sentence its part of speech.
 *
 * @param sentence the text in which the words' spans count.
 */
export function tagWords(sentence: string, words: readonly Word[]): TaggedWord[] {
  const tagsAt = tagsByPosition(sentence);
  const tagged: TaggedWord[] = [];
  for (const word of words) tagged.push(taggedWord(word, tagsAt[word.start], tagged.at(-1)));
  return tagged;
}

function tagsByPosition(sentence: string): (ReadonlySet<string> | undefined)[] {
  const tagsAt: (ReadonlySet<string> | undefined)[] = [];
  let position = 0;
  for (const terms of nlp.tokenize(sentence).compute(STEPS).document) {
    for (const term of terms) {
      position += term.pre.length;
      for (let index = position; index < position + term.text.length; index += 1) tagsAt[index] = term.tags;
      position += term.text.length + term.post.length;
    }
  }
  return tagsAt;
}

function taggedWord(
  word: Word,
  tags: ReadonlySet<string> | undefined,
  previousTaggedWord: TaggedWord | undefined,
): TaggedWord {
  const found = tags ?? new Set<string>();
  return {
    ...word,
    wordClass: corrected(word, getWordClass(found), previousTaggedWord),
    isPlural: found.has('Plural'),
    isPerson: found.has('Person') || found.has('FirstName') || found.has('LastName'),
  };
}

function getWordClass(tags: ReadonlySet<string>): WordClass {
  if (tags.has('Pronoun')) return 'pronoun';
  if (tags.has('Determiner')) return 'determiner';
  if (tags.has('Gerund')) return 'gerund';
  if (tags.has('Copula') || tags.has('Modal') || tags.has('Auxiliary')) return 'verb';
  if (tags.has('Participle') || tags.has('PastTense')) return 'participle';
  if (tags.has('Verb')) return 'verb';
  if (tags.has('Value') || tags.has('Date')) return tags.has('Month') ? 'noun' : 'number';
  if (tags.has('Noun')) return 'noun';
  if (tags.has('Adjective')) return 'adjective';
  if (tags.has('Adverb')) return 'adverb';
  if (tags.has('Preposition')) return 'preposition';
  if (tags.has('Conjunction') || tags.has('QuestionWord')) return 'conjunction';
  return 'other';
}

const PREPOSITIONS: ReadonlySet<string> = new Set([
  'of',
  'in',
  'on',
  'by',
  'with',
  'from',
  'for',
  'into',
  'through',
]);

/** The library takes them for plurals, as in "Erosion refers to". */
const NEVER_NOUNS: ReadonlySet<string> = new Set([
  'refers',
  'occurs',
  'involves',
  'consists',
  'contains',
  'describes',
  'allows',
  'becomes',
  'provides',
  'includes',
]);

/** The previous word settles most of the words that are both noun and verb ("the sounds", "to process"). */
function corrected(word: Word, guess: WordClass, previousTaggedWord: TaggedWord | undefined): WordClass {
  if (word.lower === 'that') return 'conjunction';
  if (previousTaggedWord === undefined) return guess;
  if (NEVER_NOUNS.has(word.lower)) return 'verb';
  if (guess === 'verb' && (isArticle(previousTaggedWord.lower) || PREPOSITIONS.has(previousTaggedWord.lower)))
    return 'noun';
  if (
    guess === 'gerund' &&
    (previousTaggedWord.wordClass === 'adjective' || isArticle(previousTaggedWord.lower))
  )
    return 'noun';
  return guess;
}

function isArticle(lower: string): boolean {
  return lower === 'the' || lower === 'a' || lower === 'an';
}

const everyday = new Map<string, boolean>();
const CACHE_LIMIT = 20_000;

/** True for a word of everyday English, as far as the library's lexicon of some 14,000 words holds it. */
export function isEverydayWord(word: string): boolean {
  const isKnown = everyday.get(word);
  if (isKnown !== undefined) return isKnown;

  if (everyday.size >= CACHE_LIMIT) everyday.clear();
  const found = (nlp.tokenize(word).compute('lexicon').document[0]?.[0]?.tags?.size ?? 0) > 0;
  everyday.set(word, found);
  return found;
}
