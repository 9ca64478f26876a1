import { hashSecret } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { insertCourse } from '../../courses/testing/courses.samples.ts';
import { putInvitation } from '../class-invitations.repo.ts';

/** @returns the id of a course to which this person has invited an address */
export async function giveInvitations(app: SharedTestApp, { userId, canary }: Owner): Promise<string> {
  const { id: courseId } = await insertCourse(app, userId, { description: canary });
  const emailHash = hashSecret('chidi@example.com');
  await app.platform.database.transaction((tx) =>
    putInvitation(tx, { courseId, emailHash, userId, invitedAt: moment(app) }),
  );
  return courseId;
}

const body = { text: 'Chidi Obi, chidi@example.com' };

/** A tutor who is not approved cannot invite. A repetition succeeds, because it sends nothing. */
const createInvitingCourse: Factory = giveInvitations;

export const samples: FeatureSamples = {
  requests: {
    'class_invitations.preview': () => ({ body }),
    'class_invitations.send': () => ({ body }),
  },
  objectsFor: { 'class_invitations.send': createInvitingCourse },
};
