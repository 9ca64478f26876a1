import * as endpoints from '@akada/contract/base/premium-groups.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { GroupInvoices } from './group-invoices.service.ts';
import type { AuthorizeGroup } from './groups.access.ts';
import type { GroupsService } from './groups.service.ts';
import type { SeatsOfGroups } from './seats.service.ts';

export function groupRoutes(
  authorizeGroup: AuthorizeGroup,
  {
    groups,
    seats,
    invoices,
  }: {
    groups: GroupsService;
    seats: SeatsOfGroups;
    invoices: GroupInvoices;
  },
): Route[] {
  return [
    route(endpoints.listGroups)(async ({ caller, query }) => ({
      status: 200,
      body: await groups.list(caller.userId, query),
    })),
    route(endpoints.createGroup)(async ({ caller, body, idempotencyKey: key }) => ({
      status: 201,
      body: await groups.create({ userId: caller.userId, endpoint: endpoints.createGroup.id, key }, body),
    })),
    route(endpoints.orderInvoice)(async ({ caller, params, body }) => ({
      status: 200,
      body: await groups.order(await authorizeGroup(caller, params.id), body),
    })),
    route(endpoints.payInvoice)(async ({ caller, params }) => ({
      status: 201,
      body: await groups.pay(await authorizeGroup(caller, params.id), caller.userId),
    })),
    route(endpoints.getGroup)(async ({ caller, params }) => ({
      status: 200,
      body: await groups.refresh(await authorizeGroup(caller, params.id)),
    })),
    route(endpoints.listMembers)(async ({ caller, params, query }) => ({
      status: 200,
      body: await groups.members(await authorizeGroup(caller, params.id), query),
    })),
    route(endpoints.removeMember)(async ({ caller, params }) => {
      await seats.remove(await authorizeGroup(caller, params.id), params.member_id);
      return { status: 204 };
    }),
    route(endpoints.joinGroup)(async ({ caller, body }) => ({
      status: 200,
      body: await seats.join(caller.userId, body.code),
    })),
    route(endpoints.giveSeatBack)(async ({ caller }) => {
      await seats.giveBackOwn(caller.userId);
      return { status: 204 };
    }),
    route(endpoints.listInvoices)(async ({ query: { paid, ...page } }) => ({
      status: 200,
      body: await invoices.list(paid === 'yes', page),
    })),
    route(endpoints.confirmTransfer)(async ({ caller, params, body }) => ({
      status: 200,
      body: await invoices.confirm(caller.userId, params.id, {
        bankReference: body.bank_reference,
        amount: body.amount,
      }),
    })),
  ];
}
