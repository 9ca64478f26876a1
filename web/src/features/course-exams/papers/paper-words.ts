/** Texts of a paper and its marks. */
import type { Paper, PaperSummary } from '@akada/contract/work/marking/papers.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import type { PaperTotals } from './essay-values.ts';

/** @returns `Handed in 20 Nov 2026, 10:52` */
export function handedInText(
  { finished_at, finished_by, attempt }: Pick<Paper, 'finished_at' | 'finished_by' | 'attempt'>,
  zone: string | undefined,
): string {
  const time = momentText(finished_at, zone);
  const end = finished_by === 'deadline' ? `Time ran out ${time}` : `Handed in ${time}`;
  return attempt > 1 ? `${end}, attempt ${attempt}` : end;
}

/** @returns `13 of 20 for the questions, 11 of 20 for the essay` */
export function totalsText(
  { questions }: Pick<Paper, 'questions'>,
  { rest, restMax, essay, essayMax }: PaperTotals,
): string {
  const ownMarks = `${numberText(essay)} of ${numberText(essayMax)} for`;
  if (restMax <= 0) return `${ownMarks} the essay`;
  const isOnlyEssay = questions.filter((entry) => entry.essay !== undefined).length === 1;
  const others = `${numberText(rest)} of ${numberText(restMax)} for`;
  return isOnlyEssay
    ? `${others} the questions, ${ownMarks} the essay`
    : `${others} the rest, ${ownMarks} this essay`;
}

interface GiveState {
  isGiven: boolean;
  isChanged: boolean;
  hasNext: boolean;
}

/** @returns the label of the button, such as `Give 24 and open the next` */
export function getGiveText(total: number, { isGiven, isChanged, hasNext }: GiveState): string {
  const next = hasNext ? ' and open the next' : '';
  if (!isGiven) return `Give ${numberText(total)}${next}`;
  if (isChanged) return `Change to ${numberText(total)}${next}`;
  return hasNext ? 'Open the next' : 'Given';
}

/** @returns `Next: Aisha Lawal. 6 papers are left.`; null if no other paper waits */
export function leftText(
  papers: readonly PaperSummary[],
  { exam_id, next_waiting_id }: Paper,
): string | null {
  const left = papers.filter((paper) => paper.waiting > 0 && paper.exam_id !== exam_id).length;
  const next = papers.find((paper) => paper.exam_id === next_waiting_id);
  if (next === undefined || left === 0) return null;
  return `Next: ${next.student.full_name}. ${counted(left, 'paper')} ${left === 1 ? 'is' : 'are'} left.`;
}
