import { getPieceText, getPlace, joinPieces } from '../lines/piece.ts';
import type { PaperPassage } from '../paper.ts';
import { namesFigure } from './shared-text.ts';
import type { SplitPaper } from './split-parts.ts';

/**
 * Gives each shared text its questions.
 *
 * @param paper that was split
 * @returns shared texts in the order of the paper
 */
export function placePassages({ passages, questions }: SplitPaper): PaperPassage[] {
  const groups = Map.groupBy(questions, ({ passage }) => passage);
  return passages.map(({ instruction, first, last, pieces }, index) => {
    const own = groups.get(index) ?? [];
    const text = joinPieces(pieces);
    const from = getPlace(instruction);
    const end = pieces.findLast(({ line }) => line.page === instruction.line.page)?.line.end ?? from.end;
    return {
      instruction: getPieceText(instruction),
      text,
      first: first ?? own[0]?.number ?? 0,
      last: last ?? own.at(-1)?.number ?? 0,
      hasFigure: namesFigure(getPieceText(instruction)),
      place: { ...from, end },
    };
  });
}
