import { Readable } from 'node:stream';
import * as contract from '@akada/contract/work/classes/gradebook.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CourseAccess } from '../../courses/courses.access.ts';
import type { Gradebook } from './gradebook.service.ts';

interface GradebookRoutesDeps {
  gradebook: Gradebook;
  courses: Pick<CourseAccess, 'toChange'>;
}

export function gradebookRoutes({ gradebook, courses }: GradebookRoutesDeps): Route[] {
  return [
    route(contract.readGradebook)(async ({ caller, params, query }) => ({
      status: 200,
      body: await gradebook.page(await courses.toChange(caller, params.id), query),
    })),
    route(contract.gradebookFile)(async ({ caller, params }) => {
      const course = await courses.toChange(caller, params.id);
      const bytes = Buffer.from(await gradebook.file(course));
      const stream = Readable.from([bytes], { objectMode: false });
      const filename = setFileName(`${course.name} gradebook`, 'csv');
      return { status: 200, content: { stream, bytes: bytes.length, filename } };
    }),
  ];
}
