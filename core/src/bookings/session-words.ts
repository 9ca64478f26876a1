/**
 * The words about a session, by the person who reads them. Every page, list and file takes its words from here, so that
 * two places never say two things. A claim of one side is never stated as a fact, and each sentence names who acted.
 * Notifications report one event in separate sentences and share the words about refunds.
 */
import { formatNaira } from '../payments/naira.ts';
import { bookingTimes } from './booking-rules.ts';
import type { BookingState } from './booking-state.ts';
import {
  type LastMove,
  nameSide,
  otherSide,
  readClaimant,
  type SessionFacts,
  type SessionReader,
  type Side,
} from './session-facts.ts';
import { describeMoney } from './session-money-words.ts';

export type Tone = 'waits' | 'good' | 'bad' | 'quiet';

/** The words for one reader. */
export interface SessionWords {
  /** A few words for a list. */
  label: string;
  tone: Tone;
  /** The last act and the next step; empty if there is nothing to say. */
  sentence: string;
  /** The result of the last proposed time; empty once it no longer matters. */
  move: string;
  /** The place of the price; empty if there is none. */
  money: string;
}

/** @returns the words about a session for one reader */
export function describeSession(facts: SessionFacts, reader: SessionReader): SessionWords {
  const describe = facts.proposal === null ? states[facts.state] : describeProposal;
  const [label, tone, ...sentences] = describe(facts, reader);
  return {
    label,
    tone,
    sentence: sentences.filter((sentence) => sentence !== '').join(' '),
    move: describeLastMove(facts, reader),
    money: describeMoney(facts, reader),
  };
}

type Description = readonly [label: string, tone: Tone, ...sentences: string[]];
type Describe = (facts: SessionFacts, reader: SessionReader) => Description;

const states: Readonly<Record<BookingState, Describe>> = {
  held: (facts, reader) => [
    'Held',
    'waits',
    facts.expiresAt === null
      ? ''
      : `This time is held for ${nameSide('student', facts, reader)} until ${reader.formatTime(facts.expiresAt)}.`,
  ],
  requested: ({ expiresAt, names, price }, { viewer, formatTime }) => {
    const time = expiresAt === null ? '' : ` by ${formatTime(expiresAt)}`;
    if (viewer === 'tutor')
      return ['Waits for your answer', 'waits', `Answer${time}, or the request expires.`];
    const next = `${names.tutor} answers${time}.${viewer === 'student' && price > 0 ? ' You pay nothing before that.' : ''}`;
    return [`Waits for ${names.tutor}`, 'waits', next];
  },
  accepted: ({ expiresAt, names, price }, { viewer, formatTime }) => {
    const act = viewer === 'student' ? `Pay ${formatNaira(price)}` : `${names.student} pays`;
    const time = expiresAt === null ? '' : ` by ${formatTime(expiresAt)}`;
    return [
      viewer === 'student' ? 'To be paid' : 'Waits for payment',
      'waits',
      `${act}${time}, or the time becomes free again.`,
    ];
  },
  confirmed: (facts, reader) => ['Confirmed', 'good', describeConfirmed(facts, reader)],
  completed: describeCompletion,
  expired: (facts, reader) => ['Expired', 'quiet', describeExpiry(facts, reader)],
  rejected: (facts, reader) => [
    'Declined',
    'quiet',
    `${describeActor(facts, reader)} declined the request.`,
    quoteReason(facts, reader),
  ],
  cancelled: (facts, reader) => {
    if (facts.decided) return describeDecision('student', facts, reader);
    const actor = describeActor(facts, reader);
    return [
      `Cancelled by ${actor === 'Akada' ? actor : lowerFirst(actor, facts)}`,
      'quiet',
      `${actor} cancelled this session.`,
      quoteReason(facts, reader),
    ];
  },
  no_show: (facts, reader) => {
    const claimant = readClaimant(facts) ?? 'student';
    const claim = `${describeSpeaker(claimant, facts, reader)} that ${nameSide(otherSide(claimant), facts, reader)} did not come`;
    const next = facts.settled
      ? 'There was no objection in time.'
      : describeObjection(claimant, facts, reader);
    return [claim, 'bad', `${claim}.`, quoteReason(facts, reader), next];
  },
  disputed: ({ names }, { viewer }) => {
    const people =
      viewer === 'admin' ? `${names.student} and ${names.tutor}` : `You and ${names[otherSide(viewer)]}`;
    const next =
      viewer === 'admin'
        ? 'Read what both say, then decide.'
        : 'An administrator decides, and tells both of you why.';
    return ['An administrator decides', 'bad', `${people} disagree about this session.`, next];
  },
};

function describeExpiry(facts: SessionFacts, reader: SessionReader): string {
  const { answered, lastMove } = facts;
  if (answered === undefined) return 'The request was not answered, or not paid, in time.';
  if (answered) return `${nameSubject('student', facts, reader)} did not pay in time.`;
  if (lastMove?.outcome === 'unanswered') return describeMove(lastMove, facts, reader);
  return `${nameSubject('tutor', facts, reader)} did not answer in time.`;
}

/** A session that ended says why; before that it says what became of the last proposal. */
function describeLastMove(facts: SessionFacts, reader: SessionReader): string {
  const { state, proposal, lastMove } = facts;
  const isAhead =
    ['requested', 'accepted', 'confirmed'].includes(state) && reader.now < Date.parse(facts.endsAt);
  return lastMove && isAhead && proposal === null ? describeMove(lastMove, facts, reader) : '';
}

function describeMove({ outcome, by, time }: LastMove, facts: SessionFacts, reader: SessionReader): string {
  const actor = by === 'admin' ? 'An administrator' : nameSubject(by, facts, reader);
  const formattedTime = reader.formatTime(time);
  switch (outcome) {
    case 'moved':
      return by === 'admin'
        ? `${actor} moved it. Before, it was ${formattedTime}.`
        : `Moved, as ${by === reader.viewer ? 'you' : actor} proposed. Before, it was ${formattedTime}.`;
    case 'declined':
      return `${actor} declined the new time, ${formattedTime}.`;
    case 'withdrawn':
      return `${actor} withdrew the new time, ${formattedTime}.`;
    case 'unanswered':
      return `${actor} did not answer the new time, ${formattedTime}.`;
  }
}

const nameSubject = (side: Side, { names }: SessionFacts, { viewer }: SessionReader) =>
  side === viewer ? 'You' : names[side];

/** A session keeps its time until the other side agrees to the new one; an unanswered request expires. */
function describeProposal(facts: SessionFacts, reader: SessionReader): Description {
  const { proposal, names, state } = facts;
  const { viewer, formatTime } = reader;
  if (proposal === null) return ['New time proposed', 'waits'];
  const isRequest = state === 'requested';
  const [time, end] = [formatTime(proposal.startsAt), formatTime(proposal.expiresAt)];
  const responder = otherSide(proposal.by);
  if (viewer === responder)
    return [
      'Answer the new time',
      'waits',
      `${names[proposal.by]} proposes ${time}. Answer by ${end}, or ${isRequest ? 'the request expires' : 'the session keeps its time'}.`,
    ];
  const proposer = viewer === proposal.by ? 'You propose' : `${names[proposal.by]} proposes`;
  return [
    'New time proposed',
    'waits',
    `${proposer} ${time}. ${names[responder]} can agree until ${end}. ${isRequest ? 'Then the request expires.' : 'Until then the session keeps its time.'}`,
  ];
}

function describeConfirmed(
  { startsAt, endsAt, objectionUntil, names }: SessionFacts,
  { viewer, now, formatTime }: SessionReader,
): string {
  const claimsStartAt = Date.parse(startsAt) + bookingTimes.noShowFrom;
  if (now < Date.parse(startsAt)) return '';
  if (now < Date.parse(endsAt)) {
    if (viewer === 'admin') return 'It takes place now.';
    return now < claimsStartAt
      ? `It takes place now. From ${formatTime(new Date(claimsStartAt).toISOString())} you can say that something went wrong.`
      : 'It takes place now. You can say that something went wrong.';
  }
  const end = formatTime(objectionUntil);
  return viewer === 'admin'
    ? `${names.student} and ${names.tutor} can say until ${end} how it went. After that it counts as completed.`
    : `Say whether it took place. After ${end} it counts as completed.`;
}

function describeCompletion(facts: SessionFacts, reader: SessionReader): Description {
  const claimant = readClaimant(facts);
  const done = ['Completed', 'good'] as const;
  if (facts.decided) return describeDecision('tutor', facts, reader);
  if (claimant === null)
    return [...done, 'Neither person reported a problem in time, so the session counts as completed.'];
  if (claimant === 'student')
    return [
      ...done,
      `${claimant === reader.viewer ? 'You' : facts.names.student} confirmed that it took place.`,
    ];

  const claim = `${describeSpeaker(claimant, facts, reader)} that it took place`;
  return facts.settled
    ? [...done, `${claim}.`, 'There was no objection in time.']
    : [claim, 'waits', `${claim}.`, describeObjection(claimant, facts, reader)];
}

function describeDecision(winner: Side, facts: SessionFacts, reader: SessionReader): Description {
  const name = nameSide(winner, facts, reader);
  return [
    `Decided for ${name}`,
    'quiet',
    `An administrator decided for ${name}.`,
    quoteReason(facts, reader),
  ];
}

function describeObjection(claimant: Side, facts: SessionFacts, reader: SessionReader): string {
  const objector = otherSide(claimant);
  const subject = objector === reader.viewer ? 'You' : facts.names[objector];
  return `${subject} can object until ${reader.formatTime(facts.objectionUntil)}.`;
}

const describeSpeaker = (side: Side, { names }: SessionFacts, { viewer }: SessionReader) =>
  side === viewer ? 'You say' : `${names[side]} says`;

/** @returns the one who ended the session, as the subject of a sentence; `Akada` for a deadline */
function describeActor(facts: SessionFacts, { viewer }: SessionReader): string {
  const claimant = readClaimant(facts);
  if (claimant !== null) return claimant === viewer ? 'You' : facts.names[claimant];
  return facts.endedBy === 'admin' ? 'An administrator' : 'Akada';
}

/** First names keep their capital within a sentence. */
const lowerFirst = (actor: string, { names }: SessionFacts) =>
  actor === names.student || actor === names.tutor ? actor : actor.charAt(0).toLowerCase() + actor.slice(1);

function quoteReason(facts: SessionFacts, reader: SessionReader): string {
  if (facts.endReason === '') return '';
  const author = facts.endedBy === 'admin' ? 'The administrator' : describeActor(facts, reader);
  return `${author} wrote: “${facts.endReason}”`;
}
