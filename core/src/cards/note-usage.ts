import type { DocumentPage } from '../text/document.ts';
import { isEverydayWord } from '../text/part-of-speech.ts';

/** The note's own usage of its terms. */
export interface NoteUsage {
  /** Tells if it has an article or a plural: "an asset", "the units of account". */
  isCounted(term: string): boolean;
  /** With a capital that is not the one of a line's start: "Geiger tube". */
  isName(term: string): boolean;
  /** Tells if it stands in small letters somewhere. */
  isSmall(word: string): boolean;
}

/** Text that can follow a complete term; "a soil" in "a soil profile" does not count soils. */
const GOES_ON =
  /^(?:is|are|was|has|can|may|will|does|of|that|which|who|in|to|on|at|by|for|from|with|and|or|as|when|if|so)$/;
const ARTICLE = /(?<![\p{L}\p{N}])an? (?=(?<said>[\p{L}-]+(?: [\p{L}-]+){0,5}))/gu;
/** Most lines of a note that opens them with small letters. */
const MAX_SMALL = 2 / 3;

/** @returns the usage of a note's terms */
export function getUsage(pages: readonly DocumentPage[]): NoteUsage {
  const text = pages.map((page) => page.text).join('\n');
  const lower = text.toLowerCase();
  const words = (form: RegExp, from = text) => new Set([...from.matchAll(form)].map(([word]) => word));
  const capitals = words(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu);
  const small = words(/(?<![\p{L}\p{N}])\p{Ll}+/gu);
  const starts = [...text.matchAll(/^\P{L}{0,6}(\p{L})/gmu)].map(([, letter = '']) => letter);
  const isSmall = starts.filter((letter) => /\p{Ll}/u.test(letter)).length >= MAX_SMALL * starts.length;

  const tokens = words(/[\p{L}-]+/gu, lower);
  const counted = new Set(
    [...lower.matchAll(ARTICLE)].flatMap(({ groups }) => {
      const said = (groups?.said ?? '').split(' ');
      return said.flatMap((_, index) => {
        const next = said[index + 1];
        return next === undefined || GOES_ON.test(next) ? said.slice(0, index + 1).join(' ') : [];
      });
    }),
  );
  return {
    isCounted(term) {
      const name = term.toLowerCase();
      // "Errors" count the error of omission.
      const plural = getPlural(name.replace(/ of .*$/, ''));
      return (
        counted.has(name) || (plural.split(' ').every((word) => tokens.has(word)) && lower.includes(plural))
      );
    },
    isSmall: (word) => small.has(word.toLowerCase()),
    isName(term) {
      if (/^\p{Lu}\p{Ll}+['’]s?\s/u.test(term)) return true;
      const [first = '', ...others] = term.split(/[\s-]+/);
      if (!/^\p{Lu}\p{Ll}+$/u.test(first) || small.has(first.toLowerCase())) return false;
      return capitals.has(first) || (isSmall && others.length > 0 && !isEverydayWord(first.toLowerCase()));
    },
  };
}

function getPlural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}${/(?:s|x|z|ch|sh)$/.test(noun) ? 'es' : 's'}`;
}
