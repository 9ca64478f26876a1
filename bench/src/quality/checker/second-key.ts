import { type CheckedItem, getDistractors, hasBlank, keyOf } from './checked-item.ts';
import { type NoteIndex, type NoteSentence, sentencesWith } from './note-index.ts';
import { boundFault } from './number-bound.ts';
import { getContentWords, getWords, indexOfRun, isFunctionWord } from './plain-words.ts';
import { shareRoot } from './root-leak.ts';

const TERM_KINDS = ['term', 'member', 'value', 'compare'];
const LONGEST_TERM = 5;
const LEAST_SHARE = 0.8;
const FEWEST_WORDS = 3;
/** A long sentence has many words of any stem by chance. */
const LEAST_SHARE_OF_SENTENCE = 0.4;
/** Sentences with these say how things differ, so a shared predicate proves nothing. */
const CONTRAST = new Set(
  'not no never unlike whereas instead rather but however neither nor without except although while'.split(
    ' ',
  ),
);
const ONE_OF =
  /^(?:which of the following|_{3,}) (?:is|are|was|were) (?:one of|an? (?:example|kind|type|form|member|part) of|among)\b(?!.*\b(?:that|which|who|where)\b)/i;

/** The distractor that the note makes a right answer as well, and how; null for none. */
export function secondKey(item: CheckedItem, index: NoteIndex): string | null {
  const key = keyOf(item);
  if (item.kind === 'number') return boundFault(item);
  if (!TERM_KINDS.includes(item.kind) || !isTerm(key)) return null;

  for (const distractor of getDistractors(item)) {
    if (!isTerm(distractor)) continue;
    const reason =
      aliasFault(key, distractor, index) ??
      kindFault(item, key, distractor, index) ??
      listFault(item, key, distractor, index) ??
      calledFault(item, distractor, index) ??
      predicateFault(item, key, distractor, index);
    if (reason !== null) return `"${distractor}" ${reason}`;
  }
  return null;
}

function isTerm(option: string): boolean {
  const count = getWords(option).length;
  return count > 0 && count <= LONGEST_TERM && /\p{L}/u.test(option);
}

const ALIAS_LINKS = [
  'or',
  'or the',
  'or a',
  'also called',
  'also known as',
  'is also called',
  'is also known as',
  'is called',
  'are called',
  'are also called',
  'are also known as',
  'sometimes called',
  'also termed',
  'is another name for',
  'is another word for',
  'is a synonym of',
  'is a synonym for',
  'means the same as',
  'is the same as',
  'is the',
  'is the same thing as',
  'is also termed',
  'is sometimes called',
  'is often called',
  'are the same as',
  'same as',
  'the same as',
  'known as',
  'also called the',
  'also known as the',
].map(getWords);

/** "X (Y)", "X, or Y,", "X is also called Y", "X is the Y", in both orders and number apart. */
function aliasFault(key: string, distractor: string, index: NoteIndex): string | null {
  for (const { sentence } of sentencesWith(index, distractor)) {
    for (const [left, right] of [
      [key, distractor],
      [distractor, key],
    ] as const) {
      if (isLinked(sentence, left, right)) return `is another name of the key: "${sentence.text}"`;
    }
  }
  return isInitials(key, distractor) || isInitials(distractor, key) ? 'is the key in initials' : null;
}

function isLinked({ text, words }: NoteSentence, left: string, right: string): boolean {
  const lower = text.toLowerCase();
  return (
    isBracketed(lower, left.toLowerCase(), right.toLowerCase()) ||
    isNamedBoth(lower, words, left, right) ||
    isNamedInLine(lower, left.toLowerCase(), words, right)
  );
}

const OTHER_NAMES = [
  ['also', 'called'],
  ['also', 'known', 'as'],
  ['also', 'termed'],
];

/** "X: its meaning, also called Y". */
function isNamedInLine(lower: string, left: string, words: readonly string[], right: string): boolean {
  if (!lower.startsWith(`${left}:`)) return false;
  return OTHER_NAMES.some((link) => indexOfRun(words, [...link, ...getWords(right)]) !== -1);
}

/** "X (Y)" and "X (also called Y)". */
function isBracketed(lower: string, left: string, right: string): boolean {
  const index = lower.indexOf(`${left} (`);
  if (index === -1) return false;

  const inside = lower.slice(index + left.length + 2, index + left.length + right.length + 40);
  return inside.replace(/^(?:or|also called|also known as|the) /, '').startsWith(`${right})`);
}

function isNamedBoth(lower: string, words: readonly string[], left: string, right: string): boolean {
  const [first, second] = [getWords(left), getWords(right)];
  return ALIAS_LINKS.some((link) => {
    const run = [...first, ...link, ...second];
    const index = indexOfRun(words, run);
    if (index === -1) return false;
    if (link.length === 2 && link[0] === 'is' && link[1] === 'the') {
      return index <= 1 && index + run.length === words.length;
    }
    // "A, X, or Y," is a list as often as Y is a name of X: only an aside between two commas is a name.
    return link[0] !== 'or' || isAside(lower, left.toLowerCase(), link.join(' '), right.toLowerCase());
  });
}

/** "X, or Y," where no comma stands before X in the sentence. */
function isAside(lower: string, left: string, link: string, right: string): boolean {
  const print = `${left}, ${link} ${right}`;
  const index = lower.indexOf(print);
  return (
    index !== -1 && /[,.;]/.test(lower[index + print.length] ?? '') && !lower.slice(0, index).includes(',')
  );
}

function isInitials(short: string, long: string): boolean {
  const words = long.split(/[\s-]+/);
  return words.length > 1 && short === words.map((word) => word.charAt(0).toUpperCase()).join('');
}

/**
 * A statement about a thing is true of its kinds: a kind of the key fits as well, and so does the key's own
 * class.
 */
function kindFault(item: CheckedItem, key: string, distractor: string, index: NoteIndex): string | null {
  const [own, other] = [getWords(key), getWords(distractor)];
  if (endsWith(other, own)) return `is a kind of "${key}"`;
  if (endsWith(own, other) && !getContentWords(item.stem).includes(other.at(-1) ?? ''))
    return `holds for "${key}" as well`;
  for (const { sentence, at } of sentencesWith(index, key)) {
    if (at > 1 || sentence.words.some((word) => CONTRAST.has(word))) continue;
    const rest = sentence.words.slice(at + own.length);
    const said = /^(?:is|are)$/.test(rest[0] ?? '')
      ? rest.slice(/^(?:an?|the)$/.test(rest[1] ?? '') ? 2 : 1)
      : [];
    if (indexOfRun(said.slice(0, other.length), other) !== 0) continue;
    const next = said[other.length] ?? 'of';
    if (/^(?:of|that|which|in|for|where|by|with|and)$/.test(next))
      return `is what the key is: "${sentence.text}"`;
  }
  return null;
}

function endsWith(words: readonly string[], tail: readonly string[]): boolean {
  return (
    words.length > tail.length &&
    tail.every((word, index) => words[words.length - tail.length + index] === word)
  );
}

/** In "which is one of", a member of the list that holds the key. */
function listFault(item: CheckedItem, key: string, distractor: string, index: NoteIndex): string | null {
  if (item.kind !== 'member' && !ONE_OF.test(item.stem)) return null;

  const requested = getContentWords(item.stem);
  const together = sentencesWith(index, distractor).find(
    ({ sentence }) =>
      indexOfRun(sentence.words, getWords(key)) !== -1 &&
      requested.some((word) => sentence.words.includes(word)),
  );
  return together === undefined ? null : `stands in the list of the key: "${together.sentence.text}"`;
}

const CALLED = /^what (?:is|are) (?:an? |the )?(.+?) called\?$/i;

/** "What is a woven band called?", where the note says of the distractor that it is a woven band. */
function calledFault(item: CheckedItem, distractor: string, index: NoteIndex): string | null {
  const requested = getWords(CALLED.exec(item.stem)?.[1] ?? '');
  const length = getWords(distractor).length;
  const said = sentencesWith(index, distractor).find(({ sentence, at }) => {
    const rest = sentence.words.slice(at + length);
    const start = indexOfRun(rest, requested);
    return (
      at <= 1 &&
      /^(?:is|are)$/.test(rest[0] ?? '') &&
      (start === 1 || (start === 2 && isFunctionWord(rest[1] ?? '')))
    );
  });
  return said === undefined ? null : `is called so as well: "${said.sentence.text}"`;
}

/** A sentence that says of the distractor nearly all that the stem says, and does not speak of the key. */
function predicateFault(item: CheckedItem, key: string, distractor: string, index: NoteIndex): string | null {
  const ownWords = [...getWords(distractor), ...getWords(key)];
  const requested = [...new Set(getContentWords(item.stem))].filter((word) => !ownWords.includes(word));
  if (requested.length < FEWEST_WORDS) return null;

  const isAskedFirst = hasBlank(item) ? /^(?:the |an? )?_{3,}/i.test(item.stem) : true;
  for (const { sentence, at } of sentencesWith(index, distractor)) {
    if (sentence.words.some((word) => CONTRAST.has(word)) || indexOfRun(sentence.words, getWords(key)) !== -1)
      continue;
    if (isAskedFirst && at > 1 && !isNamedAtEnd(sentence.words, at)) continue;
    const matched = requested.filter((word) =>
      sentence.words.some((text) => text === word || shareRoot(text, word)),
    );
    const returnedCount = sentence.words.filter(
      (word) => !isFunctionWord(word) && !ownWords.includes(word),
    ).length;
    if (matched.length / returnedCount < LEAST_SHARE_OF_SENTENCE) continue;
    if (matched.length / requested.length >= LEAST_SHARE) return `fits as well: "${sentence.text}"`;
  }
  return null;
}

function isNamedAtEnd(words: readonly string[], index: number): boolean {
  return words
    .slice(Math.max(0, index - 3), index)
    .some((word) => /^(?:called|known|termed|named|is|are)$/.test(word));
}
