import * as endpoints from '@akada/contract/work/bookings.ts';
import type { Caller, Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import type { AnswersService } from './answers.service.ts';
import type { BookingAccess } from './bookings.access.ts';
import type { BookingsReading } from './bookings-reading.service.ts';
import type { RequestsService } from './requests.service.ts';

interface BookingRoutesDeps {
  access: BookingAccess;
  requests: RequestsService;
  answers: AnswersService;
  reading: BookingsReading;
}

export function bookingRoutes(deps: BookingRoutesDeps): Route[] {
  return [...readingRoutes(deps), ...requestRoutes(deps), ...answerRoutes(deps)];
}

function readingRoutes({ access, reading }: BookingRoutesDeps): Route[] {
  return [
    route(endpoints.listBookings)(async ({ caller, query }) => ({
      status: 200,
      body: await reading.list(caller.userId, query),
    })),
    route(endpoints.nextBooking)(async ({ caller }) => ({
      status: 200,
      body: await reading.next(caller.userId),
    })),
    route(endpoints.getBooking)(async ({ caller, params }) => ({
      status: 200,
      body: await reading.present(await access.booking(caller, params.id), caller.userId),
    })),
  ];
}

function requestRoutes({ access, requests, reading }: BookingRoutesDeps): Route[] {
  return [
    route(endpoints.holdHour)(async ({ caller, body }) => ({
      status: 201,
      body: await requests.hold(caller.userId, {
        tutorId: body.tutor_id,
        startsAt: Date.parse(body.starts_at),
        minutes: body.minutes,
        isTrial: body.trial,
      }),
    })),
    route(endpoints.releaseHold)(async ({ caller, params }) => {
      await requests.release(await access.asStudent(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.requestBooking)(async ({ caller, body }) => {
      const { hold_id: id, subject, message, share_weak_topics: shareWeakTopics } = body;
      const hold = await access.asStudent(caller, id);
      const row = await requests.request(hold, { subject, message, shareWeakTopics });
      return { status: 201, body: await reading.present(row, caller.userId) };
    }),
  ];
}

function answerRoutes({ access, answers, reading }: BookingRoutesDeps): Route[] {
  const own = access.booking;
  const shown = async (caller: Caller, row: ReturnType<AnswersService['accept']>) => ({
    status: 200 as const,
    body: await reading.present(await row, caller.userId),
  });

  return [
    route(endpoints.acceptBooking)(async ({ caller, params }) =>
      shown(caller, answers.accept(await own(caller, params.id), caller.userId)),
    ),
    route(endpoints.rejectBooking)(async ({ caller, params, body }) =>
      shown(caller, answers.reject(await own(caller, params.id), caller.userId, body.reason)),
    ),
    route(endpoints.cancelBooking)(async ({ caller, params, body }) =>
      shown(caller, answers.cancel(await own(caller, params.id), caller.userId, body.reason)),
    ),
    route(endpoints.moveBooking)(async ({ caller, params, body }) =>
      shown(caller, answers.move(await own(caller, params.id), caller.userId, Date.parse(body.starts_at))),
    ),
    route(endpoints.completeBooking)(async ({ caller, params }) =>
      shown(caller, answers.complete(await own(caller, params.id), caller.userId)),
    ),
    route(endpoints.reportNoShow)(async ({ caller, params, body }) =>
      shown(caller, answers.noShow(await own(caller, params.id), caller.userId, body.reason)),
    ),
    route(endpoints.disputeBooking)(async ({ caller, params, body }) =>
      shown(caller, answers.dispute(await own(caller, params.id), caller.userId, body.reason)),
    ),
    route(endpoints.waiveBooking)(async ({ caller, params }) =>
      shown(caller, answers.waive(await access.asTutor(caller, params.id), caller.userId)),
    ),
  ];
}
