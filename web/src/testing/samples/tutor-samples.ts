/** Tutors and hours as students see them. */
import type { FoundTutor, PublicTutor } from '@akada/contract/base/tutor-search.ts';
import type { Booking, Hold } from '@akada/contract/work/bookings.ts';
import { ngozi } from '../people.ts';
import { makeId } from '../samples.ts';

const hourMs = 3_600_000;

/** @returns a moment this many full hours from now */
export const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString();

export function makeFoundTutor(number: number, differing: Partial<FoundTutor> = {}): FoundTutor {
  return {
    id: makeId(number),
    full_name: 'Dr. Ifeoma Nwosu',
    headline: 'Chemistry the way the exam asks it: mechanisms first, then marks',
    subjects: ['Chemistry', 'Biochemistry'],
    languages: ['English', 'Igbo'],
    hourly_rate: 450_000,
    time_zone: 'Europe/London',
    picture_url: null,
    rating: { average: 4.92, count: 87 },
    completed_sessions: 214,
    next_free_at: inHours(20),
    ...differing,
  };
}

export function makePublicTutor(number: number, differing: Partial<PublicTutor> = {}): PublicTutor {
  return {
    ...makeFoundTutor(number),
    biography:
      'I taught organic chemistry for eleven years and mark for WAEC.\nWe begin with a question you got wrong.',
    qualifications: ['PhD, University of Manchester'],
    video_url: 'https://video.example/ifeoma',
    stars: [0, 0, 2, 6, 79],
    answer_hours: 3,
    returning_percent: 96,
    ...differing,
  };
}

export function makeHold(differing: Partial<Hold> = {}): Hold {
  return {
    id: makeId(70),
    tutor_id: makeId(1),
    starts_at: inHours(20),
    ends_at: inHours(21),
    expires_at: new Date(Date.now() + 290_000).toISOString(),
    price: 450_000,
    answer_until: inHours(18),
    free_until: inHours(15),
    subjects: ['Chemistry', 'Biochemistry'],
    ...differing,
  };
}

/** Requested by the student who reads it. */
export function makeRequest(differing: Partial<Booking> = {}): Booking {
  const { id, full_name } = makeFoundTutor(1);
  return {
    id: makeId(70),
    state: 'requested',
    side: 'student',
    tutor: { id, full_name, picture_url: null, time_zone: 'Europe/London' },
    student: { id: ngozi.id, full_name: ngozi.full_name, picture_url: null, time_zone: 'Africa/Lagos' },
    subject: 'Chemistry',
    message: '',
    starts_at: inHours(20),
    ends_at: inHours(21),
    price: 450_000,
    expires_at: inHours(18),
    waits_for: 'tutor',
    proposal: null,
    last_move: null,
    answered: true,
    actions: ['cancel'],
    free_until: inHours(15),
    back_if_cancelled: 0,
    objection_until: inHours(92),
    paid: false,
    uses_lesson: false,
    is_trial: false,
    ended_by: null,
    ended_at: null,
    settled: false,
    decided: false,
    refund: null,
    chargeback: null,
    end_reason: '',
    given_back: null,
    share_weak_topics: false,
    call_url: null,
    created_at: new Date().toISOString(),
    ...differing,
  };
}

/** @param hours from now, each the beginning of a free time */
export function makeFreeTimes(...hours: number[]) {
  return {
    time_zone: 'Europe/London',
    lengths: [
      { minutes: 30, price: 225_000 },
      { minutes: 60, price: 450_000 },
      { minutes: 90, price: 675_000 },
    ],
    cancel_hours: 24,
    trial: null,
    slots: hours.map((index) => ({ starts_at: inHours(index), ends_at: inHours(index + 0.5), longest: 60 })),
  };
}
