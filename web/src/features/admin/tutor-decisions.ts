/** Decisions about a new tutor profile, or about the change of an approved one. */
import type { TutorRevision } from '@akada/contract/base/tutors.ts';
import type { AdminTutor } from '@akada/contract/observers/admin.ts';
import * as endpoints from '@akada/contract/observers/admin.ts';
import { call } from '../../lib/http/call.ts';
import { useAdminChange } from './api.ts';

/** @returns the change to an approved profile, null if the profile itself waits */
export function waitingRevision({ profile }: AdminTutor): TutorRevision | null {
  return profile.state === 'approved' && profile.revision?.state === 'pending' ? profile.revision : null;
}

export const isHidden = ({ profile }: AdminTutor) => profile.hidden_at !== null;

/** Shows the tutor to students again. */
export function useShowAgain() {
  return useAdminChange(({ user_id: id }: AdminTutor) => call(endpoints.showTutorAgain, { params: { id } }), {
    said: ({ full_name }) => `Students see ${full_name} again.`,
  });
}

/** @returns the subject of a decision, for the middle of a sentence */
export function getSubject(tutor: AdminTutor): string {
  return waitingRevision(tutor) === null ? tutor.full_name : `the change of ${tutor.full_name}`;
}

export interface Rejection {
  tutor: AdminTutor;
  reason: string;
}

export function useApproveTutor(onConflict: (conflict: Error) => void) {
  return useAdminChange(approve, {
    said: (tutor) =>
      waitingRevision(tutor) === null
        ? `${tutor.full_name} is approved.`
        : `The change of ${tutor.full_name} is approved.`,
    onConflict,
  });
}

export function useRejectTutor(onConflict: (conflict: Error) => void) {
  return useAdminChange(reject, {
    said: ({ tutor }) =>
      waitingRevision(tutor) === null
        ? `${tutor.full_name} is rejected and can read your reason.`
        : `The change of ${tutor.full_name} is rejected. The tutor reads your reason.`,
    onConflict,
  });
}

// Each decision sends the version that was shown: the server rejects it if the tutor has changed the profile
// since.

function approve(tutor: AdminTutor): Promise<AdminTutor> {
  const params = { id: tutor.user_id };
  const revision = waitingRevision(tutor);
  if (revision !== null) {
    return call(endpoints.approveTutorRevision, { params, body: { version: revision.version } });
  }
  return call(endpoints.approveTutor, { params, body: { version: tutor.profile.version } });
}

function reject({ tutor, reason }: Rejection): Promise<AdminTutor> {
  const params = { id: tutor.user_id };
  const revision = waitingRevision(tutor);
  if (revision !== null) {
    return call(endpoints.rejectTutorRevision, { params, body: { version: revision.version, reason } });
  }
  return call(endpoints.rejectTutor, { params, body: { version: tutor.profile.version, reason } });
}
