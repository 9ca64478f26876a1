import { Readable } from 'node:stream';
import * as contract from '@akada/contract/work/classes/assignments.ts';
import * as myContract from '@akada/contract/work/classes/my-assignments.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AssignmentDecisions } from './assignment-decisions.service.ts';
import type { AssignmentOverview } from './assignment-overview.service.ts';
import { getAssignmentTable } from './assignment-table.ts';
import type { AssignmentWriting } from './assignment-writing.service.ts';
import type { AssignmentAccess } from './assignments.access.ts';
import type { MyAssignments } from './my-assignments.service.ts';
import type { Working } from './working.service.ts';

export interface AssignmentRoutesDeps {
  access: AssignmentAccess;
  overview: AssignmentOverview;
  writing: AssignmentWriting;
  decisions: AssignmentDecisions;
  mine: MyAssignments;
  working: Working;
}

export function assignmentRoutes(deps: AssignmentRoutesDeps): Route[] {
  return [...tutorRoutes(deps), ...studentRoutes(deps)];
}

function tutorRoutes({ access, overview, writing, decisions }: AssignmentRoutesDeps): Route[] {
  return [
    route(contract.createAssignment)(async ({ caller, body, idempotencyKey }) => ({
      status: 201,
      body: await writing.create(caller.userId, body, idempotencyKey),
    })),
    route(contract.listAssignments)(async ({ caller, query }) => ({
      status: 200,
      body: await overview.list(caller.userId, query),
    })),
    route(contract.getAssignment)(async ({ caller, params }) => ({
      status: 200,
      body: await overview.get(await access.toChange(caller, params.id)),
    })),
    route(contract.editAssignment)(async ({ caller, params, body }) => ({
      status: 200,
      body: await writing.edit(await access.toChange(caller, params.id), body),
    })),
    route(contract.deleteAssignment)(async ({ caller, params }) => {
      await writing.remove(await access.deletion(caller, params.id));
      return { status: 204 };
    }),
    route(contract.restoreAssignment)(async ({ caller, params }) => ({
      status: 200,
      body: await writing.restore(await access.deletion(caller, params.id)),
    })),
    route(contract.listAssignmentStudents)(async ({ caller, params, query }) => ({
      status: 200,
      body: await overview.listStudents(await access.toChange(caller, params.id), query),
    })),
    route(contract.assignmentTable)(async ({ caller, params }) => {
      const assignment = await access.toChange(caller, params.id);
      const bytes = Buffer.from(getAssignmentTable(await overview.students(assignment)));
      const stream = Readable.from([bytes], { objectMode: false });
      const filename = setFileName(assignment.title, 'csv');
      return { status: 200, content: { stream, bytes: bytes.length, filename } };
    }),
    route(contract.getAssignmentWork)(async ({ caller, params }) => ({
      status: 200,
      body: await overview.work(await access.toChange(caller, params.id), params.student_id),
    })),
    route(contract.extendAssignment)(async ({ caller, params, body }) => ({
      status: 200,
      body: await decisions.extend(await access.toChange(caller, params.id), params.student_id, body),
    })),
    route(contract.markAssignment)(async ({ caller, params, body }) => ({
      status: 200,
      body: await decisions.mark(await access.toChange(caller, params.id), params.student_id, body),
    })),
    route(contract.remindStudents)(async ({ caller, params, body }) => ({
      status: 200,
      body: await decisions.remind(await access.toChange(caller, params.id), body.student_id),
    })),
    route(contract.listStudentAssignments)(async ({ caller, params, query }) => ({
      status: 200,
      body: await overview.ofStudent(caller.userId, params.student_id, query),
    })),
  ];
}

function studentRoutes({ mine, working }: AssignmentRoutesDeps): Route[] {
  return [
    route(myContract.listAssignedWork)(async ({ caller, query }) => ({
      status: 200,
      body: await mine.list(caller.userId, query),
    })),
    route(myContract.getMyAssignment)(async ({ caller, params }) => ({
      status: 200,
      body: await mine.read(caller.userId, params.id),
    })),
    route(myContract.openMyAssignment)(async ({ caller, params }) => {
      await mine.open(caller.userId, params.id);
      return { status: 204 };
    }),
    route(myContract.startMyAssignment)(async ({ caller, params, body, signal }) => ({
      status: 200,
      body: await working.start(caller.userId, params.id, body.attempt, signal),
    })),
    route(myContract.handInMyAssignment)(async ({ caller, params, body }) => ({
      status: 200,
      body: await working.handIn(caller.userId, params.id, body.text),
    })),
  ];
}
