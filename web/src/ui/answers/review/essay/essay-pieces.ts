/** The text of an essay, cut at the ends of its comments. */
import type { EssayComment } from '@akada/core/question-types/essay/essay-marks.ts';

export interface EssayPiece {
  /** The position in the essay, in UTF-16 units. */
  start: number;
  text: string;
  /** True if a comment is about it. */
  isMarked: boolean;
  /** Numbers of the comments whose words end with it, from 1. */
  numbers: number[];
}

/**
 * Cuts an essay so that each piece is about the same comments.
 *
 * @param comments in the order of their numbers; they may overlap
 * @returns the pieces, which together are the text
 */
export function cutEssay(
  text: string,
  comments: readonly Pick<EssayComment, 'start' | 'end'>[],
): EssayPiece[] {
  const ends = comments.flatMap(({ start, end }) => [start, end]);
  const inside = ends.filter((position) => position > 0 && position < text.length);
  const cuts = [...new Set([0, ...inside, text.length])].sort((one, other) => one - other);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return {
      start,
      text: text.slice(start, end),
      isMarked: comments.some((comment) => comment.start < end && comment.end > start),
      numbers: comments.flatMap((comment, position) => (comment.end === end ? [position + 1] : [])),
    };
  });
}

/** @returns the comments in the order of their words, so that their numbers rise along the text */
export function sortComments<Comment extends Pick<EssayComment, 'start' | 'end'>>(
  comments: readonly Comment[],
): Comment[] {
  return comments.toSorted((one, other) => one.end - other.end || one.start - other.start);
}

/** @returns the range without the spaces at its ends; null if it has no words */
export function trimRange(
  text: string,
  { start, end }: Pick<EssayComment, 'start' | 'end'>,
): Pick<EssayComment, 'start' | 'end'> | null {
  const words = text.slice(start, end);
  const trimmed = words.trim();
  if (trimmed === '') return null;
  const first = start + words.indexOf(trimmed);
  return { start: first, end: first + trimmed.length };
}

/** @returns the words of a comment, shortened to a line */
export function quoteWords(text: string, { start, end }: Pick<EssayComment, 'start' | 'end'>): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ');
  return words.length > 60 ? `“${words.slice(0, 59).toWellFormed()}…”` : `“${words}”`;
}
