/** What a kind of generation adds to the one pipeline: everything else is the same for all of them. */
import type { CardShortfall } from '@akada/core/cards/card-shortfall.ts';
import type { GenerationFailure } from '@akada/core/generation/generation-failure.ts';
import type { QuestionScope } from '@akada/core/generation/question-draft.ts';
import type { Shortfall } from '@akada/core/generation/shortfall.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CourseText } from '../../courses/course-texts/course-texts.service.ts';

/** What was asked for, of a note that is there. */
export interface ProductionOrder extends CourseText {
  /** Of the generation. */
  id: string;
  userId: string;
  noteId: string;
  requested: number;
  scope: QuestionScope;
  document: StudyDocument;
}

export interface Produced {
  made: number;
  /** Stored with the generation: why there are fewer than were asked for, and what else its kind needs. */
  facts: {
    shortfall?: Shortfall | null;
    cardShortfall?: CardShortfall | null;
    spareAnswers?: string[];
    model?: string | null;
    offlineReason?: OfflineReason | null;
    byEngine?: number;
  };
  /** In the transaction that ends the generation. */
  store(tx: Transaction): Promise<void>;
}

/** @param signal gives up; the promise rejects @returns why nothing came, where nothing did */
export type Produce = (order: ProductionOrder, signal: AbortSignal) => Promise<Produced | GenerationFailure>;
