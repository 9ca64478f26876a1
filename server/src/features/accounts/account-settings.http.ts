import * as endpoints from '@akada/contract/account-settings.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { bindingCookie } from '../../platform/http/sign-in-answer.ts';
import type { AccountSettingsService } from './account-settings.service.ts';
import type { PasswordChangeService } from './accounts-password-change.service.ts';

export function accountSettingsRoutes(
  settings: AccountSettingsService,
  { changePassword }: PasswordChangeService,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Route[] {
  return [
    route(endpoints.getSettings)(async ({ caller }) => ({
      status: 200,
      body: await settings.read(caller.userId),
    })),
    route(endpoints.saveSettings)(async ({ caller, body }) => {
      const chosen = { timeZone: body.time_zone, minimiseGamification: body.minimise_gamification };
      return { status: 200, body: await settings.save(caller.userId, chosen) };
    }),
    route(endpoints.saveName)(async ({ caller, body }) => ({
      status: 200,
      body: await settings.saveName(caller.userId, body.full_name),
    })),
    route(endpoints.changePassword)(async ({ caller, body, signal }) => {
      const change = { current: body.current_password ?? null, next: body.new_password };
      await changePassword(caller, change, signal);
      const message = 'Your password is changed. Sign in with the new one.';
      return { status: 200, body: { message }, cookies: [bindingCookie(publicUrl, null)] };
    }),
    route(endpoints.listSessions)(async ({ caller }) => {
      const items = await settings.listSessions(caller);
      return { status: 200, body: { items, total: items.length } };
    }),
    route(endpoints.endSession)(async ({ caller, params }) => {
      await settings.endSession(caller.userId, params.id);
      return { status: 204 };
    }),
    route(endpoints.endAllSessions)(async ({ caller }) => {
      await settings.endAllSessions(caller.userId);
      return { status: 204, cookies: [bindingCookie(publicUrl, null)] };
    }),
  ];
}
