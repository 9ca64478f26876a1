import { getPieceText, getPosition, joinPieces } from '../lines/piece.ts';
import type { PaperPassage } from '../paper.ts';
import { namesFigure } from './shared-text.ts';
import type { SplitPaper } from './split-parts.ts';

/**
 * Gives each shared text its questions.
 *
 * @param paper that was split
 * @returns shared texts in the order of the paper
 */
export function locatePassages({ passages, questions }: SplitPaper): PaperPassage[] {
  const groups = Map.groupBy(questions, ({ passage }) => passage);
  return passages.map(({ instruction, first, last, pieces }, index) => {
    const ownQuestions = groups.get(index) ?? [];
    const text = joinPieces(pieces);
    const from = getPosition(instruction);
    const end = pieces.findLast(({ line }) => line.page === instruction.line.page)?.line.end ?? from.end;
    return {
      instruction: getPieceText(instruction),
      text,
      first: first ?? ownQuestions[0]?.number ?? 0,
      last: last ?? ownQuestions.at(-1)?.number ?? 0,
      hasFigure: namesFigure(getPieceText(instruction)),
      position: { ...from, end },
    };
  });
}
