import * as endpoints from '@akada/contract/identity/second-factor.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export function secondFactorRoutes(secondFactor: SecondFactorService): Route[] {
  return [
    route(endpoints.startSecondFactor)(async ({ caller, body, signal }) => {
      const started = await secondFactor.startSecondFactor(caller.userId, body.password ?? null, signal);
      const { secret, otpauthUri: otpauth_uri } = started;
      return { status: 200, body: { secret, otpauth_uri } };
    }),
    route(endpoints.confirmSecondFactor)(async ({ caller, body, idempotencyKey: key }) => {
      const recovery_codes = await secondFactor.confirmSecondFactor(caller.userId, { ...body, key });
      return { status: 200, body: { recovery_codes } };
    }),
    route(endpoints.renewRecoveryCodes)(async ({ caller, body, idempotencyKey: key }) => {
      const recovery_codes = await secondFactor.renewRecoveryCodes(caller.userId, { ...body, key });
      return { status: 200, body: { recovery_codes } };
    }),
    route(endpoints.removeSecondFactor)(async ({ caller, body }) => {
      await secondFactor.removeSecondFactor(caller.userId, body.code);
      return { status: 204 };
    }),
  ];
}
