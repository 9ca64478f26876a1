import { Readable } from 'node:stream';
import * as endpoints from '@akada/contract/work/classes/registers.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CourseAccess } from '../courses/courses.access.ts';
import type { TutorialAccess } from '../tutorials/tutorials.access.ts';
import type { RegistersService } from './registers.service.ts';

interface RegistersRoutesDeps {
  tutorials: Pick<TutorialAccess, 'own'>;
  courses: Pick<CourseAccess, 'toChange'>;
  registers: RegistersService;
}

export function registersRoutes({ tutorials, courses, registers }: RegistersRoutesDeps): Route[] {
  return [
    route(endpoints.readRegister)(async ({ caller, params }) => ({
      status: 200,
      body: await registers.read(await tutorials.own(caller, params.id)),
    })),
    route(endpoints.markRegister)(async ({ caller, params, body }) => ({
      status: 200,
      body: await registers.mark(await tutorials.own(caller, params.id), body.marks),
    })),
    route(endpoints.registerFile)(async ({ caller, params }) => {
      const tutorial = await tutorials.own(caller, params.id);
      const bytes = Buffer.from(await registers.file(tutorial));
      const stream = Readable.from([bytes], { objectMode: false });
      const filename = setFileName(`${tutorial.title} register`, 'csv');
      return { status: 200, content: { stream, bytes: bytes.length, filename } };
    }),
    route(endpoints.listClassSessions)(async ({ caller, params, query }) => ({
      status: 200,
      body: await registers.listOfClass(await courses.toChange(caller, params.id), query),
    })),
    route(endpoints.listOwnAttendance)(async ({ caller, query }) => ({
      status: 200,
      body: await registers.listOwn(caller.userId, query),
    })),
  ];
}
