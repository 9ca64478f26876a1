import type { Card } from '@akada/contract/material/cards.ts';
import { splitForSpeech } from '@akada/core/speech/speech-pieces.ts';
import { getSpokenLanguage } from '@akada/core/speech/spoken-language.ts';
import type { SpokenPiece } from '../../../lib/speech/reader.ts';
import { getSpokenBlocks } from '../../../lib/speech/spoken-text.ts';
import type { ShownFace } from '../review/review-entry.ts';

/** Both sides decide the language, because one of them is often a single word. */
export function getCardSpeech(
  { front, back }: Pick<Card, 'front' | 'back'>,
  { question, answer, gap, below }: ShownFace,
): { question: SpokenPiece[]; answer: SpokenPiece[] } {
  const language = getSpokenLanguage(`${front} ${back}`);
  const toPieces = (blocks: readonly string[]) =>
    blocks.flatMap(splitForSpeech).map((text) => ({ text, language }));
  return {
    question: toPieces(getSpokenBlocks({ text: question.text, tree: question.tree }, gap)),
    answer: toPieces([answer, ...(below === null ? [] : [below])].flatMap((side) => getSpokenBlocks(side))),
  };
}
