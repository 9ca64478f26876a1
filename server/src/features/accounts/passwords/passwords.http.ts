import * as settings from '@akada/contract/identity/account-settings.ts';
import * as endpoints from '@akada/contract/identity/accounts.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { getSource } from '../../../platform/limits/source.ts';
import { bindingCookie } from '../sessions/session-cookie.ts';
import type { ForgottenPasswordService } from './forgotten-password.service.ts';
import type { PasswordChangeService } from './password-change.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';

export interface PasswordServices
  extends ForgottenPasswordService,
    PasswordResetService,
    PasswordChangeService {}

export interface PasswordsHttpConfig {
  publicUrl: Config['publicUrl'];
  mail: Pick<Config['mail'], 'kind'>;
}

export function passwordsRoutes(
  passwords: PasswordServices,
  { publicUrl, mail }: PasswordsHttpConfig,
): Route[] {
  return [
    route(endpoints.forgotPassword)(async ({ body, idempotencyKey }) => {
      await passwords.forgotPassword(body.email, idempotencyKey);
      return { status: 202, body: { message: linkMessage(mail.kind) } };
    }),
    route(endpoints.resetPassword)(async ({ body, idempotencyKey, ip, signal }) => {
      await passwords.resetPassword(body, idempotencyKey, { source: getSource(ip), signal });
      return { status: 200, body: { message: 'Your new password is set. You can sign in with it now.' } };
    }),
    route(settings.changePassword)(async ({ caller, body, idempotencyKey: key, signal }) => {
      const change = { current: body.current_password ?? null, next: body.new_password, key };
      await passwords.changePassword(caller, change, signal);
      const message = 'Your password is changed. Sign in with the new one.';
      return { status: 200, body: { message }, cookies: [bindingCookie(publicUrl, null)] };
    }),
  ];
}

function linkMessage(mail: Config['mail']['kind']): string {
  return mail === 'none'
    ? 'This installation sends no mail. Ask an administrator for a link that sets a new password.'
    : 'If this address has an account, a link that sets a new password is on its way.';
}
