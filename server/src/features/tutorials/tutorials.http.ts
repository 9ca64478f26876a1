import * as forAdmins from '@akada/contract/observers/admin-tutorials.ts';
import * as endpoints from '@akada/contract/work/tutorials.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AdminTutorials } from './admin-tutorials.service.ts';
import type { SeatsService } from './seats.service.ts';
import type { TutorialAccess } from './tutorials.access.ts';
import type { TutorialsService } from './tutorials.service.ts';

interface TutorialsHttpDeps {
  access: TutorialAccess;
  tutorials: TutorialsService;
  seats: SeatsService;
}

export function tutorialsRoutes({ access, tutorials, seats }: TutorialsHttpDeps): Route[] {
  return [
    route(endpoints.listTutorials)(async ({ caller, query }) => ({
      status: 200,
      body: await tutorials.list(caller.userId, query),
    })),
    route(endpoints.createTutorial)(async ({ caller: { userId }, body, idempotencyKey: key }) => {
      const id = await tutorials.create({ userId, endpoint: endpoints.createTutorial.id, key }, body);
      return { status: 201, body: await tutorials.present(userId, id) };
    }),
    route(endpoints.getTutorial)(async ({ caller, params }) => {
      const { id } = await access.visible(caller, params.id);
      return { status: 200, body: await tutorials.present(caller.userId, id) };
    }),
    route(endpoints.editTutorial)(async ({ caller, params, body }) => {
      await tutorials.edit(await access.own(caller, params.id), body);
      return { status: 200, body: await tutorials.present(caller.userId, params.id) };
    }),
    route(endpoints.cancelTutorial)(async ({ caller, params }) => {
      await tutorials.cancel(await access.own(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.listParticipants)(async ({ caller, params }) => ({
      status: 200,
      body: await tutorials.participants(await access.own(caller, params.id)),
    })),
    route(endpoints.joinTutorial)(async ({ caller, params }) => {
      await seats.join(caller.userId, await access.visible(caller, params.id));
      return { status: 200, body: await tutorials.present(caller.userId, params.id) };
    }),
    route(endpoints.leaveTutorial)(async ({ caller, params }) => {
      await seats.exit(caller.userId, await access.visible(caller, params.id));
      return { status: 200, body: await tutorials.present(caller.userId, params.id) };
    }),
  ];
}

export function adminTutorialRoutes(tutorials: AdminTutorials): Route[] {
  return [
    route(forAdmins.listAdminTutorials)(async ({ query }) => ({
      status: 200,
      body: await tutorials.list(query),
    })),
    route(forAdmins.readAdminTutorial)(async ({ params }) => ({
      status: 200,
      body: await tutorials.read(params.id),
    })),
    route(forAdmins.cancelAdminTutorial)(async ({ caller, params, body }) => ({
      status: 200,
      body: await tutorials.cancel({ actorId: caller.userId, id: params.id, ...body }),
    })),
  ];
}
