import * as endpoints from '@akada/contract/observers/support.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { SupportAccess } from './support.access.ts';
import type { SupportService } from './support.service.ts';
import type { SupportQueue } from './support-queue.service.ts';

export function supportRoutes({
  access,
  support,
}: {
  access: SupportAccess;
  support: SupportService;
}): Route[] {
  return [
    route(endpoints.listSupportRequests)(async ({ caller, query }) => ({
      status: 200,
      body: await support.list(caller.userId, query),
    })),
    route(endpoints.writeToSupport)(async ({ caller: { userId }, body, idempotencyKey: key }) => ({
      status: 201,
      body: await support.write({ userId, endpoint: endpoints.writeToSupport.id, key }, body),
    })),
    route(endpoints.getSupportRequest)(async ({ caller, params }) => ({
      status: 200,
      body: await support.read((await access.own(caller, params.id)).id),
    })),
    route(endpoints.replyToSupport)(async ({ caller, params, body, idempotencyKey: key }) => {
      const call = { userId: caller.userId, endpoint: endpoints.replyToSupport.id, key };
      return { status: 200, body: await support.reply(await access.own(caller, params.id), call, body.text) };
    }),
  ];
}

export function supportQueueRoutes(queue: SupportQueue): Route[] {
  return [
    route(endpoints.listSupportQueue)(async ({ caller, query: { skip, limit, ...filter } }) => ({
      status: 200,
      body: await queue.list(caller.userId, filter, { skip, limit }),
    })),
    route(endpoints.readSupportCase)(async (call) => ({
      status: 200,
      body: await queue.read(getCall(call)),
    })),
    route(endpoints.claimSupportCase)(async (call) => ({
      status: 200,
      body: await queue.claim(getCall(call)),
    })),
    route(endpoints.answerSupportCase)(async (call) => {
      const { text, messages_seen: seen } = call.body;
      return { status: 200, body: await queue.answer(getCall(call), call.idempotencyKey, { text, seen }) };
    }),
    route(endpoints.closeSupportCase)(async (call) => ({
      status: 200,
      body: await queue.close(getCall(call), call.body.messages_seen),
    })),
    route(endpoints.reopenSupportCase)(async (call) => ({
      status: 200,
      body: await queue.reopen(getCall(call)),
    })),
  ];
}

const getCall = ({ caller, params }: { caller: { userId: string }; params: { id: string } }) => ({
  actorId: caller.userId,
  id: params.id,
});
