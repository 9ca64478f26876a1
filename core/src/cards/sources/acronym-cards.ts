import { getWords, normalForm } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';
import { getCardPhrases } from '../phrases/card-phrases.ts';

const WORTH = 0.95;
const LETTERS = /^\p{Lu}[\p{Lu}&]{1,5}s?$/u;
/** Words that lend an acronym no letter. */
const SMALL = /^(?:of|the|and|for|in|on|to|a|an|de|du|des|la|le|les|et|del|los|e|do|da|der|die|und)$/i;

/** @returns whether the words are what the letters stand for: "NIC", "network interface card" */
export function spellsOut(letters: string, words: string): boolean {
  if (!LETTERS.test(letters)) return false;
  const plain = letters.replace(/[s&]/g, '').toLowerCase();
  const all = getWords(words.replaceAll('-', ' ')).map(({ lower }) => lower);
  const initials = (from: readonly string[]) => from.map((word) => word.charAt(0)).join('');
  const large = all.filter((word) => !SMALL.test(word));
  return initials(all) === plain || initials(large) === plain || isSpelledInside(plain, large);
}

/** "DNA" takes a letter from inside of "deoxyribonucleic acid". */
function isSpelledInside(letters: string, words: readonly string[]): boolean {
  if (words.length < 2 || words.length >= letters.length) return false;
  let rest = letters;
  for (const [at, word] of words.entries()) {
    if (rest.charAt(0) !== word.charAt(0)) return false;
    for (const letter of word)
      if (rest.charAt(0) === letter && rest.length >= words.length - at) rest = rest.slice(1);
  }
  return rest === '';
}

/** "Gross domestic product (GDP)" and "GDP (gross domestic product)". */
const WORDS_FIRST = /((?:[\p{L}-]+ ){1,7}[\p{L}-]+) \((?<letters>\p{Lu}[\p{Lu}&]{1,5})s?\)/gu;
const LETTERS_FIRST =
  /(?<![\p{L}\p{N}])(?<letters>\p{Lu}[\p{Lu}&]{1,5}) \((?<words>(?:[\p{L}-]+ ){1,7}[\p{L}-]+)\)/gu;

/** Cards for acronyms that a note spells out in brackets. */
export function acronymCards({ sentences, language }: CardNote): CardIdea[] {
  const phrases = getCardPhrases(language);
  return sentences.flatMap(({ text, page, section, span }) =>
    spelledOutIn(text).map(({ letters, words }) => ({
      source: 'acronym' as const,
      front: phrases.acronym(letters),
      answers: [words],
      origin: { page, section, start: span.start, end: span.end, quote: text },
      about: [`term:${normalForm(letters)}`],
      worth: WORTH,
    })),
  );
}

function spelledOutIn(text: string): { letters: string; words: string }[] {
  if (!text.includes('(')) return [];
  const found = [...text.matchAll(LETTERS_FIRST)].flatMap(({ groups }) => {
    const { letters = '', words = '' } = groups ?? {};
    return spellsOut(letters, words) ? { letters, words } : [];
  });
  for (const match of text.matchAll(WORDS_FIRST)) {
    const { letters = '' } = match.groups ?? {};
    const words = tailThatSpells(letters, (match[1] ?? '').split(' '));
    if (words !== null) found.push({ letters, words });
  }
  return found;
}

/** The shortest end of the words before a bracket that has its letters. */
function tailThatSpells(letters: string, words: readonly string[]): string | null {
  for (let from = words.length - 2; from >= 0; from -= 1) {
    const tail = words.slice(from).join(' ');
    if (!SMALL.test(words[from] ?? '') && spellsOut(letters, tail)) return tail;
  }
  return null;
}
