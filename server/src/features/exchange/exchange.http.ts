import { Readable } from 'node:stream';
import {
  exportQuestions,
  getQuestionImport,
  importQuestions,
  previewExport,
} from '@akada/contract/work/exchange.ts';
import type * as z from 'zod/mini';
import { Fault } from '../../platform/fault/fault.ts';
import { type Caller, type Route, route } from '../../platform/http/route.ts';
import { waitForEngine } from '../../platform/study-model/wait-for-engine.ts';
import type { AuthorizeGeneration } from '../generation/generation.access.ts';
import type { ExportedSource, ExportedSources } from './exports/exported-source.service.ts';
import type { QuestionExports } from './exports/question-exports.service.ts';
import type { AuthorizeImport } from './imports/question-imports.access.ts';
import { isEnded, presentImport } from './imports/question-imports.present.ts';
import type { QuestionImports } from './imports/question-imports.service.ts';

export interface ExchangeRoutesDeps {
  imports: QuestionImports;
  exports: QuestionExports;
  sources: ExportedSources;
  authorizeImport: AuthorizeImport;
  authorizeGeneration: AuthorizeGeneration;
}

export function exchangeRoutes(deps: ExchangeRoutesDeps): Route[] {
  const { imports, exports, authorizeImport } = deps;
  return [
    route(importQuestions)(async ({ caller, file, idempotencyKey, signal, closing }) => {
      const id = await imports.start(caller, { file, idempotencyKey });
      const load = () => authorizeImport(caller, id);
      const settled = await imports.settled(caller, load, AbortSignal.any([signal, closing]));
      return { status: isEnded(settled) ? 200 : 202, body: settled };
    }),
    route(getQuestionImport)(async ({ caller, params }) => ({
      status: 200,
      body: presentImport(await authorizeImport(caller, params.id)),
    })),
    route(exportQuestions)(async (call) => {
      const { caller, query } = call;
      const source = await getSource(deps, caller, query);
      const order = { caller, source, format: query.format };
      const { bytes, ...named } = await waitForEngine(call, (signal) => exports.write(order, signal));
      const stream = Readable.from([bytes], { objectMode: false });
      return { status: 200, content: { ...named, stream, bytes: bytes.length } };
    }),
    route(previewExport)(async (call) => {
      const { caller, query } = call;
      const source = await getSource(deps, caller, query);
      const order = { caller, source, format: query.format };
      return { status: 200, body: await waitForEngine(call, (signal) => exports.preview(order, signal)) };
    }),
  ];
}

/** @throws Fault `validation_failed` unless exactly one of both is named, `not_found` for another account's source */
async function getSource(
  { sources, authorizeGeneration }: ExchangeRoutesDeps,
  caller: Caller,
  { course_id: courseId, set_id: setId }: z.output<typeof exportQuestions.query>,
): Promise<ExportedSource> {
  if (courseId !== undefined && setId === undefined) return sources.ofCourse(caller, courseId);
  if (setId !== undefined && courseId === undefined)
    return sources.ofSet(await authorizeGeneration(caller, setId));

  const requested = 'Name a course or a set, and not both';
  throw new Fault('validation_failed', requested, { fields: { course_id: requested, set_id: requested } });
}
