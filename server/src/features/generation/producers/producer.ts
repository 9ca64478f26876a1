/** The part of the generation pipeline that differs by kind: everything else is shared. */
import type { CardShortfall } from '@akada/core/cards/card-shortfall.ts';
import type { GenerationFailure } from '@akada/core/generation/generation-failure.ts';
import type { QuestionScope, Quoted } from '@akada/core/generation/question-draft.ts';
import type { Shortfall } from '@akada/core/generation/shortfall.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { PartsRead } from '@akada/core/language-model/parts-read.ts';
import type { OnProgress } from '@akada/core/language-model/read-parts.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CourseText } from '../../courses/course-texts/course-texts.service.ts';

/** An order for an existing note. */
export interface ProductionOrder extends CourseText {
  /** The generation's id. */
  id: string;
  userId: string;
  noteId: string;
  requested: number;
  scope: QuestionScope;
  document: StudyDocument;
}

export interface Produced {
  made: number;
  /**
   * Facts stored with the generation: the reason why there are fewer items than requested, and data that its
   * kind needs.
   */
  facts: {
    shortfall?: Shortfall | null;
    cardShortfall?: CardShortfall | null;
    spareAnswers?: string[];
    model?: string | null;
    offlineReason?: OfflineReason | null;
    byEngine?: number;
    partsRead?: number | null;
    partsTotal?: number | null;
  };
  /** Runs in the transaction that ends the generation. */
  store(tx: Transaction): Promise<void>;
}

/**
 * @param signal gives up; the promise rejects
 * @returns the items, or the reason why there are none
 */
export type Produce = (
  order: ProductionOrder,
  signal: AbortSignal,
  onProgress: OnProgress,
) => Promise<Produced | GenerationFailure>;

/** @returns the columns of a generation about the parts of its note */
export const getPartsRead = (
  parts: PartsRead | null,
): Pick<Produced['facts'], 'partsRead' | 'partsTotal'> => ({
  partsRead: parts?.read ?? null,
  partsTotal: parts?.total ?? null,
});

/** @returns only what the study engine needs of an item that the note has */
export const getQuoted = ({ page, quote }: Quoted): Quoted => ({ page, quote });
