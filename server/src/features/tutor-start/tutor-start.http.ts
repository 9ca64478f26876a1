import * as endpoints from '@akada/contract/work/tutor-start.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { TutorStart } from './tutor-start.service.ts';

export function tutorStartRoutes(start: TutorStart): Route[] {
  return [
    route(endpoints.getFirstSteps)(async ({ caller }) => ({
      status: 200,
      body: await start.read(caller.userId),
    })),
    route(endpoints.finishFirstSteps)(async ({ caller }) => ({
      status: 200,
      body: await start.finish(caller.userId),
    })),
  ];
}
