import { optionLabel } from '../../quiz/options.ts';

/**
 * Names the options of a question by letters, in which a student gives its key.
 *
 * @param options with their printed letters, which may be digits or absent
 * @returns the printed letters as capitals; letters in order if one of them is no letter from A to F
 */
export function getOptionLetters(options: readonly { letter: string }[]): string[] {
  const areLetters = options.every(({ letter }) => /^[A-F]$/i.test(letter));
  return options.map(({ letter }, position) => (areLetters ? letter.toUpperCase() : optionLabel(position)));
}
