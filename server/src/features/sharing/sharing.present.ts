import type { ReceivedShare, ShareOffer } from '@akada/contract/work/shares/received-shares.ts';
import type { Share } from '@akada/contract/work/shares/sharing.ts';
import { links } from '@akada/core/links/links.ts';
import { getShareEnd, type ShareEnd } from '@akada/core/sharing/share-rules.ts';
import type { Executor } from '../../platform/database/database.ts';
import { getShareClosure } from '../rights/paper-rights.service.ts';
import type { ShareableKinds } from './kinds/shareable-kind.ts';
import type { Received } from './share/recipients.repo.ts';
import type { ShareCounts } from './share/shares.repo.ts';
import type { RecipientRow, ShareRow } from './share/shares.tables.ts';

/** @returns why a share cannot be opened any more; null while it can */
export async function findShareEnd(
  { db, kinds }: { db: Executor; kinds: ShareableKinds },
  share: ShareRow | null,
  now: number,
): Promise<ShareEnd | null> {
  if (share === null) return 'owner_gone';
  const { id, ownerId, kind, subjectId, revokedAt, expiresAt } = share;
  const isThere = (await kinds[kind]?.describe(ownerId, subjectId)) != null;
  return getShareEnd({
    hasOwner: true,
    isThere,
    closure: await getShareClosure(db, id),
    now,
    revokedAt: revokedAt === null ? null : Date.parse(revokedAt),
    expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
  });
}

const getCloth = ({ clothSeed, clothColour }: ShareRow) => ({
  cloth_seed: clothSeed,
  cloth_colour: clothColour,
});

const none: ShareCounts = { parts: 0, accepted: 0, waiting: 0, reports: 0 };

export function presentShare(
  share: ShareRow,
  counts: ShareCounts | undefined,
  ended: ShareEnd | null,
): Share {
  const { id, kind, subjectId, title, rights, linkToken, expiresAt, version, createdAt } = share;
  return {
    id,
    kind,
    subject_id: subjectId,
    title,
    cloth: getCloth(share),
    rights,
    link: linkToken === null ? null : links.share(linkToken),
    expires_at: expiresAt,
    ended,
    version,
    ...none,
    ...counts,
    created_at: createdAt,
  };
}

/** The values outside the row. */
export interface ShareAround {
  ownerName: string;
  parts: number;
  ended: ShareEnd | null;
}

/** A withdrawn share retains its kind and its owner's name, and shows nothing more of its content. */
function presentOffered(
  share: ShareRow,
  { ownerName, parts, ended, isCopied = false }: ShareAround & { isCopied?: boolean },
) {
  const { kind, title, rights, version, expiresAt } = share;
  const isReadable = ended === null;
  return {
    kind,
    // Who has a copy knows the title by it.
    title: isReadable || isCopied ? title : '',
    cloth: getCloth(share),
    owner_name: ownerName,
    rights,
    parts: isReadable ? parts : 0,
    version,
    expires_at: expiresAt,
    ended,
  };
}

export function presentOffer(
  share: ShareRow,
  recipient: RecipientRow | null,
  around: ShareAround & { isOwn: boolean },
): ShareOffer {
  return {
    ...presentOffered(share, around),
    share_id: around.isOwn ? share.id : null,
    received_id: recipient?.userId ? recipient.id : null,
    state: recipient?.state ?? null,
  };
}

/** Only the kind is known of a share that was deleted with its owner. */
const goneWithOwner = {
  title: '',
  cloth: { cloth_seed: 0, cloth_colour: 1 },
  owner_name: '',
  rights: 'view' as const,
  parts: 0,
  version: 1,
  expires_at: null,
  ended: 'owner_gone' as const,
};

export function presentReceived({ share, recipient }: Received, around: ShareAround): ReceivedShare {
  const { copyKind: kind, copyId: subject, copiedVersion } = recipient;
  const isCopied = kind !== null && subject !== null && copiedVersion !== null;
  return {
    id: recipient.id,
    ...(share === null
      ? { kind: recipient.kind, ...goneWithOwner }
      : presentOffered(share, { ...around, isCopied })),
    state: recipient.state,
    copy: isCopied ? { kind, subject_id: subject, version: copiedVersion } : null,
    received_at: recipient.answeredAt ?? recipient.invitedAt,
  };
}
