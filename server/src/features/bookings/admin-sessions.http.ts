import * as endpoints from '@akada/contract/observers/admin-sessions.ts';
import { type Caller, type Route, route } from '../../platform/http/route.ts';
import type { AdminSessions, SessionCall } from './admin-sessions.service.ts';
import type { SessionExport } from './session-export.service.ts';

export function adminSessionRoutes(sessions: AdminSessions, exported: SessionExport): Route[] {
  return [
    route(endpoints.listAdminSessions)(async ({ query: { skip, limit, ...filter } }) => ({
      status: 200,
      body: await sessions.list(filter, { skip, limit }),
    })),
    route(endpoints.exportAdminSessions)(async ({ caller, query }) => ({
      status: 200,
      content: { stream: await exported(caller.userId, query), filename: 'akada-sessions.csv' },
    })),
    route(endpoints.readAdminSession)(async ({ params }) => ({
      status: 200,
      body: await sessions.read(params.id),
    })),
    route(endpoints.createAdminSession)(async ({ caller: { userId }, body, idempotencyKey: key }) => {
      const { student_id: studentId, tutor_id: tutorId, starts_at: start, minutes, free, reason } = body;
      const requested = { studentId, tutorId, startsAt: Date.parse(start), minutes, free, reason };
      const call = { userId, endpoint: endpoints.createAdminSession.id, key };
      return { status: 201, body: await sessions.create(call, requested) };
    }),
    route(endpoints.moveAdminSession)(async (call) => ({
      status: 200,
      body: await sessions.move(getCall(call), Date.parse(call.body.starts_at)),
    })),
    route(endpoints.cancelAdminSession)(async (call) => ({
      status: 200,
      body: await sessions.cancel(getCall(call), call.body.refund),
    })),
    route(endpoints.decideDispute)(async (call) => ({
      status: 200,
      body: await sessions.decide(getCall(call), call.body.for),
    })),
  ];
}

interface Changing {
  caller: Pick<Caller, 'userId'>;
  params: { id: string };
  body: Pick<SessionCall, 'seen' | 'reason'>;
}

function getCall({ caller, params, body: { seen, reason } }: Changing): SessionCall {
  return { actorId: caller.userId, id: params.id, seen, reason };
}
