import * as endpoints from '@akada/contract/second-factor.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { bindingCookies } from '../../platform/http/sign-in-answer.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SignInService } from './sign-in.service.ts';
import { deviceOf } from './sign-in-call.ts';

export function secondFactorRoutes(
  accounts: SecondFactorService & Pick<SignInService, 'answerSecondFactor'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Route[] {
  return [
    route(endpoints.answerSecondFactor)(async ({ body, headers, idempotencyKey: key }) => {
      const { tokens, binding } = await accounts.answerSecondFactor({
        ...body,
        ...deviceOf(headers, publicUrl),
        key,
      });
      return {
        status: 200,
        body: tokens,
        cookies: bindingCookies(publicUrl, binding),
      };
    }),
    route(endpoints.startSecondFactor)(async ({ caller, body, signal }) => {
      const started = await accounts.startSecondFactor(caller.userId, body.password ?? null, signal);
      const { secret, otpauthUri: otpauth_uri } = started;
      return { status: 200, body: { secret, otpauth_uri } };
    }),
    route(endpoints.confirmSecondFactor)(async ({ caller, body, idempotencyKey: key }) => {
      const recovery_codes = await accounts.confirmSecondFactor(caller.userId, { ...body, key });
      return { status: 200, body: { recovery_codes } };
    }),
    route(endpoints.renewRecoveryCodes)(async ({ caller, body, idempotencyKey: key }) => {
      const recovery_codes = await accounts.renewRecoveryCodes(caller.userId, { ...body, key });
      return { status: 200, body: { recovery_codes } };
    }),
    route(endpoints.removeSecondFactor)(async ({ caller, body }) => {
      await accounts.removeSecondFactor(caller.userId, body.code);
      return { status: 204 };
    }),
  ];
}
