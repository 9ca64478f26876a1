import * as endpoints from '@akada/contract/tutors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { TutorsService } from './tutors.service.ts';

export function tutorsRoutes(tutors: TutorsService): Route[] {
  return [
    route(endpoints.getTutorProfile)(async ({ caller }) => ({
      status: 200,
      body: await tutors.read(caller.userId),
    })),
    route(endpoints.createTutorProfile)(async ({ caller, body }) => ({
      status: 201,
      body: await tutors.create(caller.userId, body),
    })),
    route(endpoints.saveTutorProfile)(async ({ caller, body }) => ({
      status: 200,
      body: await tutors.save(caller.userId, body),
    })),
  ];
}
