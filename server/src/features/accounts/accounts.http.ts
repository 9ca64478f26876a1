import * as endpoints from '@akada/contract/accounts.ts';
import type { Config } from '../../platform/config/config.ts';
import { cookieName } from '../../platform/http/cookie-names.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { bindingCookie, bindingCookies, pendingLinkCookie } from '../../platform/http/sign-in-answer.ts';
import type { AccountsService } from './accounts.service.ts';
import { deviceOf } from './sign-in-call.ts';
import { sourceOf } from './sign-in-source.ts';

export interface AccountsHttpConfig {
  publicUrl: Config['publicUrl'];
  mail: Pick<Config['mail'], 'kind'>;
  google: Pick<Config['google'], 'kind'>;
}

export function accountsRoutes(accounts: AccountsService, config: AccountsHttpConfig): Route[] {
  const { publicUrl, mail, google } = config;
  const cookie = cookieName(publicUrl, 'rb');
  const linkCookie = pendingLinkCookie(publicUrl, null);

  return [
    route(endpoints.register)(async ({ body, idempotencyKey, signal }) => {
      const { full_name: fullName, email, password, invitation_token: invitationToken = null } = body;
      const student = { fullName, email, password, invitationToken };
      await accounts.register(student, idempotencyKey, signal);
      return { status: 201, body: { message: registered(mail.kind) } };
    }),
    route(endpoints.login)(async ({ body, headers, cookies: sent, ip, signal }) => {
      const { username: email, password } = body;
      const device = deviceOf(headers, publicUrl);
      const pendingLink = sent[linkCookie.name] ?? null;
      const from = { source: sourceOf(ip), ...device, binding: sent[cookie] ?? null, pendingLink };
      const { tokens, binding } = await accounts.login({ email, password, ...from, signal });
      const set = [...bindingCookies(publicUrl, binding), ...(pendingLink === null ? [] : [linkCookie])];
      return { status: 200, body: tokens, cookies: set };
    }),
    route(endpoints.refresh)(async ({ body, cookies }) => ({
      status: 200,
      body: await accounts.refresh(body.refresh_token, cookies[cookie] ?? null),
    })),
    route(endpoints.verifyEmail)(async ({ body }) => {
      const invitation = await accounts.verifyEmail(body.token);
      const message = 'Your email address is confirmed. You can sign in now.';
      return { status: 200, body: { message, invitation_token: invitation } };
    }),
    route(endpoints.resendVerification)(async ({ body, idempotencyKey }) => {
      await accounts.resendVerification(body.email, idempotencyKey);
      return {
        status: 202,
        body: { message: 'If this address waits to be confirmed, a new link is on its way.' },
      };
    }),
    route(endpoints.forgotPassword)(async ({ body, idempotencyKey }) => {
      await accounts.forgotPassword(body.email, idempotencyKey);
      return { status: 202, body: { message: linkAsked(mail.kind) } };
    }),
    route(endpoints.resetPassword)(async ({ body, idempotencyKey, signal }) => {
      await accounts.resetPassword(body, idempotencyKey, signal);
      return { status: 200, body: { message: 'Your new password is set. You can sign in with it now.' } };
    }),
    route(endpoints.logout)(async ({ body, cookies }) => {
      await accounts.logout(body.refresh_token, cookies[cookie] ?? null);
      return { status: 204, cookies: cookies[cookie] ? [bindingCookie(publicUrl, null)] : [] };
    }),
    route(endpoints.completeProfile)(async ({ body, caller }) => ({
      status: 200,
      body: await accounts.completeProfile(caller, { fullName: body.full_name, timeZone: body.time_zone }),
    })),
    route(endpoints.signInOptions)(async () => ({
      status: 200,
      body: { mail: mail.kind, google: google.kind !== 'none' },
    })),
    route(endpoints.currentUser)(async ({ caller }) => ({ status: 200, body: accounts.currentUser(caller) })),
  ];
}

function linkAsked(mail: Config['mail']['kind']): string {
  return mail === 'none'
    ? 'This place sends no mail. Ask an administrator for a link that sets a new password.'
    : 'If this address has an account, a link that sets a new password is on its way.';
}

function registered(mail: Config['mail']['kind']): string {
  return mail === 'none'
    ? 'Registration successful! An administrator will confirm your address.'
    : 'Registration successful! Please check your email to verify your account.';
}
