/** Reviews that wait to be sent to the server. */
import { type ReviewEvent, sendReviews } from '@akada/contract/work/reviews.ts';
import { accountOutbox } from '../../lib/device/account-outbox.ts';
import { call } from '../../lib/http/call.ts';

export const reviewOutbox = accountOutbox<ReviewEvent>('cards.review', (events, options) =>
  call(sendReviews, { body: { sent_at: new Date().toISOString(), events }, retries: 0, ...options }),
);

let sequence = 0;

/** @returns the fields of every event, with the present time */
export function eventNow(id: string, faceId: string, zone: string) {
  sequence += 1;
  return { id, face_id: faceId, given_at: new Date().toISOString(), zone, sequence };
}
