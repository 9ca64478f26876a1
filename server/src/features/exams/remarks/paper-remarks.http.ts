import * as contract from '@akada/contract/work/marking/remarks.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CourseExamAccess } from '../course-exams/course-exams.access.ts';
import type { AuthorizeExam } from '../sitting/exams.access.ts';
import type { PaperRemarks } from './paper-remarks.service.ts';

export interface PaperRemarksRoutesDeps {
  remarks: PaperRemarks;
  access: Pick<CourseExamAccess, 'toChange'>;
  authorizeExam: AuthorizeExam;
}

export function paperRemarksRoutes({ remarks, access, authorizeExam }: PaperRemarksRoutesDeps): Route[] {
  return [
    route(contract.listPaperRemarks)(async ({ caller, params }) => ({
      status: 200,
      body: await remarks.listForTutor(caller, await access.toChange(caller, params.id), params.exam_id),
    })),
    route(contract.writePaperRemark)(async ({ caller, params, body }) => ({
      status: 200,
      body: await remarks.writeForTutor(
        caller,
        await access.toChange(caller, params.id),
        params.exam_id,
        body,
      ),
    })),
    route(contract.removePaperRemark)(async ({ caller, params, body }) => ({
      status: 200,
      body: await remarks.removeForTutor(
        caller,
        await access.toChange(caller, params.id),
        params.exam_id,
        body,
      ),
    })),
    route(contract.listExamRemarks)(async ({ caller, params }) => ({
      status: 200,
      body: await remarks.listForStudent(await authorizeExam(caller, params.id)),
    })),
    route(contract.writeExamRemark)(async ({ caller, params, body }) => ({
      status: 200,
      body: await remarks.writeForStudent(await authorizeExam(caller, params.id), body),
    })),
  ];
}
