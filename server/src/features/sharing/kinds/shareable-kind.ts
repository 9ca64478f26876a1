/** The interface of each shareable kind: reading it as parts, showing it, and turning it into the recipient's own. */

import type { Cloth } from '@akada/contract/wire/fields.ts';
import type { SharedContent } from '@akada/contract/work/shares/received-shares.ts';
import type { ShareKind } from '@akada/core/sharing/share-rules.ts';
import type { VersionPart } from '@akada/core/sharing/version-changes.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';

/** Where copied parts go. */
export interface CopyOf {
  userId: string;
  /** The title of the share, which becomes the copy's name. */
  title: string;
}

export interface Copied {
  kind: ShareKind;
  subjectId: string;
  /** Ids in the order of the parts; null for a part that the recipient already has. */
  itemIds: (string | null)[];
}

/**
 * These are methods, so that TypeScript accepts kinds with their own parts: a share always has the parts of
 * its kind.
 */
export interface ShareableKind<Part extends VersionPart = VersionPart, Prepared = unknown> {
  /** @returns its title and cloth; null if it does not exist or belongs to another account */
  describe(userId: string, subjectId: string): Promise<{ title: string; cloth: Cloth } | null>;
  /** @throws Fault `conflict` if it cannot be shared at this moment */
  read(userId: string, subjectId: string): Promise<{ parts: Part[]; leftOut: number }>;
  /** The beginning of a part, in a line. */
  wordsOf(part: Part): string;
  present(parts: readonly Part[], signal: AbortSignal): Promise<Omit<SharedContent, 'total'>>;
  /** Makes what is stored next to texts, outside of any transaction; one for each part. */
  prepare(parts: readonly Part[], signal: AbortSignal): Promise<Prepared[]>;
  create(tx: Transaction, to: CopyOf, parts: readonly Prepared[]): Promise<Copied>;
  /** @returns as `Copied.itemIds` */
  add(
    tx: Transaction,
    to: CopyOf & { subjectId: string },
    parts: readonly Prepared[],
  ): Promise<(string | null)[]>;
  /** @returns versions by id, of this person's items that are there */
  versionsOf(executor: Executor, userId: string, ids: readonly string[]): Promise<Map<string, number>>;
  /** Writes the next version of an item. */
  replace(tx: Transaction, itemId: string, part: Prepared): Promise<void>;
  /** For an hour they can be restored. */
  drop(tx: Transaction, itemIds: readonly string[]): Promise<void>;
}

export type ShareableKinds = Readonly<Partial<Record<ShareKind, ShareableKind>>>;

export const noContent = { cards: [], questions: [], texts: [] };
