import * as endpoints from '@akada/contract/base/installation.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { InstallationService } from './installation.service.ts';
import type { InstallationTests } from './installation-tests.service.ts';

export function installationRoutes(installation: InstallationService, tests: InstallationTests): Route[] {
  return [
    route(endpoints.readInstallation)(async () => ({ status: 200, body: await installation.read() })),
    route(endpoints.changeInstallation)(async ({ caller, body: { seen, ...changes } }) => ({
      status: 200,
      body: await installation.change(caller.userId, changes, seen),
    })),
    route(endpoints.settleStep)(async ({ caller, params, body }) => ({
      status: 200,
      body: await installation.settleStep(caller.userId, params.step, body.state),
    })),
    route(endpoints.testModel)(async ({ caller }) => {
      const { outcome, tookMs } = await tests.askModel(caller.userId);
      return { status: 200, body: { outcome, took_ms: tookMs } };
    }),
    route(endpoints.sendTestMail)(async ({ caller, idempotencyKey: key }) => {
      const call = { userId: caller.userId, endpoint: endpoints.sendTestMail.id, key };
      const address = await tests.sendMail(call);
      return { status: 200, body: { mail: installation.mail, address } };
    }),
  ];
}
