/** The decision about the change of an approved profile: approved, it becomes the profile; rejected, the profile stays. */

import { changedFields, fieldText, type ReviewedContent } from '@akada/core/tutors/profile-revision.ts';
import { type AuditChange, writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { revisionApproved, revisionRejected } from './tutors.events.ts';
import { reviewedContent } from './tutors.present.ts';
import * as repo from './tutors.repo.ts';
import type { StoredTutor, TutorRevisionRow } from './tutors.tables.ts';

export interface Verdict {
  /** The administrator. */
  actorId: string;
  /** The tutor. */
  userId: string;
  /** The content version that the administrator saw. */
  version: string;
  /** The reason that the tutor reads after a rejection; null approves. */
  reason: string | null;
}

/**
 * @param tutor locked, so that no concurrent decision and no change comes between
 * @returns the same tutor where the verdict repeats the decision
 * @throws Fault `conflict` when what was shown no longer waits
 */
export async function decideRevision(
  tx: Transaction,
  tutor: StoredTutor,
  verdict: Verdict,
  now: number,
): Promise<StoredTutor> {
  if (isRepetition(tutor, verdict)) return tutor;

  const revision = waitingRevision(tutor, verdict.version);
  const { actorId, userId, reason } = verdict;
  const action = reason === null ? 'tutor.approve_revision' : 'tutor.reject_revision';
  const change = getAudit(tutor.profile, revision, reason);
  await writeAudit(tx, [{ actorId, targetId: userId, action, change }], now);
  return reason === null ? approve(tx, revision, now) : reject(tx, { ...tutor, revision }, reason);
}

/** An approved revision was deleted, so the profile's version tells that it was approved. */
function isRepetition({ profile, revision }: StoredTutor, { version, reason }: Verdict): boolean {
  if (reason === null) return profile.version === version;
  return revision?.version === version && revision.rejectionReason === reason;
}

function waitingRevision({ profile, revision }: StoredTutor, version: string): TutorRevisionRow {
  const isDecided =
    profile.version === version || (revision?.version === version && revision.state === 'rejected');
  if (isDecided) {
    throw new Fault(
      'conflict',
      'Another administrator has decided about this change differently. The tutor knows that decision.',
    );
  }
  if (revision?.version !== version) {
    throw new Fault(
      'conflict',
      'The tutor has changed or withdrawn this meanwhile. Read it again, then decide.',
    );
  }
  if (profile.state !== 'approved') {
    throw new Fault('conflict', 'This tutor is no longer approved. Decide about the profile first.');
  }
  return revision;
}

async function approve(tx: Transaction, revision: TutorRevisionRow, now: number): Promise<StoredTutor> {
  const { userId, version } = revision;
  await record(tx, revisionApproved, { userId, subjectId: version, facts: {} });
  await repo.removeRevision(tx, userId);
  const change = { ...reviewedContent(revision), version, updatedAt: getInstant(now) };
  return { profile: await repo.updateProfile(tx, userId, change), revision: null };
}

async function reject(
  tx: Transaction,
  { profile, revision }: StoredTutor & { revision: TutorRevisionRow },
  reason: string,
): Promise<StoredTutor> {
  const { userId, version } = revision;
  await record(tx, revisionRejected, { userId, subjectId: version, facts: { reason } });
  const rejected = { ...revision, state: 'rejected', rejectionReason: reason } as const;
  return { profile, revision: await repo.putRevision(tx, rejected) };
}

/**
 * Compares each changed field as approved before with its proposed value; `state` tells whether the change
 * applies.
 */
function getAudit(approved: ReviewedContent, proposed: ReviewedContent, reason: string | null): AuditChange {
  const changedReviewedFields = changedFields(approved, proposed);
  const getTexts = (content: ReviewedContent) =>
    Object.fromEntries(changedReviewedFields.map((field) => [field, fieldText(content[field])]));
  const state = reason === null ? 'approved' : 'rejected';
  return {
    before: { state: 'pending', reason: null, ...getTexts(approved) },
    after: { state, reason, ...getTexts(proposed) },
  };
}
