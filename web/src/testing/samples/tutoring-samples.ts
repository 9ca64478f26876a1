/** Bookings, tutorials, reviews and earnings of Tunde in which only what a test is about differs. */

import { listCourses } from '@akada/contract/base/courses.ts';
import { getToMark, listStudents } from '@akada/contract/observers/students.ts';
import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { Availability } from '@akada/contract/work/availability.ts';
import { type Booking, listBookings } from '@akada/contract/work/bookings.ts';
import { listAnnouncements } from '@akada/contract/work/classes/announcements.ts';
import { listOwnAttendance } from '@akada/contract/work/classes/registers.ts';
import { listContestedAnswers } from '@akada/contract/work/contests/answer-contests.ts';
import { listCourseExams } from '@akada/contract/work/course-exams.ts';
import {
  type EarningLine,
  getEarnings,
  getSessionPayment,
  getTutorAnalytics,
  type TutorAnalytics,
} from '@akada/contract/work/money/earnings.ts';
import type { LessonPackage } from '@akada/contract/work/money/packages.ts';
import {
  getPayouts,
  type Payout,
  type PayoutAccount,
  type PayoutsOverview,
} from '@akada/contract/work/money/payouts.ts';
import { listStatements } from '@akada/contract/work/money/statements.ts';
import { listBookingAssignments, tutorDashboard } from '@akada/contract/work/sessions.ts';
import { listOwnReviews, type TutorReview } from '@akada/contract/work/tutor-reviews.ts';
import { getFirstSteps } from '@akada/contract/work/tutor-start.ts';
import type { Tutorial } from '@akada/contract/work/tutorials.ts';
import { ngozi, tunde } from '../people.ts';
import { answerByDefault } from '../played-endpoints.ts';
import { listOf, makeId } from '../samples.ts';

const person = ({ id, full_name }: { id: string; full_name: string }, time_zone: string) => ({
  id,
  full_name,
  picture_url: null,
  time_zone,
});

/** A request of Ngozi, who is in London, as Tunde in Lagos reads it. */
export function makeBooking(number: number, differing: Partial<Booking> = {}): Booking {
  return {
    id: makeId(800 + number),
    state: 'requested',
    side: 'tutor',
    subject: 'Chemistry',
    tutor: person(tunde, 'Africa/Lagos'),
    student: person(ngozi, 'Europe/London'),
    message: 'I lose marks on elimination.',
    starts_at: '2031-01-11T17:00:00.000Z',
    ends_at: '2031-01-11T18:00:00.000Z',
    price: 450_000,
    expires_at: '2031-01-10T17:00:00.000Z',
    waits_for: 'tutor',
    proposal: null,
    last_move: null,
    answered: true,
    actions: ['accept', 'reject', 'move'],
    free_until: '2031-01-10T17:00:00.000Z',
    back_if_cancelled: null,
    objection_until: '2031-01-14T17:00:00.000Z',
    paid: false,
    uses_lesson: false,
    is_trial: false,
    ended_by: null,
    end_reason: '',
    ended_at: null,
    settled: false,
    decided: false,
    refund: null,
    chargeback: null,
    given_back: null,
    share_weak_topics: false,
    call_url: null,
    created_at: '2026-11-28T08:00:00.000Z',
    ...differing,
  };
}

/** The same once it is paid. */
export function confirmedOf(number: number, differing: Partial<Booking> = {}): Booking {
  return makeBooking(number, {
    state: 'confirmed',
    waits_for: null,
    actions: ['move', 'cancel'],
    paid: true,
    uses_lesson: false,
    is_trial: false,
    expires_at: null,
    back_if_cancelled: 450_000,
    call_url: 'https://meet.example/a1b2',
    ...differing,
  });
}

export function makeTutorial(number: number, differing: Partial<Tutorial> = {}): Tutorial {
  return {
    id: makeId(850 + number),
    tutor: { id: tunde.id, full_name: tunde.full_name, picture_url: null },
    title: `Tutorial ${number}`,
    description: 'Bring paper.',
    subject: 'Biology',
    starts_at: '2031-01-11T17:00:00.000Z',
    ends_at: '2031-01-11T18:30:00.000Z',
    seats: 12,
    seats_taken: 0,
    least_seats: 3,
    price: 80_000,
    state: 'open',
    cancelled_by: null,
    cancel_reason: '',
    free_until: '2031-01-10T17:00:00.000Z',
    is_mine: true,
    seat: null,
    meeting_url: null,
    ...differing,
  };
}

export function makeReview(number: number, differing: Partial<TutorReview> = {}): TutorReview {
  return {
    id: makeId(870 + number),
    rating: 5,
    text: 'She drew it until I could draw it myself.',
    author: 'Ngozi E.',
    sessions: 4,
    reply: null,
    is_mine: false,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    ...differing,
  };
}

export function makeEarningLine(number: number, differing: Partial<EarningLine> = {}): EarningLine {
  return {
    kind: 'session',
    session_id: makeId(880 + number),
    title: 'Chemistry',
    student: 'Ngozi Eze',
    starts_at: '2026-11-25T14:00:00.000Z',
    minutes: 60,
    seats: 1,
    paid: 300_000,
    amount: 255_000,
    state: 'available',
    ...differing,
  };
}

const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];

export function makeEarnings(
  differing: Partial<SuccessOf<typeof getEarnings>> = {},
): SuccessOf<typeof getEarnings> {
  return {
    available: 0,
    waiting: 0,
    waiting_sessions: 0,
    frozen: 0,
    paid_out: 0,
    on_its_way: 0,
    commission_percent: 15,
    lines: listOf(),
    payouts: [],
    payouts_stopped_until: null,
    months: months.map((month) => ({ month, amount: 0 })),
    ...differing,
  };
}

export function makePayout(number: number, differing: Partial<Payout> = {}): Payout {
  return {
    id: makeId(840 + number),
    amount: 1_912_500,
    fee: 0,
    kind: 'weekly',
    state: 'paid',
    bank: 'GTBank',
    last4: '4471',
    bank_reference: makeId(840 + number),
    paid_on: '2026-11-17',
    ...differing,
  };
}

export function makePayoutAccount(differing: Partial<PayoutAccount> = {}): PayoutAccount {
  return {
    bank_code: '058',
    bank: 'GTBank',
    last4: '4471',
    account_name: 'CHIDI EMEKA BALOGUN',
    saved_at: '2026-09-01T10:00:00.000Z',
    waits_until: null,
    ...differing,
  };
}

export function makePayouts(differing: Partial<PayoutsOverview> = {}): PayoutsOverview {
  return {
    available: 0,
    earned: 0,
    frozen: 0,
    on_its_way: 0,
    paid_out: 0,
    held: { amount: 0, total: 0, lines: [] },
    account: null,
    obstacle: 'no_account',
    payouts_stopped_until: null,
    minimum: 100_000,
    request_fee: 0,
    weekly: { is_held_back: false, next_at: '2026-12-01T09:00:00.000Z' },
    commission_percent: 15,
    months: [],
    lines: listOf(),
    ...differing,
  };
}

export function makeAnalytics(differing: Partial<TutorAnalytics> = {}): TutorAnalytics {
  return {
    days: 90,
    minutes_taught: 0,
    sessions: 0,
    students: 0,
    answer_hours: null,
    acceptance: { accepted: 0, of: 0, percent: null },
    cancellations: { by_tutor: 0, by_student: 0 },
    returning: { students: 0, of: 0, percent: null },
    requests: { requests: 0, of: 0, percent: null },
    months: months.map((month) => ({ month, minutes: 0, sessions: 0 })),
    ...differing,
  };
}

export function makeAvailability(differing: Partial<Availability> = {}): Availability {
  return {
    time_zone: 'Africa/Lagos',
    weekly: [
      { day: 1, from: '16:00', to: '21:00' },
      { day: 6, from: '09:00', to: '12:00' },
    ],
    minutes: [30, 60],
    notice_hours: 12,
    buffer_minutes: 15,
    horizon_days: 60,
    cancel_hours: 24,
    call_url: null,
    ...differing,
  };
}

export function makeTutorDashboard(
  differing: Partial<SuccessOf<typeof tutorDashboard>> = {},
): SuccessOf<typeof tutorDashboard> {
  return {
    next_session: null,
    requests: listOf(),
    sessions_this_week: 0,
    has_hours: true,
    profile: { state: 'approved', percent: 75, missing: [] },
    ...differing,
  };
}

/** A tutor whom no one has booked so far. */
export function answerTutoringByDefault(): void {
  answerByDefault(listAnnouncements, listOf());
  answerByDefault(listOwnAttendance, listOf());
  answerByDefault(tutorDashboard, makeTutorDashboard());
  answerByDefault(getFirstSteps, { steps: null });
  answerByDefault(getEarnings, makeEarnings());
  answerByDefault(getPayouts, makePayouts());
  answerByDefault(listStatements, { items: [] });
  answerByDefault(getSessionPayment, { payment: null });
  answerByDefault(getTutorAnalytics, makeAnalytics());
  answerByDefault(listStudents, listOf());
  answerByDefault(getToMark, { total: 0, oldest: null });
  answerByDefault(listBookings, listOf());
  answerByDefault(listContestedAnswers, listOf());
  answerByDefault(listOwnReviews, { ...listOf(), rating: { average: null, count: 0 }, unanswered: 0 });
  answerByDefault(listBookingAssignments, listOf());
  answerByDefault(listCourses, listOf());
  answerByDefault(listCourseExams, listOf());
}

/** A package of five lessons with one used, as its student sees it. */
export function makePackage(number: number, differing: Partial<LessonPackage> = {}): LessonPackage {
  return {
    id: makeId(950 + number),
    side: 'student',
    state: 'active',
    student: { id: ngozi.id, full_name: ngozi.full_name },
    tutor: { id: makeId(1), full_name: 'Ifeoma Nwosu' },
    lessons: 5,
    minutes: 60,
    lesson_price: 400_000,
    booked: 1,
    used: 1,
    valid_until: '2027-03-03T12:00:00.000Z',
    ended_by: null,
    refund: null,
    chargeback: null,
    frozen: false,
    ...differing,
  };
}
