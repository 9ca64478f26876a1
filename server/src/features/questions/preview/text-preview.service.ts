/** How texts would be shown that an editor has not saved. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';

/**
 * @param texts in Markdown
 * @param signal gives up; the promise rejects
 * @returns the tree of each, null if its string is enough
 * @throws Fault `too_many_requests`
 */
export type TextPreview = (
  userId: string,
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<(ContentTree | null)[]>;

/**
 * One request for each pause in typing. A text may take a second of processor time, so that an hour of them
 * is too long to count.
 */
const previewLimit: Limit = {
  most: 90,
  windowMs: 60_000,
  refusal: (wait) => `You have opened too many previews. Please wait ${wait}, then continue.`,
};

const previewsKey = (userId: string) => `bank-previews:${userId}`;

/** Deletes the count of a person. */
export function forgetPreviews(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, previewsKey(userId));
}

export interface TextPreviewDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
}

export function createTextPreview(deps: TextPreviewDeps): TextPreview {
  const limits = createLimits(deps);
  return async (userId, texts, signal) => {
    await limits.claim({ executor: deps.database.db, key: previewsKey(userId) }, previewLimit);
    return deps.content.markdownTreesOf(texts, signal);
  };
}
