/** The marks of an essay while a tutor writes them. */
import type { Paper, PaperQuestion } from '@akada/contract/work/marking/papers.ts';
import type { EssayComment } from '@akada/core/question-types/essay/essay-marks.ts';
import type { EssayBody } from '@akada/core/question-types/question-body.ts';

export interface EssayValues {
  /** In the order of the criteria; null for a criterion without points. */
  points: (number | null)[];
  comments: EssayComment[];
  message: string;
}

/** An essay of a paper, with its body and its text. */
export interface PaperEssayEntry {
  entry: PaperQuestion;
  body: EssayBody;
  text: string;
}

/** @returns null for a question of another type */
export function readEssay(entry: PaperQuestion): PaperEssayEntry | null {
  const { body, response } = entry.question;
  if (body?.type !== 'essay' || entry.essay === undefined) return null;
  return { entry, body, text: response?.type === 'essay' ? response.text : '' };
}

type Marks = NonNullable<PaperQuestion['essay']>['marks'];

export function getEssayValues({ criteria }: EssayBody, marks: Marks): EssayValues {
  if (marks === null) return { points: criteria.map(() => null), comments: [], message: '' };
  const { points, comments, message } = marks;
  return { points: criteria.map((_, index) => points[index] ?? 0), comments, message };
}

/** @returns true if both say the same; a comment without words says nothing */
export function isSameEssay(one: EssayValues, other: EssayValues): boolean {
  return JSON.stringify(toSent(one)) === JSON.stringify(toSent(other));
}

function toSent({ points, comments, message }: EssayValues) {
  return { points, comments: getWrittenComments(comments), message: message.trim() };
}

/** @returns the comments with words, trimmed */
export function getWrittenComments(comments: readonly EssayComment[]): EssayComment[] {
  return comments
    .map(({ start, end, text }) => ({ start, end, text: text.trim() }))
    .filter(({ text }) => text !== '');
}

export function sumPoints(points: readonly (number | null)[]): number {
  return points.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** The marks of one essay, and of the other questions of its paper. */
export interface PaperTotals {
  essay: number;
  essayMax: number;
  rest: number;
  restMax: number;
  total: number;
}

/** @returns the marks of the paper if the essay has these points */
export function getTotals(
  { score, max_score }: Pick<Paper, 'score' | 'max_score'>,
  { entry, body }: PaperEssayEntry,
  points: EssayValues['points'],
): PaperTotals {
  const essay = sumPoints(points);
  const essayMax = sumPoints(body.criteria.map((criterion) => criterion.points));
  const rest = toHundredths(score - sumPoints(entry.essay?.marks?.points ?? []));
  return { essay, essayMax, rest, restMax: max_score - essayMax, total: toHundredths(rest + essay) };
}

/** Differences of decimals are not exact. */
const toHundredths = (value: number) => Math.round(value * 100) / 100;
