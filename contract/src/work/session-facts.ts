/** The facts of a session on the wire, for the words about it. */
import type { SessionFacts } from '@akada/core/bookings/session-facts.ts';
import type { Booking } from './bookings.ts';

/** The fields that both sides and administrators read of a session. */
type SessionOnWire = Pick<
  Booking,
  | 'state'
  | 'proposal'
  | 'starts_at'
  | 'ends_at'
  | 'expires_at'
  | 'objection_until'
  | 'ended_by'
  | 'ended_at'
  | 'end_reason'
  | 'price'
  | 'paid'
  | 'uses_lesson'
  | 'given_back'
  | 'settled'
  | 'decided'
  | 'refund'
  | 'chargeback'
> &
  Partial<Pick<Booking, 'last_move' | 'answered'>>;

/**
 * @param session as an answer of the API has it
 * @param names the names by which the reader knows the two sides
 */
export function toSessionFacts(session: SessionOnWire, names: SessionFacts['names']): SessionFacts {
  const { proposal, last_move: lastMove, answered } = session;
  return {
    state: session.state,
    proposal: proposal && {
      by: proposal.by,
      startsAt: proposal.starts_at,
      expiresAt: proposal.expires_at,
    },
    ...(lastMove !== undefined && { lastMove }),
    ...(answered !== undefined && { answered }),
    startsAt: session.starts_at,
    endsAt: session.ends_at,
    expiresAt: session.expires_at,
    objectionUntil: session.objection_until,
    endedBy: session.ended_by,
    endedAt: session.ended_at,
    endReason: session.end_reason,
    price: session.price,
    paid: session.paid,
    usesLesson: session.uses_lesson,
    givenBack: session.given_back,
    settled: session.settled,
    decided: session.decided,
    refund: session.refund,
    chargeback: session.chargeback,
    names,
  };
}
