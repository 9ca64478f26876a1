import type { DocumentPage } from '../text/document.ts';
import { isEverydayWord } from '../text/part-of-speech.ts';

/** How a note itself writes a term. */
export interface NoteUsage {
  /** With an article, or in the plural: "an asset", "the units of account". */
  isCounted(term: string): boolean;
  /** With a capital that is not the one of a line's start: "Geiger tube". */
  isName(term: string): boolean;
}

/** Behind "a soil profile" no soil is counted. */
const GOES_ON =
  /^(?:[.,;:)!?–—-]|\n|$| (?:is|are|was|has|can|may|will|does|of|that|which|who|in|to|on|at|by|for|from|with|and|or|as|when|if|so)(?!\p{L}))/u;
/** Most lines of a note that opens them with small letters. */
const MOST_SMALL = 2 / 3;

/** @returns what a note shows of its own terms */
export function usageOf(pages: readonly DocumentPage[]): NoteUsage {
  const text = pages.map((page) => page.text).join('\n');
  const lower = text.toLowerCase();
  const words = (form: RegExp) => new Set([...text.matchAll(form)].map(([word]) => word));
  const capitals = words(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu);
  const small = words(/(?<![\p{L}\p{N}])\p{Ll}+/gu);
  const starts = [...text.matchAll(/^\P{L}{0,6}(\p{L})/gmu)].map(([, letter = '']) => letter);
  const isSmall = starts.filter((letter) => /\p{Ll}/u.test(letter)).length >= MOST_SMALL * starts.length;

  const says = (phrase: string) => {
    for (let at = lower.indexOf(phrase); at !== -1; at = lower.indexOf(phrase, at + 1))
      if (
        /^[^\p{L}]?$/u.test(lower.charAt(at - 1)) &&
        GOES_ON.test(lower.slice(at + phrase.length, at + phrase.length + 8))
      )
        return true;
    return false;
  };
  return {
    isCounted(term) {
      const name = term.toLowerCase();
      return [`a ${name}`, `an ${name}`, pluralOf(name)].some(says);
    },
    isName(term) {
      const [first = '', ...others] = term.split(/[\s-]+/);
      if (!/^\p{Lu}\p{Ll}+$/u.test(first) || small.has(first.toLowerCase())) return false;
      return capitals.has(first) || (isSmall && others.length > 0 && !isEverydayWord(first.toLowerCase()));
    },
  };
}

function pluralOf(name: string): string {
  const [head = '', ...rest] = name.split(/(?= of )/);
  const plural = /[^aeiou]y$/.test(head)
    ? `${head.slice(0, -1)}ies`
    : `${head}${/(?:s|x|z|ch|sh)$/.test(head) ? 'es' : 's'}`;
  return [plural, ...rest].join('');
}
