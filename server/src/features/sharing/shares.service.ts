/** Owners' shares: they make, change, renew and withdraw them. */

import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type {
  confirmShareRight,
  createShare,
  Share,
  ShareRecipient,
  ShareReport,
} from '@akada/contract/work/shares/sharing.ts';
import { recipientAfter, shareLimits } from '@akada/core/sharing/share-rules.ts';
import { changesBetween, isSameVersion } from '@akada/core/sharing/version-changes.ts';
import { requirePlan } from '../../platform/access/plan.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Caller } from '../../platform/http/route.ts';
import { newId, newSecret } from '../../platform/ids/ids.ts';
import { recordAll } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { type PaperRights, requireRight } from '../rights/paper-rights.service.ts';
import type { ShareableKind, ShareableKinds } from './kinds/shareable-kind.ts';
import * as recipients from './share/recipients.repo.ts';
import * as repo from './share/shares.repo.ts';
import type { RecipientRow, ShareRow } from './share/shares.tables.ts';
import type { OwnShare } from './sharing.access.ts';
import { shareRenewed } from './sharing.events.ts';
import { findShareEnd, presentShare } from './sharing.present.ts';

type Choices = Pick<BodyOf<typeof createShare>, 'rights' | 'days' | 'by_link'>;
type Page = { skip: number; limit: number };

export type SharesService = ReturnType<typeof createSharesService>;

const dayMs = 86_400_000;

export function createSharesService({
  database,
  clock,
  kinds,
  papers,
}: Pick<Platform, 'database' | 'clock'> & {
  kinds: ShareableKinds;
  papers: Pick<PaperRights, 'confirmSubject'>;
}) {
  const { db } = database;
  const getExpiry = (days: number) => (days === 0 ? null : getInstant(clock.now() + days * dayMs));
  const present = async (share: ShareRow): Promise<Share> => {
    const counts = await repo.getCounts(db, [share]);
    return presentShare(share, counts.get(share.id), await findShareEnd({ db, kinds }, share, clock.now()));
  };
  const reread = async ({ id }: Pick<ShareRow, 'id'>): Promise<Share> => {
    const share = await repo.findShare(db, id);
    if (!share) throw notFound();
    return present(share);
  };

  return {
    present: reread,
    /**
     * @throws Fault `premium_required`, `not_found` for another person's subject, `conflict` for an empty,
     * too large, held or taken down one, `right_not_confirmed` for one from a past paper
     */
    async create(caller: Caller, form: BodyOf<typeof createShare>): Promise<Share> {
      requirePlan(caller, 'content_sharing');
      const { userId: ownerId } = caller;
      const { kind, subject_id: subjectId, rights, days, by_link: byLink } = form;
      const there = await repo.findShareOf(db, { ownerId, kind, subjectId });
      if (there) return present(there);

      const { described, parts } = await readNow(kinds[kind], ownerId, subjectId);
      const time = getInstant(clock.now());
      const share: ShareRow = {
        id: newId(),
        ownerId,
        kind,
        subjectId,
        title: described.title,
        rights,
        version: 1,
        clothSeed: described.cloth.cloth_seed,
        clothColour: described.cloth.cloth_colour,
        linkToken: byLink ? newSecret() : null,
        expiresAt: getExpiry(days),
        revokedAt: null,
        papers: [],
        createdAt: time,
        changedAt: time,
      };
      await requireRight(() =>
        database.transaction(async (tx) => {
          if (!(await repo.insertShare(tx, share))) return;
          await repo.insertVersion(tx, { shareId: share.id, number: 1, content: parts, madeAt: time });
          await publishHint(tx, ownerId, { topic: 'share', id: share.id });
        }),
      );
      const created = await repo.findShareOf(db, { ownerId, kind, subjectId });
      if (!created) throw notFound();
      return present(created);
    },
    /** @throws Fault `not_found` for another person's subject */
    async confirmRight(caller: Caller, form: BodyOf<typeof confirmShareRight>): Promise<void> {
      const { kind, subject_id: subjectId, words } = form;
      const { userId: ownerId } = caller;
      if ((await kinds[kind]?.describe(ownerId, subjectId)) == null) throw notFound();
      await papers.confirmSubject({ ownerId, kind, subjectId }, words);
    },
    async list(requestedSharesPage: repo.SharesPage) {
      const { rows, total } = await repo.listShares(db, requestedSharesPage);
      const counts = await repo.getCounts(db, rows);
      const ends = await Promise.all(rows.map((row) => findShareEnd({ db, kinds }, row, clock.now())));
      return {
        items: rows.map((row, index) => presentShare(row, counts.get(row.id), ends[index] ?? null)),
        total,
      };
    },
    async read(share: OwnShare) {
      const now = await present(share);
      if (now.ended === 'deleted') return { ...now, unsent: null, left_out: 0 };
      const { parts, leftOut } = await getKind(kinds, share).read(share.ownerId, share.subjectId);
      const sent = await repo.findVersion(db, share.id, share.version);
      const { added, changed, removed } = changesBetween(sent, parts);
      const unsent = { added: added.length, changed: changed.length, removed: removed.length };
      return { ...now, unsent, left_out: leftOut };
    },
    async change(share: OwnShare, { rights, days, by_link: byLink }: Choices): Promise<Share> {
      await database.transaction(async (tx) => {
        const current = await repo.lockShare(tx, share.id);
        if (!current) throw notFound();
        const linkToken = byLink ? (current.linkToken ?? newSecret()) : null;
        await repo.updateShare(tx, share.id, { rights, linkToken, expiresAt: getExpiry(days) });
        await recipients.hintAccepted(tx, share.id);
        await publishHint(tx, share.ownerId, { topic: 'share', id: share.id });
      });
      return reread(share);
    },
    revoke: ({ id, ownerId }: OwnShare) =>
      database.transaction(async (tx) => {
        const current = await repo.lockShare(tx, id);
        if (!current || current.revokedAt !== null) return;
        await repo.updateShare(tx, id, { revokedAt: getInstant(clock.now()), linkToken: null });
        await recipients.hintAccepted(tx, id);
        await publishHint(tx, ownerId, { topic: 'share', id });
      }),
    /** @throws Fault as `create` */
    async publish(caller: Caller, share: OwnShare): Promise<Share> {
      requirePlan(caller, 'content_sharing');
      const { described, parts } = await readNow(kinds[share.kind], caller.userId, share.subjectId);
      const name = (await peopleById(db, [caller.userId])).get(caller.userId)?.fullName ?? '';
      await requireRight(() =>
        database.transaction(async (tx) => {
          const current = await repo.lockShare(tx, share.id);
          if (!current || current.revokedAt !== null) throw notFound();
          if (isSameVersion(await repo.findVersion(tx, share.id, current.version), parts)) return;

          const number = current.version + 1;
          const time = getInstant(clock.now());
          await repo.insertVersion(tx, { shareId: share.id, number, content: parts, madeAt: time });
          await repo.updateShare(tx, share.id, { version: number, title: described.title, changedAt: time });
          await repo.removeUnused(tx, share.id, number);
          const said = { kind: share.kind, title: described.title, name };
          const copiers = await recipients.getCopiers(tx, share.id);
          await recordAll(
            tx,
            shareRenewed,
            copiers.map(({ id, userId }) => ({ userId, subjectId: newId(), facts: { ...said, id } })),
          );
          await recipients.hintAccepted(tx, share.id);
          await publishHint(tx, caller.userId, { topic: 'share', id: share.id });
        }),
      );
      return reread(share);
    },
    async recipients(share: OwnShare, page: Page): Promise<{ items: ShareRecipient[]; total: number }> {
      const { rows, total } = await recipients.listRecipients(db, share.id, page);
      const people = await peopleById(
        db,
        rows.flatMap(({ userId }) => userId ?? []),
      );
      return {
        items: rows.map((row) => presentRecipient(row, people.get(row.userId ?? '')?.fullName)),
        total,
      };
    },
    /** @throws Fault `not_found` for a recipient of another share */
    removeRecipient: (share: OwnShare, id: string) =>
      database.transaction(async (tx) => {
        const recipient = await recipients.lockRecipient(tx, id);
        if (recipient?.shareId !== share.id) throw notFound();
        const state = recipientAfter(recipient.state, 'remove');
        // The recipient no longer exists, so the address helps no one any more.
        if (recipient.userId === null) await recipients.deleteRecipient(tx, id);
        else if (state !== null) await recipients.updateRecipient(tx, id, { state, invitationHash: null });
        for (const person of [share.ownerId, recipient.userId]) {
          if (person !== null) await publishHint(tx, person, { topic: 'share', id: null });
        }
      }),
    async reports(share: OwnShare, page: Page): Promise<{ items: ShareReport[]; total: number }> {
      const { rows, total } = await repo.listReports(db, share.id, page);
      const people = await peopleById(
        db,
        rows.map(({ reporterId }) => reporterId),
      );
      const parts = new Map(
        (await repo.findVersion(db, share.id, share.version)).map((part) => [part.key, part]),
      );
      const kind = getKind(kinds, share);
      const items = rows.map(({ id, reporterId, partKey, comment, reportedAt }) => {
        const part = parts.get(partKey);
        const name = people.get(reporterId)?.fullName ?? '';
        return { id, name, about: part ? kind.wordsOf(part) : null, comment, reported_at: reportedAt };
      });
      return { items, total };
    },
  };
}

/** @throws Fault `not_found` for a kind that this version does not share */
export function getKind(kinds: ShareableKinds, { kind }: Pick<ShareRow, 'kind'>): ShareableKind {
  const found = kinds[kind];
  if (!found) throw notFound();
  return found;
}

async function readNow(kind: ShareableKind | undefined, userId: string, subjectId: string) {
  const described = await kind?.describe(userId, subjectId);
  if (!kind || !described) throw notFound();

  const { parts } = await kind.read(userId, subjectId);
  if (parts.length === 0) throw new Fault('conflict', 'There is nothing to share in it yet.');
  if (parts.length > shareLimits.items) {
    const most = shareLimits.items.toLocaleString('en');
    throw new Fault(
      'conflict',
      `At most ${most} cards or questions are shared at once. Share a smaller deck.`,
    );
  }
  return { described, parts };
}

function presentRecipient(row: RecipientRow, name: string | undefined): ShareRecipient {
  const { id, state, copiedVersion, invitedAt, answeredAt, email } = row;
  return {
    id,
    name: email ?? name ?? '',
    state,
    copied_version: copiedVersion,
    invited_at: invitedAt,
    answered_at: answeredAt,
  };
}
