import { links } from '@akada/core/links/links.ts';
import { bookingNotifications as texts } from '@akada/core/notifications/booking.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { type MailReader, notifyOf } from '../../platform/module/notify-of.ts';
import { type Happened, on } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ImportedSets } from '../generation/imported-sets.service.ts';
import type { ProgressReading } from '../progress/reading/progress-reading.service.ts';
import type { SharedQuestions } from '../questions/shared-questions.service.ts';
import type { PaperRights } from '../rights/paper-rights.service.ts';
import { tutorRejected } from '../tutors/tutors.events.ts';
import { adminSessionRoutes } from './admin-sessions.http.ts';
import { createAdminSessions } from './admin-sessions.service.ts';
import { createAnswers } from './answers.service.ts';
import { createAvailability } from './availability/availability.service.ts';
import { createFoundHours } from './availability/found-hours.service.ts';
import { waitingDisputes } from './booking/admin-sessions.repo.ts';
import * as events from './booking/bookings.events.ts';
import { createBookingsByTime } from './booking/bookings-by-time.service.ts';
import { createBookingAccess } from './bookings.access.ts';
import { bookingRoutes } from './bookings.http.ts';
import { countCompletedSessions } from './bookings.service.ts';
import { cancelBookingsOf } from './bookings-erasure.service.ts';
import { bookingsPersonalData } from './bookings-personal-data.service.ts';
import { createBookingsReading } from './bookings-reading.service.ts';
import { publicFigures } from './bookings-teaching.service.ts';
import { createPairSessions } from './pair-sessions.service.ts';
import { type BookedLessons, createRequests } from './requests.service.ts';
import { createAssignments } from './session/assignments.service.ts';
import { calendarText } from './session/calendar.ts';
import { createCalendarFiles } from './session/calendar-files.service.ts';
import { createSessionNotes } from './session/session-notes.service.ts';
import { createWeakTopics } from './session/weak-topics.service.ts';
import { createSessionExport } from './session-export.service.ts';
import { availabilityRoutes, sessionRoutes } from './sessions.http.ts';

/** Used by tutors and their reviews, which are created before bookings. */
export const bookingFigures = { countCompleted: countCompletedSessions, figuresOf: publicFigures };

export interface BookingsUses {
  sharedQuestions: SharedQuestions;
  importedSets: ImportedSets;
  sets: { byIds(userId: string, ids: readonly string[]): Promise<{ id: string }[]> };
  progress: Pick<ProgressReading, 'read'>;
  papers: PaperRights;
  lessons: BookedLessons;
}

/** Hours of tutors, their booking by students, and what the two do with a session. */
export function createBookings(platform: Platform, uses: BookingsUses) {
  const { clock } = platform;
  const deps = { ...platform, ...uses };
  const access = createBookingAccess(platform.database);
  const reading = createBookingsReading(platform);
  const found = createFoundHours(platform);
  const administration = createAdminSessions(platform);
  const module: FeatureModule = {
    routes: [
      ...bookingRoutes({
        access,
        reading,
        requests: createRequests(platform, uses.lessons),
        answers: createAnswers(platform, uses.lessons),
      }),
      ...sessionRoutes({
        access,
        reading,
        notes: createSessionNotes(platform),
        weakTopics: createWeakTopics(deps),
        assignments: createAssignments(deps),
        calendarFile: createCalendarFiles(platform),
      }),
      ...adminSessionRoutes(administration, createSessionExport(platform)),
      ...availabilityRoutes({ access, availability: createAvailability(platform) }),
    ],
    tasks: [createBookingsByTime(platform), found.task],
    listeners: [
      on(tutorRejected, (tx, { userId }) => cancelBookingsOf(tx, userId, clock.now())),
      ...found.listeners,
    ],
    notifications: getNotifications(platform),
    waitingSources: [waitingDisputes],
    personalData: [bookingsPersonalData(clock)],
  };
  return { module, administration, pairSessions: createPairSessions(platform) };
}

function getNotifications({ clock, config }: Pick<Platform, 'clock' | 'config'>) {
  const getFacts = ({
    facts: { calendar: _, sequence: __, actor, move_end, retained, uses_lesson, ...facts },
  }: {
    facts: events.BookingNotice;
  }) => ({ ...facts, actor, move_end, retained, uses_lesson });
  const sender = /<(.+)>$/.exec(config.mail.from)?.[1] ?? config.mail.from;
  type Noticed = Happened<typeof events.bookingCancelled.facts>;

  /** The calendar file of a mail, so that calendars update automatically. */
  const getCalendar = ({ facts }: Noticed, { email, fullName }: MailReader) => {
    const { calendar: method, booking_id: id, subject, name, sequence } = facts;
    if (method === null) return null;
    const text = calendarText({
      id,
      subject,
      name,
      sequence,
      method,
      startsAt: facts.starts_at,
      endsAt: facts.ends_at,
      url: new URL(links.session(id), config.publicUrl).href,
      now: clock.now(),
      mail: { from: sender, to: email, toName: fullName },
    });
    return { method: method === 'cancel' ? ('CANCEL' as const) : ('REQUEST' as const), text };
  };

  return [
    notifyOf(events.bookingRequested, texts.requested, getFacts),
    notifyOf(events.moveProposed, texts.moveProposed, getFacts),
    notifyOf(events.bookingAccepted, texts.accepted, getFacts),
    notifyOf(events.bookingConfirmed, texts.confirmed, getFacts, getCalendar),
    notifyOf(events.bookingMoved, texts.moved, getFacts, getCalendar),
    notifyOf(events.bookingRejected, texts.rejected, getFacts),
    notifyOf(events.bookingUnanswered, texts.unanswered, getFacts),
    notifyOf(events.moveEnded, texts.moveEnded, getFacts),
    notifyOf(events.bookingUnpaid, texts.unpaid, getFacts),
    notifyOf(events.bookingCancelled, texts.cancelled, getFacts, getCalendar),
    notifyOf(events.priceWaived, texts.waived, getFacts),
    notifyOf(events.noShowReported, texts.noShow, getFacts),
    notifyOf(events.claimSettled, texts.claimSettled, getFacts),
    notifyOf(events.bookingDisputed, texts.disputed, getFacts),
    notifyOf(events.disputeDecided, texts.decided, getFacts),
    notifyOf(events.questionsAssigned, texts.assigned, getFacts),
    notifyOf(events.bookingReminded, texts.reminder, getFacts),
  ];
}
