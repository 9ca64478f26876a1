/** What a paper is drawn from. */
import type { ExamKind } from '@akada/contract/work/exam-order.ts';
import type { Marking } from '@akada/core/exams/marking.ts';
import type { PooledQuestion } from '../../questions/pools/question-pools.service.ts';
import type { ExamRow } from './exams.tables.ts';

/** An exam has at most so many questions; a set that was read from a file may have more. */
export const mostQuestions = 200;

/** A part of a paper before it is drawn. */
export interface PaperPart {
  /** Null where the exam has no sections. */
  title: string | null;
  /** What it is drawn from, passages whole. */
  pool: PooledQuestion[];
  /** How many there are to be asked; of a large course the pool has some. */
  available: number;
  /** How many it should ask; null: as many as an exam may have. */
  wanted: number | null;
}

/** What an order names. */
export interface PaperSource {
  kind: ExamKind;
  /** Null where it follows from the drawn questions. */
  source: { sourceKind: NonNullable<ExamRow['sourceKind']>; sourceKey: string } | null;
  /** Null as well. */
  title: string | null;
  parts: PaperPart[];
  /** What the tutor who set the exam has decided; null where its student does. */
  rules: PaperRules | null;
}

/** How an exam of a tutor is sat. */
export interface PaperRules {
  /** Which one of its student's it is, and how many there may be. */
  attempt: number;
  attempts: number;
  durationMinutes: number;
  extraPercent: number;
  marking: Marking;
  /** Milliseconds since the epoch at which it is over for all. */
  closesAt: number;
}
