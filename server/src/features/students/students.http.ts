import * as endpoints from '@akada/contract/observers/students.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { SharingService } from './sharing.service.ts';
import type { StudentList } from './student-list.service.ts';
import type { StudentNotesService } from './student-notes.service.ts';
import type { StudentPages } from './student-page.service.ts';
import type { StudentsAccess } from './students.access.ts';

interface StudentRoutesDeps {
  access: StudentsAccess;
  list: StudentList;
  pages: StudentPages;
  notes: StudentNotesService;
  sharing: SharingService;
}

export function studentRoutes(deps: StudentRoutesDeps): Route[] {
  const { access, list, pages, sharing } = deps;
  return [
    route(endpoints.listStudents)(async ({ caller, query }) => ({
      status: 200,
      body: await list(caller.userId, query),
    })),
    route(endpoints.getStudent)(async ({ caller, params }) => ({
      status: 200,
      body: await pages.readStudent(await access.student(caller, params.id)),
    })),
    ...noteRoutes(deps),
    route(endpoints.getToMark)(async ({ caller }) => ({
      status: 200,
      body: await pages.readToMark(caller.userId),
    })),
    route(endpoints.listOwnTutors)(async ({ caller, query }) => ({
      status: 200,
      body: await sharing.listTutors(caller.userId, query),
    })),
    route(endpoints.getTutorView)(async ({ caller, params }) => ({
      status: 200,
      body: await pages.readTutorView(await access.tutor(caller, params.id)),
    })),
    route(endpoints.shareResults)(async ({ caller, params, body }) => {
      await sharing.share(await access.tutor(caller, params.id), body);
      return { status: 200, body: await pages.readTutorView(await access.tutor(caller, params.id)) };
    }),
  ];
}

function noteRoutes({ access, notes }: Pick<StudentRoutesDeps, 'access' | 'notes'>): Route[] {
  return [
    route(endpoints.addStudentNote)(async ({ caller, params, body, idempotencyKey: key }) => {
      const call = { userId: caller.userId, endpoint: endpoints.addStudentNote.id, key };
      return { status: 201, body: await notes.add(await access.student(caller, params.id), call, body) };
    }),
    route(endpoints.changeStudentNote)(async ({ caller, params, body }) => ({
      status: 200,
      body: await notes.change(await access.note(caller, params.id), body.text),
    })),
    route(endpoints.deleteStudentNote)(async ({ caller, params }) => {
      await notes.remove(await access.deletion(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.restoreStudentNote)(async ({ caller, params }) => ({
      status: 200,
      body: await notes.restore(await access.deletion(caller, params.id)),
    })),
  ];
}
