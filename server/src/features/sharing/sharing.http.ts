import * as receiving from '@akada/contract/work/shares/received-shares.ts';
import * as endpoints from '@akada/contract/work/shares/sharing.ts';
import type { Caller, Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import type { Copying } from './copying.service.ts';
import type { createInvitations } from './invitations.service.ts';
import type { ReceivedService } from './received.service.ts';
import type { SharesService } from './shares.service.ts';
import type { ShareAccess } from './sharing.access.ts';

interface SharingRoutesDeps {
  access: ShareAccess;
  shares: SharesService;
  invite: ReturnType<typeof createInvitations>;
  received: ReceivedService;
  copying: Copying;
}

export function sharingRoutes(deps: SharingRoutesDeps): Route[] {
  return [...ownerRoutes(deps), ...recipientRoutes(deps)];
}

function ownerRoutes({ access, shares, invite }: SharingRoutesDeps): Route[] {
  return [
    route(endpoints.confirmShareRight)(async ({ caller, body }) => {
      await shares.confirmRight(caller, body);
      return { status: 204 };
    }),
    route(endpoints.createShare)(async ({ caller, body }) => ({
      status: 201,
      body: await shares.create(caller, body),
    })),
    route(endpoints.listShares)(async ({ caller, query }) => ({
      status: 200,
      body: await shares.list({ ownerId: caller.userId, ...query }),
    })),
    route(endpoints.getShare)(async ({ caller, params }) => ({
      status: 200,
      body: await shares.read(await access.own(caller, params.id)),
    })),
    route(endpoints.changeShare)(async ({ caller, params, body }) => ({
      status: 200,
      body: await shares.change(await access.own(caller, params.id), body),
    })),
    route(endpoints.revokeShare)(async ({ caller, params }) => {
      await shares.revoke(await access.toRevoke(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.publishShare)(async ({ caller, params }) => ({
      status: 200,
      body: await shares.publish(caller, await access.own(caller, params.id)),
    })),
    route(endpoints.inviteToShare)(async ({ caller, params, body }) => {
      const share = await access.own(caller, params.id);
      await invite(caller, share, body.emails);
      return { status: 200, body: await shares.present(share) };
    }),
    route(endpoints.listRecipients)(async ({ caller, params, query }) => ({
      status: 200,
      body: await shares.recipients(await access.own(caller, params.id), query),
    })),
    route(endpoints.removeRecipient)(async ({ caller, params }) => {
      await shares.removeRecipient(await access.own(caller, params.id), params.recipient_id);
      return { status: 204 };
    }),
    route(endpoints.listShareReports)(async ({ caller, params, query }) => ({
      status: 200,
      body: await shares.reports(await access.own(caller, params.id), query),
    })),
  ];
}

function recipientRoutes({ access, received, copying }: SharingRoutesDeps): Route[] {
  const offer = async (caller: Caller, token: string) =>
    received.offer(caller, await access.opened(caller, token));

  return [
    route(receiving.getShareOffer)(async ({ caller, params }) => ({
      status: 200,
      body: await offer(caller, params.token),
    })),
    route(receiving.answerShareOffer)(async ({ caller, params, body }) => {
      await received.answer(caller, await access.opened(caller, params.token), body.accept);
      return { status: 200, body: await offer(caller, params.token) };
    }),
    route(receiving.listReceivedShares)(async ({ caller, query }) => ({
      status: 200,
      body: await received.list(caller.userId, query),
    })),
    route(receiving.getReceivedShare)(async ({ caller, params, query, signal }) => {
      const own = await access.received(caller, params.id);
      const content = await received.content(own, query, signal);
      return { status: 200, body: { ...(await received.present(own)), content } };
    }),
    route(receiving.copyShare)(async ({ caller, params, signal }) => {
      const taken = await copying.copy(await access.received(caller, params.id), signal);
      const now = await received.present(await access.received(caller, params.id));
      return { status: 200, body: { ...now, taken } };
    }),
    route(receiving.listShareChanges)(async ({ caller, params }) => ({
      status: 200,
      body: await copying.changes(await access.received(caller, params.id)),
    })),
    route(receiving.exitShare)(async ({ caller, params }) => {
      await received.exit(await access.toExit(caller, params.id));
      return { status: 204 };
    }),
    route(receiving.reportShare)(async ({ caller, params, body }) => {
      const { part_key: partKey, comment, copyright } = body;
      const receivedShare = await access.received(caller, params.id);
      if (copyright) await received.reportCopyright(receivedShare, { ...copyright, comment });
      else await received.report(receivedShare, { partKey, comment });
      return { status: 204 };
    }),
  ];
}
