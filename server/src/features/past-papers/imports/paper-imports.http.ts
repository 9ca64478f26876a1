import * as endpoints from '@akada/contract/material/paper-imports.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { waitForEngine } from '../../../platform/study-model/wait-for-engine.ts';
import { importIntoBank, type PaperBankDeps } from './paper-bank.service.ts';
import type { AuthorizePaperImport } from './paper-imports.access.ts';
import { presentPaperImport } from './paper-imports.present.ts';
import type { PaperImports } from './paper-imports.service.ts';

interface PaperImportsRoutesDeps extends PaperBankDeps {
  imports: PaperImports;
  authorizePaperImport: AuthorizePaperImport;
}

export function paperImportsRoutes(deps: PaperImportsRoutesDeps): Route[] {
  const { imports, authorizePaperImport } = deps;
  return [
    route(endpoints.readPaperFile)(async ({ caller, file, idempotencyKey }) => {
      const id = await imports.start(caller, { file, idempotencyKey });
      return { status: 202, body: presentPaperImport(await authorizePaperImport(caller, id)) };
    }),
    route(endpoints.getPaperImport)(async ({ caller, params }) => ({
      status: 200,
      body: presentPaperImport(await authorizePaperImport(caller, params.id)),
    })),
    route(endpoints.readPaperAnswers)(async ({ caller, params, file }) => {
      await imports.addAnswers(await authorizePaperImport(caller, params.id), file);
      return { status: 202, body: presentPaperImport(await authorizePaperImport(caller, params.id)) };
    }),
    route(endpoints.importPaper)(async (call) => {
      const { caller, params, body } = call;
      const paper = await authorizePaperImport(caller, params.id);
      return {
        status: 200,
        body: await waitForEngine(call, (signal) => importIntoBank(deps, paper, body, signal)),
      };
    }),
  ];
}
