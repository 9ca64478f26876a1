/** Papers and their essays, as the tutor sees them. */
import type { EssayMarks } from '@akada/contract/work/marking/essay-marks.ts';
import type { EssayProposal, PaperEssay, PaperSummary } from '@akada/contract/work/marking/papers.ts';
import { getPercent, isWaiting } from '@akada/core/exams/marking.ts';
import type { ExamItemRow, ExamRow } from '../exam/exams.tables.ts';
import type { PaperRow } from '../exam/paper-row.ts';
import type { EssayProposalRow } from './essay-proposals.tables.ts';

/** Names of accounts by their ids. */
export type Names = ReadonlyMap<string, { fullName: string }>;

export function presentPaper(row: PaperRow, names: Names): PaperSummary {
  return {
    exam_id: row.id,
    student: { id: row.userId, full_name: names.get(row.userId)?.fullName ?? '' },
    attempt: row.attempt ?? 1,
    finished_at: row.finishedAt,
    finished_by: row.finishedBy,
    ...presentScore(row),
  };
}

export function presentScore({
  score,
  maxScore,
  waitingCount,
}: Pick<ExamRow, 'score' | 'maxScore' | 'waitingCount'>) {
  return {
    score: score ?? 0,
    max_score: maxScore ?? 0,
    percent: getPercent(score ?? 0, maxScore ?? 0),
    waiting: waitingCount,
  };
}

export function presentEssay(
  item: ExamItemRow,
  { names, proposal }: { names: Names; proposal: EssayProposalRow | undefined },
): PaperEssay {
  return {
    marks: presentMarks(item, names),
    is_waiting: isWaiting(item),
    proposal: proposal === undefined ? null : presentProposal(proposal),
  };
}

export function presentMarks(
  { givenMarks, markedBy }: Pick<ExamItemRow, 'givenMarks' | 'markedBy'>,
  names: Names,
): EssayMarks | null {
  if (givenMarks === null) return null;
  const { points, comments, message, marked_at, version } = givenMarks;
  const name = markedBy === null ? null : (names.get(markedBy)?.fullName ?? null);
  return { points, comments, message, marked_at, version, marked_by: name };
}

export function presentProposal({ criteria, model, createdAt }: EssayProposalRow): EssayProposal {
  return { criteria, model, created_at: createdAt };
}
