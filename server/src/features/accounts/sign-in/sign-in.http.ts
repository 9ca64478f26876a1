import * as endpoints from '@akada/contract/identity/accounts.ts';
import { answerSecondFactor } from '@akada/contract/identity/second-factor.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { getSource } from '../../../platform/limits/source.ts';
import { getPendingLink, pendingLinkCookie } from '../identities/pending-link-cookie.ts';
import { getRegisteringSecret, registeringCookie } from '../registration/registering-browser.ts';
import type { RegistrationService } from '../registration/registration.service.ts';
import { bindingCookies, getBinding } from '../sessions/session-cookie.ts';
import { getDevice, isBrowser, refuseForeignOrigin } from '../sessions/session-sender.ts';
import type { LoginService } from './login.service.ts';
import type { SignInService } from './sign-in.service.ts';

export interface SignInHttpConfig {
  publicUrl: Config['publicUrl'];
  mail: Pick<Config['mail'], 'kind'>;
  google: Pick<Config['google'], 'kind'>;
}

export function signInRoutes(
  { login }: LoginService,
  signIn: Pick<SignInService, 'answerSecondFactor' | 'finishSignIn'>,
  registration: Pick<RegistrationService, 'verifyEmail'>,
  { publicUrl, mail, google }: SignInHttpConfig,
): Route[] {
  return [
    route(endpoints.login)(async ({ body, headers, cookies, ip, signal }) => {
      refuseForeignOrigin(headers, publicUrl);
      const pendingLink = getPendingLink(cookies, publicUrl);
      const { tokens, binding } = await login({
        email: body.username,
        password: body.password,
        source: getSource(ip),
        device: getDevice(headers),
        bound: isBrowser(headers),
        binding: getBinding(cookies, publicUrl),
        pendingLink,
        signal,
      });
      const linked = pendingLink === null ? [] : [pendingLinkCookie(publicUrl, null)];
      return { status: 200, body: tokens, cookies: [...bindingCookies(publicUrl, binding), ...linked] };
    }),
    route(answerSecondFactor)(async ({ body, headers, cookies, idempotencyKey: key }) => {
      refuseForeignOrigin(headers, publicUrl);
      const sender = { device: getDevice(headers), bound: isBrowser(headers) };
      const earlier = getBinding(cookies, publicUrl);
      const answer = { ...body, ...sender, key, binding: earlier };
      const { tokens, binding } = await signIn.answerSecondFactor(answer);
      return { status: 200, body: tokens, cookies: bindingCookies(publicUrl, binding) };
    }),
    route(endpoints.verifyEmail)(async ({ body, headers, cookies }) => {
      const secret = getRegisteringSecret(cookies, publicUrl);
      const { email, invitationToken, entering } = await registration.verifyEmail(body.token, secret);
      const confirmed = { email, invitation_token: invitationToken };
      const sender = { device: getDevice(headers), bound: isBrowser(headers) };
      const entered = entering === null ? null : await signIn.finishSignIn({ userId: entering, ...sender });
      if (entered?.kind !== 'session')
        return {
          status: 200,
          body: { message: 'Your email address is confirmed. You can sign in now.', ...confirmed },
        };

      const ended = registeringCookie(publicUrl, null);
      return {
        status: 200,
        body: { message: 'Your email address is confirmed.', ...confirmed, session: entered.tokens },
        cookies: [...bindingCookies(publicUrl, entered.binding), ended],
      };
    }),
    route(endpoints.signInOptions)(async () => ({
      status: 200,
      body: { mail: mail.kind, google: google.kind !== 'none' },
    })),
  ];
}
