import { Readable } from 'node:stream';
import * as hours from '@akada/contract/work/availability.ts';
import * as endpoints from '@akada/contract/work/sessions.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import type { AvailabilityService } from './availability/availability.service.ts';
import type { BookingAccess } from './bookings.access.ts';
import type { BookingsReading } from './bookings-reading.service.ts';
import type { AssignmentsService } from './session/assignments.service.ts';
import type { CalendarFiles } from './session/calendar-files.service.ts';
import type { SessionNotesService } from './session/session-notes.service.ts';
import type { WeakTopicsService } from './session/weak-topics.service.ts';

interface SessionRoutesDeps {
  access: BookingAccess;
  reading: BookingsReading;
  notes: SessionNotesService;
  weakTopics: WeakTopicsService;
  assignments: AssignmentsService;
  calendarFile: CalendarFiles;
}

export function sessionRoutes(deps: SessionRoutesDeps): Route[] {
  const { access, reading, notes, calendarFile } = deps;
  return [
    route(endpoints.getSessionNotes)(async ({ caller, params }) => ({
      status: 200,
      body: await notes.read(await access.booking(caller, params.id)),
    })),
    route(endpoints.writeSessionNotes)(async ({ caller, params, body }) => ({
      status: 200,
      body: await notes.write(await access.booking(caller, params.id), caller.userId, body),
    })),
    route(endpoints.listSessionNoteVersions)(async ({ caller, params }) => ({
      status: 200,
      body: await notes.versions(await access.booking(caller, params.id)),
    })),
    route(endpoints.getCalendarFile)(async ({ caller, params }) => {
      const row = await access.booking(caller, params.id);
      const bytes = Buffer.from(await calendarFile(row, caller.userId));
      const stream = Readable.from([bytes], { objectMode: false });
      return { status: 200, content: { filename: 'session.ics', stream, bytes: bytes.length } };
    }),
    route(endpoints.tutorDashboard)(async ({ caller }) => ({
      status: 200,
      body: await reading.tutorDashboard(caller.userId),
    })),
    ...materialRoutes(deps),
  ];
}

function materialRoutes({ access, weakTopics, assignments }: SessionRoutesDeps): Route[] {
  return [
    route(endpoints.getWeakTopics)(async ({ caller, params }) => ({
      status: 200,
      body: await weakTopics.read(await access.booking(caller, params.id), caller.userId),
    })),
    route(endpoints.shareWeakTopics)(async ({ caller, params, body }) => ({
      status: 200,
      body: await weakTopics.share(await access.asStudent(caller, params.id), body.shared),
    })),
    route(endpoints.assignQuestions)(async ({ caller, params, body, idempotencyKey: key, signal }) => {
      const { userId } = caller;
      const booking = await access.asTutor(caller, params.id);
      const call = { userId, endpoint: endpoints.assignQuestions.id, key };
      return { status: 201, body: await assignments.assign(booking, call, body, signal) };
    }),
    route(endpoints.listBookingAssignments)(async ({ caller, params }) => ({
      status: 200,
      body: await assignments.ofBooking(await access.booking(caller, params.id)),
    })),
    route(endpoints.listMyAssignments)(async ({ caller }) => ({
      status: 200,
      body: await assignments.ofStudent(caller.userId),
    })),
  ];
}

export function availabilityRoutes({
  access,
  availability,
}: {
  access: BookingAccess;
  availability: AvailabilityService;
}): Route[] {
  return [
    route(hours.getAvailability)(async ({ caller }) => ({
      status: 200,
      body: await availability.read(caller.userId),
    })),
    route(hours.saveAvailability)(async ({ caller, body }) => ({
      status: 200,
      body: await availability.save(caller.userId, body),
    })),
    route(hours.listExceptions)(async ({ caller }) => ({
      status: 200,
      body: await availability.exceptions(caller.userId),
    })),
    route(hours.addException)(async ({ caller, body }) => ({
      status: 201,
      body: await availability.addException(caller.userId, body),
    })),
    route(hours.removeException)(async ({ caller, params }) => {
      await availability.removeException(await access.exception(caller, params.id));
      return { status: 204 };
    }),
    route(hours.listSlots)(async ({ caller, params, query }) => ({
      status: 200,
      body: await availability.slots(caller.userId, params.id, query),
    })),
  ];
}
