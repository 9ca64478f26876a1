import * as endpoints from '@akada/contract/identity/accounts.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { hashSecret, newSecret } from '../../../platform/ids/ids.ts';
import { getSource } from '../../../platform/limits/source.ts';
import { isBrowser } from '../sessions/session-sender.ts';
import { registeringCookie } from './registering-browser.ts';
import type { RegistrationService } from './registration.service.ts';

export function registrationRoutes(
  registration: RegistrationService,
  { mail, publicUrl }: { mail: Pick<Config['mail'], 'kind'>; publicUrl: Config['publicUrl'] },
): Route[] {
  return [
    route(endpoints.register)(async ({ body, headers, idempotencyKey, ip, signal }) => {
      const { full_name: fullName, email, password, invitation_token: invitationToken = null } = body;
      const secret = isBrowser(headers) ? newSecret() : null;
      const browserHash = secret === null ? null : hashSecret(secret);
      const student = { fullName, email, password, invitationToken, browserHash };
      await registration.register(student, idempotencyKey, { source: getSource(ip), signal });
      const cookies = secret === null ? [] : [registeringCookie(publicUrl, secret)];
      return { status: 201, body: { message: registeredMessage(mail.kind) }, cookies };
    }),
    route(endpoints.resendVerification)(async ({ body, idempotencyKey }) => {
      await registration.resendVerification(body.email, idempotencyKey);
      return {
        status: 202,
        body: { message: 'If this address is not confirmed yet, a new link is on its way.' },
      };
    }),
  ];
}

function registeredMessage(mail: Config['mail']['kind']): string {
  return mail === 'none'
    ? 'Registration successful! An administrator will confirm your address.'
    : 'Registration successful! Please check your email to verify your account.';
}
