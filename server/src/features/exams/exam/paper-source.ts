/** The source of a paper. */
import type { ExamKind } from '@akada/contract/work/exam-order.ts';
import type { Marking } from '@akada/core/exams/marking.ts';
import type { PooledQuestion } from '../../questions/pools/question-pools.service.ts';
import type { ExamRow } from './exams.tables.ts';

/** Maximum number of questions in an exam; a set that was read from a file may have more. */
export const mostQuestions = 200;

/** A part of a paper before it is drawn. */
export interface PaperPart {
  /** Null if the exam has no sections. */
  title: string | null;
  /** The questions to draw from, with complete passages. */
  pool: PooledQuestion[];
  /** Number of questions that could be asked; for a large course the pool holds only some of them. */
  available: number;
  /** How many it should ask; null: as many as an exam may have. */
  wanted: number | null;
}

/** The source that an order names. */
export interface PaperSource {
  kind: ExamKind;
  /** Null if it follows from the drawn questions. */
  source: { sourceKind: NonNullable<ExamRow['sourceKind']>; sourceKey: string } | null;
  /** Null as well. */
  title: string | null;
  parts: PaperPart[];
  /** The rules of the tutor who set the exam; null if its student sets them. */
  rules: PaperRules | null;
}

/** The rules for sitting a tutor's exam. */
export interface PaperRules {
  /** Which one of its student's it is, and how many there may be. */
  attempt: number;
  attempts: number;
  durationMinutes: number;
  extraPercent: number;
  marking: Marking;
  /** Milliseconds since the epoch at which the exam ends for all. */
  closesAt: number;
}
