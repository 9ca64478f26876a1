import * as settings from '@akada/contract/identity/account-settings.ts';
import * as endpoints from '@akada/contract/identity/accounts.ts';
import type { Config } from '../../../platform/config/config.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { DeviceSessionsService } from './device-sessions.service.ts';
import { bindingCookie, getBinding } from './session-cookie.ts';
import { refuseForeignOrigin } from './session-sender.ts';
import type { SessionsService } from './sessions.service.ts';

export function sessionsRoutes(
  sessions: Pick<SessionsService, 'refresh' | 'logout' | 'currentUser'>,
  devices: DeviceSessionsService,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Route[] {
  return [
    route(endpoints.refresh)(async ({ body, headers, cookies }) => {
      refuseForeignOrigin(headers, publicUrl);
      const tokens = await sessions.refresh(body.refresh_token, getBinding(cookies, publicUrl));
      return { status: 200, body: tokens };
    }),
    route(endpoints.logout)(async ({ body, headers, cookies }) => {
      refuseForeignOrigin(headers, publicUrl);
      const binding = getBinding(cookies, publicUrl);
      await sessions.logout(body.refresh_token, binding);
      return { status: 204, cookies: binding ? [bindingCookie(publicUrl, null)] : [] };
    }),
    route(endpoints.currentUser)(async ({ caller }) => ({ status: 200, body: sessions.currentUser(caller) })),
    route(settings.listSessions)(async ({ caller }) => {
      const items = await devices.listSessions(caller);
      return { status: 200, body: { items, total: items.length } };
    }),
    route(settings.endSession)(async ({ caller, params }) => {
      await devices.endSession(caller.userId, params.id);
      return { status: 204 };
    }),
    route(settings.endAllSessions)(async ({ caller }) => {
      await devices.endAllSessions(caller.userId);
      return { status: 204, cookies: [bindingCookie(publicUrl, null)] };
    }),
  ];
}
