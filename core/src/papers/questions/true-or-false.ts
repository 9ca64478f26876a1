import { getPosition, type Piece } from '../lines/piece.ts';
import type { PaperOption } from '../paper.ts';

const CHOICE = /(?<yes>true|vrai)\s?(?:\/|or|ou)\s?(?<no>false|faux)/iu;
/** "State whether each statement is true or false" stands near the start of its line. */
const WINDOW = 2_000;

/**
 * Finds the words "True/False" of a question or of its instruction.
 *
 * @param pieces of the question, then of the instructions above it
 * @returns the two options; none if the paper does not offer them
 */
export function findTrueOrFalse(pieces: readonly Piece[]): PaperOption[] {
  for (const piece of pieces) {
    const text = piece.line.text.slice(piece.from, Math.min(piece.to, piece.from + WINDOW));
    const found = CHOICE.exec(text);
    if (found === null) continue;
    const { yes = '', no = '' } = found.groups ?? {};
    const from = piece.from + found.index;
    const noStart = from + found[0].length - no.length;
    return [
      { letter: '', text: yes, position: getPosition({ line: piece.line, from, to: from + yes.length }) },
      {
        letter: '',
        text: no,
        position: getPosition({ line: piece.line, from: noStart, to: noStart + no.length }),
      },
    ];
  }
  return [];
}
