import {
  describePlannedRefund,
  describeReceiver,
  describeReturnedLesson,
  describeUnrefunded,
} from '../bookings/session-money-words.ts';
import { fullText, whenText } from '../bookings/when-text.ts';
import { links } from '../links/links.ts';
import { formatNaira } from '../payments/naira.ts';
import {
  declareNotification,
  flagIfStored,
  number,
  numberIfStored,
  oneOf,
  oneOfIfStored,
  reminderLabel,
  system,
  text,
  textOrNull,
} from './entry.ts';

const facts = {
  booking_id: text,
  side: oneOf(['student', 'tutor']),
  name: text,
  subject: text,
  starts_at: text,
  ends_at: text,
  zone: text,
  other_zone: text,
  price: number,
  given_back: number,
  retained: numberIfStored,
  uses_lesson: flagIfStored,
  reason: text,
  until: textOrNull,
  actor: oneOfIfStored(['student', 'tutor', 'admin']),
  move_end: oneOfIfStored(['declined', 'withdrawn', 'unanswered']),
};

interface Facts {
  booking_id: string;
  side: 'student' | 'tutor';
  name: string;
  subject: string;
  starts_at: string;
  ends_at: string;
  zone: string;
  other_zone: string;
  price: number;
  given_back: number;
  /** The paid amount that does not go back. */
  retained?: number | undefined;
  /** A lesson of a package pays the price. */
  uses_lesson?: boolean | undefined;
  reason: string;
  until: string | null;
  /** The one who acted, or who did not answer. */
  actor?: 'student' | 'tutor' | 'admin' | undefined;
  /** The end of a proposal that did not become the time of the session. */
  move_end?: 'declined' | 'withdrawn' | 'unanswered' | undefined;
}

/** Sessions, and the deadlines before and after them, are hours away: their notifications are urgent. */
const common = { category: 'study', locked: false, mailed: true, urgent: true, facts } as const;
const requests = { ...common, id: 'BOOKING_REQUEST', label: 'Requests for sessions' } as const;
const acceptances = {
  ...common,
  id: 'BOOKING_ACCEPTED',
  label: 'Sessions that are accepted or confirmed',
} as const;
const rejected = { ...common, id: 'BOOKING_REJECTED', label: 'Requests that are rejected' } as const;
/** Notifications about cancelled sessions and group tutorials. */
export const cancelledSession = {
  id: 'BOOKING_CANCELLED',
  category: 'study',
  locked: false,
  mailed: true,
  urgent: true,
  label: 'Sessions that are cancelled',
} as const;
const cancelled = { ...cancelledSession, facts } as const;

const when = ({ starts_at: startsAt, ends_at: endsAt, zone, other_zone: otherZone }: Facts) =>
  `${whenText({ startsAt, endsAt, zone, otherZone })}.`;
const until = ({ until: moment, zone }: Facts, previous: string) =>
  moment === null ? '' : `${previous} ${fullText(moment, zone)}.`;
const quoteReason = ({ reason }: Facts) => (reason === '' ? '' : `“${reason}”`);
const sentences = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

const link = ({ booking_id: id }: Facts) => links.session(id);

/** Notifications to the two sides of a booking. */
export const bookingNotifications = {
  requested: declareNotification({
    ...requests,
    key: 'booking.requested',
    text: (read: Facts) => ({
      title: `${read.name} asks for a session`,
      message: sentences(when(read), quoteReason(read), until(read, 'Answer by')),
    }),
    link,
    action: 'Answer the request',
  }),
  moveProposed: declareNotification({
    ...requests,
    key: 'booking.move_proposed',
    causeFact: 'booking_id',
    text: (read: Facts) => ({
      title: `${read.name} proposes another time`,
      message: sentences(when(read), until(read, 'Answer by')),
    }),
    link,
    action: 'Answer',
  }),
  accepted: declareNotification({
    ...acceptances,
    key: 'booking.accepted',
    text: (read: Facts) => ({
      title: acceptedTitle(read),
      message:
        read.side === 'tutor'
          ? sentences(when(read), until(read, `${read.name} pays ${formatNaira(read.price)} by`))
          : sentences(
              when(read),
              `It is yours when you have paid ${formatNaira(read.price)}.`,
              until(read, 'Pay by'),
            ),
    }),
    link,
  }),
  confirmed: declareNotification({
    ...acceptances,
    key: 'booking.confirmed',
    text: (read: Facts) => ({
      title: confirmedTitle(read),
      message: sentences(when(read), read.uses_lesson ? 'It uses 1 lesson of the package.' : ''),
    }),
    link,
    action: 'See the session',
  }),
  moved: declareNotification({
    ...acceptances,
    key: 'booking.moved',
    causeFact: 'booking_id',
    text: (read: Facts) => ({
      title: movedTitle(read),
      message: sentences('It is now', when(read), quoteReason(read)),
    }),
    link,
  }),
  rejected: declareNotification({
    ...rejected,
    key: 'booking.rejected',
    text: (read: Facts) => ({
      title: `${read.name} cannot take your session`,
      message: sentences(when(read), quoteReason(read), 'Choose another time, or another tutor.'),
    }),
    link,
  }),
  unanswered: declareNotification({
    ...rejected,
    key: 'booking.unanswered',
    text: (read: Facts) => describeUnanswered(read),
    link,
  }),
  moveEnded: declareNotification({
    ...rejected,
    key: 'booking.move_ended',
    causeFact: 'booking_id',
    text: (read: Facts) => describeMoveEnd(read),
    link,
  }),
  unpaid: declareNotification({
    ...cancelled,
    key: 'booking.unpaid',
    text: (read: Facts) => ({
      title:
        read.side === 'student'
          ? `You did not pay for the session with ${read.name} in time`
          : `${read.name} did not pay for the session in time`,
      message: sentences(when(read), 'The time is free again.'),
    }),
    link,
  }),
  cancelled: declareNotification({
    ...cancelled,
    key: 'booking.cancelled',
    text: (read: Facts) => ({
      title: `${read.name} cancelled your session`,
      message: sentences(when(read), quoteReason(read), describeMoney(read)),
    }),
    link,
  }),
  waived: declareNotification({
    ...cancelled,
    key: 'booking.waived',
    text: (read: Facts) => ({
      title: `${read.name} does not charge you for the session that you cancelled`,
      message: sentences(when(read), describeRefund(read)),
    }),
    link,
  }),
  noShow: declareNotification({
    ...system,
    locked: false,
    urgent: true,
    facts,
    key: 'booking.no_show',
    text: (read: Facts) => ({
      title: `${read.name} says that you did not come`,
      message: sentences(when(read), quoteReason(read), until(read, 'If that is wrong, say so by')),
    }),
    link,
  }),
  claimSettled: declareNotification({
    ...system,
    locked: false,
    urgent: true,
    facts,
    key: 'booking.claim_settled',
    text: (read: Facts) => ({
      title: `Your session with ${read.name} is settled`,
      message: sentences(
        when(read),
        `${read.actor === read.side ? read.name : 'You'} did not object in time.`,
        describeMoney(read),
      ),
    }),
    link,
  }),
  disputed: declareNotification({
    ...system,
    locked: false,
    urgent: true,
    facts,
    key: 'booking.disputed',
    text: (read: Facts) => ({
      title: `${read.name} disagrees about your session`,
      message: sentences(when(read), quoteReason(read), 'An administrator will look at it and decide.'),
    }),
    link,
  }),
  decided: declareNotification({
    ...system,
    locked: false,
    urgent: true,
    facts,
    key: 'booking.dispute_decided',
    text: (read: Facts) => ({
      title: `An administrator decided about your session with ${read.name}`,
      message: sentences(when(read), quoteReason(read), decisionText(read)),
    }),
    link,
  }),
  assigned: declareNotification({
    ...system,
    locked: false,
    facts,
    key: 'booking.questions_assigned',
    causeFact: 'booking_id',
    text: ({ name, reason }: Facts) => ({
      title: `${name} gives you questions`,
      message: `“${reason}”. You now have them as a set.`,
    }),
    link,
  }),
  reminder: declareNotification({
    ...common,
    id: 'REMINDER',
    key: 'booking.reminded',
    label: reminderLabel,
    text: (read: Facts) => ({ title: `Your session with ${read.name} is coming up`, message: when(read) }),
    link,
  }),
};

function confirmedTitle({ side, name, price, uses_lesson: usesLesson }: Facts): string {
  return side === 'tutor' && price > 0 && !usesLesson
    ? `${name} paid ${formatNaira(price)} for your session`
    : `Your session with ${name} is confirmed`;
}

function acceptedTitle({ actor, side, name }: Facts): string {
  if (actor === 'admin') return `An administrator booked a session with ${name} for you`;
  if (actor === 'student')
    return side === 'student' ? `You agreed on a time with ${name}` : `${name} agrees to your new time`;
  return `${name} accepts your session`;
}

function movedTitle({ actor, side, name }: Facts): string {
  if (actor === 'admin') return `An administrator moved your session with ${name}`;
  if (actor === undefined || actor === side) return `Your session with ${name} has a new time`;
  return `${name} agrees to your new time`;
}

/** A request to which the tutor answered with another time ends if the student does not answer. */
function describeUnanswered(read: Facts) {
  const { actor, side, name } = read;
  if (actor !== 'student')
    return {
      title: `${name} did not answer in time`,
      message: sentences(when(read), 'You do not pay anything. Choose another time, or another tutor.'),
    };
  return side === 'student'
    ? {
        title: `You did not answer ${name} in time`,
        message: sentences(
          'The request expired:',
          when(read),
          'You do not pay anything. Choose another time, or another tutor.',
        ),
      }
    : {
        title: `${name} did not answer your new time`,
        message: sentences('The request expired:', when(read), 'The time is free again.'),
      };
}

/** Only a request has a deadline then: it still waits for its answer, so it is not called a session. */
function describeMoveEnd(read: Facts) {
  const { move_end: end, side, name } = read;
  if (end === undefined)
    return {
      title: `Your session with ${name} keeps its time`,
      message: sentences(when(read), quoteReason(read)),
    };
  const titles = {
    declined: `${name} declined your new time`,
    withdrawn: `${name} withdrew the new time`,
    unanswered: `${name} did not answer your new time`,
  };
  const subject = read.until === null ? 'Your session' : 'The request';
  const deadline = side === 'tutor' ? 'Answer by' : `${name} answers by`;
  return {
    title: titles[end],
    message: sentences(`${subject} keeps its time:`, when(read), quoteReason(read), until(read, deadline)),
  };
}

function describeRefund({ price, given_back: back, side, uses_lesson: usesLesson }: Facts): string {
  if (price === 0 || back === 0) return '';
  if (usesLesson) return describeReturnedLesson(side === 'student' ? 'you' : 'the student');
  return describePlannedRefund(back, side === 'student' ? 'you' : 'the student');
}

/** The name can be an administrator's, so the tutor who gets the price has none here. */
function describeMoney(read: Facts): string {
  const { retained = 0, side, zone, until: end } = read;
  const tutor = 'your tutor';
  if (retained === 0) return describeRefund(read);
  if (end !== null)
    return describeUnrefunded({ price: retained, end: fullText(end, zone), viewer: side, tutor });
  return `${describeReceiver(retained, side, tutor)}.`;
}

function decisionText(read: Facts): string {
  if (read.price === 0) return '';
  if (read.given_back > 0) return describeRefund(read);
  return read.side === 'tutor'
    ? 'The price, less the commission, comes to you.'
    : `The price, less the commission, goes to ${read.name}.`;
}
