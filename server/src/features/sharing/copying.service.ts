/**
 * Copies of shared content: made once, and updated by the changes of a newer version without touching the
 * reader's memory.
 */

import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { copyShare, listShareChanges } from '@akada/contract/work/shares/received-shares.ts';
import { shareEnds } from '@akada/core/sharing/share-rules.ts';
import {
  changesBetween,
  type VersionChanges,
  type VersionPart,
} from '@akada/core/sharing/version-changes.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ShareableKind, ShareableKinds } from './kinds/shareable-kind.ts';
import * as recipients from './share/recipients.repo.ts';
import * as repo from './share/shares.repo.ts';
import type { CopiedPart, RecipientRow, ShareRow } from './share/shares.tables.ts';
import { getKind } from './shares.service.ts';
import type { OwnReceived } from './sharing.access.ts';
import { findShareEnd } from './sharing.present.ts';

type Taken = SuccessOf<typeof copyShare>['taken'];

interface Copied {
  share: ShareRow;
  recipient: RecipientRow;
}

/** The steps to do, as found before anything was written. */
interface Plan {
  changes: VersionChanges<VersionPart>;
  copied: Map<string, CopiedPart>;
  /** Versions of the items that are still there. */
  there: Map<string, number>;
  /** Nothing of an earlier copy is there. */
  isFresh: boolean;
}

const nothing: Taken = { added: 0, changed: 0, removed: 0, mine: 0 };

export type Copying = ReturnType<typeof createCopying>;

export function createCopying({
  database,
  clock,
  kinds,
}: Pick<Platform, 'database' | 'clock'> & { kinds: ShareableKinds }) {
  const { db } = database;

  return {
    /**
     * @throws Fault `conflict` for a share that has ended, is read-only, or was copied by another call at
     * this moment
     */
    async copy(received: OwnReceived, signal: AbortSignal): Promise<Taken> {
      const { recipient } = received;
      const share = await copyable(received);
      const kind = getKind(kinds, share);
      const plan = await getPlan(db, { share, recipient }, kind);
      if (!plan.isFresh && recipient.copiedVersion === share.version) return nothing;

      const { added, changed } = plan.changes;
      const newParts = await kind.prepare(added, signal);
      const nextParts = await kind.prepare(
        changed.map(({ to }) => to),
        signal,
      );
      return database.transaction(async (tx) => {
        const current = await recipients.lockRecipient(tx, recipient.id);
        if (current?.state !== 'accepted' || current.copiedVersion !== recipient.copiedVersion)
          throw new Fault('conflict', 'This was just copied on another device. Load the page again.');
        const taken = plan.isFresh
          ? await createCopy(tx, { share, recipient }, { kind, plan, newParts })
          : await renewCopy(tx, { share, recipient }, { kind, plan, newParts, nextParts });
        await publishHint(tx, current.userId ?? '', { topic: 'share', id: null });
        return taken;
      });
    },
    async changes({ share, recipient }: OwnReceived): Promise<SuccessOf<typeof listShareChanges>> {
      if (share === null) throw notFound();
      const kind = getKind(kinds, share);
      const { changes } = await getPlan(db, { share, recipient }, kind);
      const words = (part: VersionPart) => kind.wordsOf(part);
      return {
        added: changes.added.map(words),
        changed: changes.changed.map(({ from, to }) => ({ from: words(from), to: words(to) })),
        removed: changes.removed.map(words),
      };
    },
  };

  async function copyable({ share, recipient }: OwnReceived): Promise<ShareRow> {
    const ended = await findShareEnd({ db, kinds }, share, clock.now());
    if (share === null || ended !== null) throw new Fault('conflict', shareEnds[ended ?? 'owner_gone']);
    if (recipient.state !== 'accepted') throw new Fault('conflict', 'Accept it first.');
    if (share.rights === 'view') throw new Fault('conflict', 'Its owner lets you read it, not copy it.');
    return share;
  }
}

async function getPlan(executor: Executor, { share, recipient }: Copied, kind: ShareableKind): Promise<Plan> {
  const copied = new Map(
    (await recipients.findCopiedParts(executor, recipient.id)).map((part) => [part.key, part]),
  );
  const ids = [...copied.values()].map(({ itemId }) => itemId);
  const there = await kind.versionsOf(executor, recipient.userId ?? '', ids);
  const isFresh = there.size === 0;
  const from = isFresh ? [] : await repo.findVersion(executor, share.id, recipient.copiedVersion ?? 0);
  const to = await repo.findVersion(executor, share.id, share.version);
  return { changes: changesBetween(from, to), copied, there, isFresh };
}

interface Copy {
  kind: ShareableKind;
  plan: Plan;
  newParts: readonly unknown[];
}

async function createCopy(
  tx: Transaction,
  { share, recipient }: Copied,
  { kind, plan, newParts }: Copy,
): Promise<Taken> {
  const userId = recipient.userId ?? '';
  const created = await kind.create(tx, { userId, title: share.title }, newParts);
  const copied = copiedOf(plan.changes.added, created.itemIds);
  await recipients.putCopiedParts(tx, recipient.id, copied);
  const copy: Partial<RecipientRow> = { copyKind: created.kind, copyId: created.subjectId };
  await recipients.updateRecipient(tx, recipient.id, { ...copy, copiedVersion: share.version });
  return { ...nothing, added: copied.length };
}

async function renewCopy(
  tx: Transaction,
  { share, recipient }: Copied,
  { kind, plan, newParts, nextParts }: Copy & { nextParts: readonly unknown[] },
): Promise<Taken> {
  const { changes, copied, there } = plan;
  const userId = recipient.userId ?? '';
  const asWritten = ({ key }: VersionPart) => {
    const part = copied.get(key);
    return part && there.get(part.itemId) === part.itemVersion ? part : null;
  };
  const replaced: CopiedPart[] = [];
  for (const [at, { to }] of changes.changed.entries()) {
    const part = asWritten(to);
    if (part === null) continue;
    await kind.replace(tx, part.itemId, nextParts[at]);
    replaced.push({ ...part, itemVersion: part.itemVersion + 1 });
  }
  const dropped = changes.removed.flatMap((part) => asWritten(part) ?? []);
  await kind.drop(
    tx,
    dropped.map(({ itemId }) => itemId),
  );
  const to = { userId, title: share.title, subjectId: recipient.copyId ?? '' };
  const added = copiedOf(changes.added, newParts.length > 0 ? await kind.add(tx, to, newParts) : []);
  const gone = new Set(dropped.map(({ key }) => key));
  const present = new Map([...copied, ...[...replaced, ...added].map((part) => [part.key, part] as const)]);
  await recipients.putCopiedParts(
    tx,
    recipient.id,
    [...present.values()].filter(({ key }) => !gone.has(key)),
  );
  await recipients.updateRecipient(tx, recipient.id, { copiedVersion: share.version });
  await repo.removeUnused(tx, share.id, share.version);
  const mine = changes.changed.length - replaced.length + changes.removed.length - dropped.length;
  return { added: added.length, changed: replaced.length, removed: dropped.length, mine };
}

/** Copied parts keep the text as it was written: version 1. */
function copiedOf(parts: readonly VersionPart[], itemIds: readonly (string | null)[]): CopiedPart[] {
  return parts.flatMap(({ key }, index) => {
    const itemId = itemIds[index];
    return itemId ? [{ key, itemId, itemVersion: 1 }] : [];
  });
}
