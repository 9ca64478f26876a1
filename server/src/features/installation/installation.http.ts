import * as endpoints from '@akada/contract/base/installation.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { InstallationService } from './installation.service.ts';
import type { TestMail } from './test-mail.service.ts';

export function installationRoutes(installation: InstallationService, testMail: TestMail): Route[] {
  return [
    route(endpoints.readInstallation)(async () => ({ status: 200, body: await installation.read() })),
    route(endpoints.changeInstallation)(async ({ caller, body: { seen, ...changes } }) => ({
      status: 200,
      body: await installation.change(caller.userId, changes, seen),
    })),
    route(endpoints.settleStep)(async ({ params, body }) => ({
      status: 200,
      body: await installation.settleStep(params.step, body.state),
    })),
    route(endpoints.sendTestMail)(async ({ caller, idempotencyKey: key }) => {
      const call = { userId: caller.userId, endpoint: endpoints.sendTestMail.id, key };
      const address = await testMail.send(call);
      return { status: 200, body: { mail: installation.mail, address } };
    }),
  ];
}
