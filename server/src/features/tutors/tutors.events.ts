import * as z from 'zod/mini';
import { declareEvent } from '../../platform/outbox/event.ts';

export const tutorApplied = declareEvent('tutor.applied', z.strictObject({}), {
  formerNames: ['tutors.applied'],
});

const verdict = z.strictObject({ reason: z.nullable(z.string()) });

export const tutorApproved = declareEvent('tutor.approved', verdict, { formerNames: ['tutors.approved'] });
export const tutorRejected = declareEvent('tutor.rejected', verdict, { formerNames: ['tutors.rejected'] });

/** The profile was hidden because of missed sessions; each time has its own subject. */
export const tutorHidden = declareEvent('tutor.hidden', z.strictObject({}));
export const tutorShownAgain = declareEvent('tutor.shown_again', z.strictObject({}));

/** The subject of this and the next one is the version of the revision, which is decided once. */
export const revisionApproved = declareEvent('tutor.revision_approved', z.strictObject({}));
export const revisionRejected = declareEvent(
  'tutor.revision_rejected',
  z.strictObject({ reason: z.string() }),
);
