import * as endpoints from '@akada/contract/identity/accounts.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { sourceOf } from '../../../platform/limits/source.ts';
import type { RegistrationService } from './registration.service.ts';

export function registrationRoutes(
  registration: RegistrationService,
  { mail }: { mail: Pick<Config['mail'], 'kind'> },
): Route[] {
  return [
    route(endpoints.register)(async ({ body, idempotencyKey, ip, signal }) => {
      const { full_name: fullName, email, password, invitation_token: invitationToken = null } = body;
      const student = { fullName, email, password, invitationToken };
      await registration.register(student, idempotencyKey, { source: sourceOf(ip), signal });
      return { status: 201, body: { message: registeredMessage(mail.kind) } };
    }),
    route(endpoints.verifyEmail)(async ({ body }) => {
      const { email, invitationToken } = await registration.verifyEmail(body.token);
      const message = 'Your email address is confirmed. You can sign in now.';
      return { status: 200, body: { message, email, invitation_token: invitationToken } };
    }),
    route(endpoints.resendVerification)(async ({ body, idempotencyKey }) => {
      await registration.resendVerification(body.email, idempotencyKey);
      return {
        status: 202,
        body: { message: 'If this address waits to be confirmed, a new link is on its way.' },
      };
    }),
  ];
}

function registeredMessage(mail: Config['mail']['kind']): string {
  return mail === 'none'
    ? 'Registration successful! An administrator will confirm your address.'
    : 'Registration successful! Please check your email to verify your account.';
}
