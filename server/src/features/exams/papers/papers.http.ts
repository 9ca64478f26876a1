import * as contract from '@akada/contract/work/marking/papers.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CourseExamAccess } from '../course-exams/course-exams.access.ts';
import type { MarksRelease } from '../release/marks-release.service.ts';
import type { EssayMarking } from './essay-marking.service.ts';
import type { EssayProposals } from './essay-proposals.service.ts';
import type { Papers } from './papers.service.ts';

export interface PapersRoutesDeps {
  papers: Papers;
  marking: EssayMarking;
  proposals: EssayProposals;
  release: MarksRelease;
  access: Pick<CourseExamAccess, 'toChange'>;
}

export function papersRoutes({ papers, marking, proposals, release, access }: PapersRoutesDeps): Route[] {
  return [
    route(contract.getRelease)(async ({ caller, params }) => ({
      status: 200,
      body: await release.get(await access.toChange(caller, params.id)),
    })),
    route(contract.releaseMarks)(async ({ caller, params }) => ({
      status: 200,
      body: await release.release(await access.toChange(caller, params.id)),
    })),
    route(contract.listPapers)(async ({ caller, params, query: { state = null, ...paging } }) => ({
      status: 200,
      body: await papers.list(await access.toChange(caller, params.id), { state, ...paging }),
    })),
    route(contract.getPaper)(async ({ caller, params }) => ({
      status: 200,
      body: await papers.get(await access.toChange(caller, params.id), params.exam_id),
    })),
    route(contract.markEssay)(async ({ caller, params, body }) => ({
      status: 200,
      body: await marking.mark(
        caller,
        await access.toChange(caller, params.id),
        { examId: params.exam_id, questionId: params.question_id },
        body,
      ),
    })),
    route(contract.proposeMarks)(async ({ caller, params, signal }) => ({
      status: 200,
      body: await proposals.propose(
        await access.toChange(caller, params.id),
        { examId: params.exam_id, questionId: params.question_id },
        signal,
      ),
    })),
  ];
}
