/** How questions of the bank do in exams, as its list shows it. */
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { FigureRows, QuestionIds } from '../question/question-ids.queries.ts';

export type { QuestionIds } from '../question/question-ids.queries.ts';

/** In per cent; null if there are too few exams. */
export interface Figures {
  /** First attempts that were counted. */
  count: number;
  facility: number | null;
  discrimination: number | null;
  needsReview: boolean;
}

/** Answered by the feature of exams, which uses this one. */
export interface QuestionFigures {
  /** @returns figures of the questions among these that exams have asked */
  of(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>>;
  /** Questions that need a review, as a part of another feature's statement. */
  toReview: QuestionIds;
  /** Columns by which lists sort and filter, as a part of another feature's statement. */
  rows: FigureRows;
  /** Clears the figures of a question whose content has changed. */
  reset(tx: Transaction, id: string): Promise<void>;
}
