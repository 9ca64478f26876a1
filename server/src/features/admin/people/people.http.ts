import { changeUsers } from '@akada/contract/observers/chosen-rows.ts';
import { unlockPassword } from '@akada/contract/observers/locked-passwords.ts';
import * as endpoints from '@akada/contract/observers/people.ts';
import { readConsequences } from '@akada/contract/observers/person-consequences.ts';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
import type { Consequences } from './consequences.service.ts';
import type { PeopleService, PersonCall } from './people.service.ts';

/** Administrators' endpoints for one person. */
export function peopleRoutes(people: PeopleService, consequences: Consequences): Route[] {
  return [
    route(endpoints.readPerson)(async ({ params }) => ({ status: 200, body: await people.read(params.id) })),
    route(readConsequences)(async ({ params }) => ({
      status: 200,
      body: await consequences.read(params.id),
    })),
    route(endpoints.editUser)(async (call) => {
      const { full_name: fullName, role } = call.body;
      return { status: 200, body: await people.edit(getCall(call), { fullName, role }) };
    }),
    route(endpoints.deactivateUser)(async (call) => ({
      status: 200,
      body: await people.deactivate(getCall(call)),
    })),
    route(endpoints.reactivateUser)(async (call) => ({
      status: 200,
      body: await people.reactivate(getCall(call)),
    })),
    route(endpoints.endUserSessions)(async (call) => ({
      status: 200,
      body: await people.endSessions(getCall(call)),
    })),
    route(endpoints.removeUserSecondFactor)(async (call) => ({
      status: 200,
      body: await people.removeSecondFactor(getCall(call)),
    })),
    route(unlockPassword)(async (call) => ({
      status: 200,
      body: await people.unlockPassword(getCall(call)),
    })),
    route(endpoints.verifyUser)(async (call) => ({ status: 200, body: await people.verify(getCall(call)) })),
    route(endpoints.makeResetLink)(async (call) => ({
      status: 200,
      body: await people.makeResetLink(getCall(call), call.idempotencyKey),
    })),
    route(changeUsers)(async ({ caller, body }) => ({
      status: 200,
      body: await people.changeMany(caller.userId, body),
    })),
    route(endpoints.raiseLimit)(async (call) => {
      const { kind, extra, until, extra_seen: extraSeen } = call.body;
      return {
        status: 200,
        body: await people.raiseLimit(getCall(call), { kind, extra, until, extraSeen }),
      };
    }),
    route(endpoints.givePremium)(async (call) => ({
      status: 200,
      body: await people.givePremium(getCall(call), call.body.days, call.idempotencyKey),
    })),
    route(endpoints.eraseUser)(async (call) => ({
      status: 200,
      body: await people.erase(getCall(call), call.body.email),
    })),
  ];
}

interface Changing {
  caller: Pick<Caller, 'userId'>;
  params: { id: string };
  body: Pick<PersonCall, 'seen' | 'reason'>;
}

function getCall({ caller, params, body: { seen, reason } }: Changing): PersonCall {
  return { actorId: caller.userId, userId: params.id, seen, reason };
}
