import {
  administrators,
  confirmedAccounts,
  type FeaturePolicy,
  students,
  tutors,
} from '../../../testing/suites/policy.ts';

const either = { callers: confirmedAccounts, object: 'booking', success: 200 } as const;
const booked = { callers: students, object: 'booking' } as const;
const taught = { callers: tutors, object: 'booking' } as const;

export const policy: FeaturePolicy = {
  'availability.get': { callers: tutors, success: 200 },
  'availability.save': { callers: tutors, success: 200 },
  'availability.exceptions': { callers: tutors, success: 200 },
  'availability.add_exception': { callers: tutors, success: 201 },
  'availability.remove_exception': { callers: tutors, object: 'availability_exception', success: 204 },
  'availability.slots': { callers: confirmedAccounts, success: 200 },
  'bookings.hold': { callers: students, success: 201 },
  'bookings.release_hold': { ...booked, success: 204 },
  'bookings.request': { ...booked, success: 201 },
  'bookings.list': { callers: confirmedAccounts, success: 200 },
  'bookings.next': { callers: confirmedAccounts, success: 200 },
  'bookings.get': either,
  'bookings.accept': either,
  'bookings.reject': either,
  'bookings.cancel': either,
  'bookings.move': either,
  'bookings.complete': either,
  'bookings.no_show': either,
  'bookings.dispute': either,
  'bookings.waive': { ...taught, success: 200 },
  'bookings.disputes': { callers: administrators, success: 200, adminsSeeAll: true },
  'bookings.decide': { callers: administrators, success: 204 },
  'sessions.notes': either,
  'sessions.write_notes': either,
  'sessions.note_versions': either,
  'sessions.weak_topics': either,
  'sessions.share_weak_topics': { ...booked, success: 200 },
  'sessions.assign': { ...taught, success: 201 },
  'sessions.assignments': either,
  'sessions.my_assignments': { callers: students, success: 200 },
  'sessions.calendar': either,
  'sessions.tutor_dashboard': { callers: tutors, success: 200 },
};
