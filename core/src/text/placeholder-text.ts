import { getWords } from './words.ts';

/** The words of the text that fills layouts since the sixteenth century, and of its usual continuations. */
const PLACEHOLDER_WORDS: ReadonlySet<string> = new Set(
  `lorem ipsum dolor sit amet consectetur adipiscing adipisicing elit sed do eiusmod tempor incididunt ut labore et
dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo
consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint
occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum vestibulum pellentesque
curabitur suspendisse phasellus vivamus praesent nullam donec maecenas mauris lectus tellus egestas vulputate
ullamcorper sollicitudin malesuada facilisis`.split(/\s+/),
);

const LEAST_SHARE = 0.7;
const FEWEST_WORDS = 3;

/**
 * @returns whether a passage is "lorem ipsum", which is text in no language. A Latin sentence shares only its
 * small words.
 */
export function isPlaceholderText(text: string): boolean {
  const words = getWords(text);
  const knownCount = words.filter(({ lower }) => PLACEHOLDER_WORDS.has(lower)).length;
  return words.length >= FEWEST_WORDS && knownCount >= LEAST_SHARE * words.length;
}
