import * as endpoints from '@akada/contract/observers/push.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizePushDevice } from './push.access.ts';
import type { PushDevicesService } from './push-devices.service.ts';

export function pushRoutes(devices: PushDevicesService, authorizeDevice: AuthorizePushDevice): Route[] {
  return [
    route(endpoints.pushStatus)(async ({ caller }) => ({
      status: 200,
      body: await devices.readStatus(caller.userId),
    })),
    route(endpoints.declinePush)(async ({ caller }) => {
      await devices.decline(caller.userId);
      return { status: 204 };
    }),
    route(endpoints.listPushDevices)(async ({ caller }) => ({
      status: 200,
      body: { items: await devices.list(caller) },
    })),
    route(endpoints.subscribePush)(async ({ caller, body }) => ({
      status: 200,
      body: await devices.subscribe(caller, body),
    })),
    route(endpoints.removePushDevice)(async ({ caller, params }) => {
      await devices.remove(await authorizeDevice(caller, params.id));
      return { status: 204 };
    }),
  ];
}
