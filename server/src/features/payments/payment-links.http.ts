import * as endpoints from '@akada/contract/base/payment-links.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getSource } from '../../platform/limits/source.ts';
import type { AuthorizeLink } from './links/payment-links.access.ts';
import type { PaymentLinks } from './links/payment-links.service.ts';
import type { OpenedLinks } from './opened-links.service.ts';

export function paymentLinkRoutes(
  authorizeLink: AuthorizeLink,
  links: PaymentLinks,
  opened: OpenedLinks,
): Route[] {
  return [
    route(endpoints.listPaymentLinks)(async ({ caller }) => ({
      status: 200,
      body: await links.list(caller.userId),
    })),
    route(endpoints.createPaymentLink)(async ({ caller, body, idempotencyKey: key }) => {
      const call = { userId: caller.userId, endpoint: endpoints.createPaymentLink.id, key };
      const { purpose, subject_id: subjectId = null, shows_name: showsName } = body;
      return { status: 201, body: await links.create(call, { purpose, subjectId, showsName }) };
    }),
    route(endpoints.endPaymentLink)(async ({ caller, params }) => {
      await links.end(await authorizeLink(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.openPaymentLink)(async ({ params, ip }) => ({
      status: 200,
      body: await opened.open(params.code, getSource(ip)),
    })),
    route(endpoints.payByLink)(async ({ params, body, ip }) => ({
      status: 201,
      body: await opened.pay(params.code, getSource(ip), body.email),
    })),
    route(endpoints.readLinkedPayment)(async ({ params, ip }) => ({
      status: 200,
      body: await opened.readPayment(params.code, getSource(ip), params.reference),
    })),
  ];
}
