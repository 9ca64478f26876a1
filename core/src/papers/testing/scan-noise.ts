/** Characters that a recogniser takes for one another in marks. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  A: ['@', 'a', 'AA'],
  B: ['8', '6', 'BB', '@', 'E'],
  C: ['€', 'G', 'Cc', 'c', 'O'],
  D: ['0', 'O', 'Dp', '@', 'B'],
  E: ['F', '£', 'EE'],
  a: ['@', '4', 'A'],
  b: ['6', 'h', 'lb'],
  c: ['¢', 'e', 'o'],
  d: ['qd', '0', 'cd', 'a'],
  e: ['c', 'é'],
  '(': ['{', '[', ''],
  '[': ['{', '(', ''],
  ')': ['}', ']', ''],
  ']': ['}', ')', ''],
  '.': [',', ':', '', '. '],
  '1': ['l', 'I', ''],
  '2': ['Z', '3'],
  '3': ['8', '33'],
  '4': ['14', ''],
  '5': ['S', '6'],
  '6': ['5', '8'],
};
/** A number or the letter of an option, with the characters around it. */
const MARK =
  /(?<!(?:ans|answer|is)\W{0,3})(?<=^|\s)(?:Q|Question |No\. )?[([]?(?:\d{1,2}|[A-Ea-e])(?:[.)\]:]|\s-)(?=\s|$)/gim;
const NUMBER_IN_LIST = /(?<=^|[\s,])\d{1,2}(?=[A-E]|-[A-E]|\. [A-E](?:\s|$))/gm;

/** @returns random numbers from 0 to before 1, the same for the same seed */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * Spoils the marks of a paper as a scan does; the words stay.
 *
 * @param lines of a paper
 * @param share of the characters of marks that change, from 0 to 1
 * @param random numbers
 */
export const spoilMarks = (lines: string, share: number, random: () => number) =>
  lines.replace(MARK, (mark) => spoil(mark, share, random));

/** Spoils the numbers of a list of answers; its letters stay. */
export const spoilNumbers = (list: string, share: number, random: () => number) =>
  list.replace(NUMBER_IN_LIST, (number) => spoil(number, share, random));

function spoil(mark: string, share: number, random: () => number): string {
  return [...mark]
    .map((character) => {
      const looks = LOOKS[character];
      return looks === undefined || random() >= share
        ? character
        : (looks[Math.floor(random() * looks.length)] ?? character);
    })
    .join('');
}
