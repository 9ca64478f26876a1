/** Removes from an exam's results the parts that its tutor does not show yet. */
import type { ExamOutcome, ExamResult } from '@akada/contract/work/exam-results.ts';
import type { ExamSummary } from '@akada/contract/work/exams.ts';
import { type Showing, showsBy } from './course-exam-showing.service.ts';

/** @param showing null if only the student sets the rules */
export function shownOutcome(result: ExamResult, showing: Showing | null, now: number): ExamOutcome {
  if (showing === null) return result;

  if (!showsBy(showing.resultsFrom, now)) {
    const { id, kind, title, started_at, finished_at, finished_by, answered, total } = result;
    const rest = {
      answered,
      total,
      results_from: showing.resultsFrom,
      ...(showing.isMarking && { is_marking: true }),
    };
    return { id, kind, title, started_at, finished_at, finished_by, ...rest };
  }
  if (showsBy(showing.keysFrom, now)) return result;

  // A topic or a section with one question would tell its key.
  const { passages: _, held_back: __, ...totals } = result;
  return { ...totals, topics: [], sections: [], questions: [], keys_from: showing.keysFrom };
}

/** @param held ids of questions whose keys must not be revealed now */
export function withoutHeld(result: ExamResult, held: ReadonlySet<string>): ExamResult {
  const questions = result.questions.filter(({ id }) => !held.has(id));
  const held_back = result.questions.length - questions.length;
  return held_back === 0 ? result : { ...result, questions, topics: [], held_back };
}

/** @param showing null if only the student sets the rules */
export function shownSummary(summary: ExamSummary, showing: Showing | null, now: number): ExamSummary {
  if (showing === null || showsBy(showing.resultsFrom, now)) return summary;
  const { waiting: _, ...rest } = summary;
  return { ...rest, correct: null, score: null, max_score: null, percent: null };
}
