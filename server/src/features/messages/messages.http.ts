import * as endpoints from '@akada/contract/observers/messages.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { MessagesAccess } from './conversation/messages.access.ts';
import type { MessagesService } from './messages.service.ts';
import type { SendingService } from './sending.service.ts';

export function messagesRoutes({
  access,
  messages,
  sending,
}: {
  access: MessagesAccess;
  messages: MessagesService;
  sending: SendingService;
}): Route[] {
  return [
    route(endpoints.listConversations)(async ({ caller, query }) => ({
      status: 200,
      body: await messages.list(caller.userId, query),
    })),
    route(endpoints.listMessagePeople)(async ({ caller, query }) => ({
      status: 200,
      body: await messages.listPeople(caller.userId, query),
    })),
    route(endpoints.openConversation)(async ({ caller, body }) => ({
      status: 200,
      body: await messages.open(caller.userId, body.person_id),
    })),
    route(endpoints.getConversation)(async ({ caller, params }) => ({
      status: 200,
      body: await messages.read(caller.userId, (await access.own(caller, params.id)).conversation.id),
    })),
    route(endpoints.readMessages)(async ({ caller, params, query }) => ({
      status: 200,
      body: await messages.readMessages(await access.own(caller, params.id), {
        endPosition: query.before,
        limit: query.limit,
      }),
    })),
    route(endpoints.sendMessages)(async ({ caller, body }) => ({
      status: 200,
      body: await sending.send(caller.userId, body.messages),
    })),
    route(endpoints.markConversationRead)(async ({ caller, params, body }) => ({
      status: 200,
      body: await messages.markRead(await access.own(caller, params.id), body.position),
    })),
    route(endpoints.blockConversation)(async ({ caller, params, body }) => ({
      status: 200,
      body: await messages.block(await access.own(caller, params.id), body.blocked),
    })),
    route(endpoints.muteConversation)(async ({ caller, params, body }) => ({
      status: 200,
      body: await messages.mute(await access.own(caller, params.id), body.muted),
    })),
    route(endpoints.reportMessage)(async ({ caller, params, body, idempotencyKey: key }) => {
      const call = { userId: caller.userId, endpoint: endpoints.reportMessage.id, key };
      return { status: 201, body: await messages.report(await access.own(caller, params.id), call, body) };
    }),
  ];
}
