import * as endpoints from '@akada/contract/material/past-papers.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeDeletion } from '../../platform/undo/undo.ts';
import type { PaperMending } from './paper-mending.service.ts';
import { type PaperReadingDeps, readPastPaper } from './paper-reading.service.ts';
import { makePaperSet, type PaperSetDeps } from './paper-set.service.ts';
import type { AuthorizePaper } from './past-papers.access.ts';
import type { PastPapersService } from './past-papers.service.ts';

interface PastPapersRoutesDeps extends PaperReadingDeps, PaperSetDeps {
  notes: PaperReadingDeps['notes'] & PaperSetDeps['notes'];
  papers: PastPapersService;
  mending: PaperMending;
  authorizePaper: AuthorizePaper;
  authorizeDeletion: AuthorizeDeletion;
}

export function pastPapersRoutes(deps: PastPapersRoutesDeps): Route[] {
  const { papers, mending, authorizeNote, authorizePaper, authorizeDeletion } = deps;
  return [
    route(endpoints.readPastPaper)(async (call) => {
      const { caller, body } = call;
      const note = await authorizeNote(caller, body.note_id);
      const answers =
        body.answers_note_id === undefined ? null : await authorizeNote(caller, body.answers_note_id);
      const id = await readPastPaper(deps, { caller, note, answers }, call);
      return { status: 200, body: await papers.review(await authorizePaper(caller, id)) };
    }),
    route(endpoints.listPastPapers)(async ({ caller, query: { note_id: noteId, subject, skip, limit } }) => ({
      status: 200,
      body: await papers.list({ userId: caller.userId, noteId, subject, skip, limit }),
    })),
    route(endpoints.getPastPaper)(async ({ caller, params }) => ({
      status: 200,
      body: await papers.review(await authorizePaper(caller, params.id)),
    })),
    route(endpoints.changePastPaper)(async ({ caller, params, body }) => ({
      status: 200,
      body: await papers.change(await authorizePaper(caller, params.id), body),
    })),
    route(endpoints.changePastPaperQuestion)(async ({ caller, params: { id, position }, body }) => {
      const paper = await authorizePaper(caller, id);
      await mending.change(paper, position, body);
      return { status: 200, body: await papers.question(paper, position) };
    }),
    route(endpoints.givePastPaperKeys)(async ({ caller, params, body }) => {
      const paper = await authorizePaper(caller, params.id);
      await mending.giveKeys(paper, body.letters);
      return { status: 200, body: await papers.review(paper) };
    }),
    route(endpoints.makePastPaperSet)(async ({ caller, params, signal }) => {
      return { status: 200, body: await makePaperSet(deps, await authorizePaper(caller, params.id), signal) };
    }),
    route(endpoints.namePastPaperTopic)(async ({ caller, params, body }) => {
      const paper = await authorizePaper(caller, params.id);
      await mending.nameTopic(paper, body);
      return { status: 200, body: await papers.review(paper) };
    }),
    route(endpoints.deletePastPaper)(async ({ caller, params }) => {
      await papers.remove(await authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.restorePastPaper)(async ({ caller, params }) => {
      await papers.restore(await authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
  ];
}
