import { Readable } from 'node:stream';
import * as contract from '@akada/contract/material/guides.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { waitForEngine } from '../../platform/study-model/wait-for-engine.ts';
import type { AuthorizeDeletion } from '../../platform/undo/undo.ts';
import type { GuideEditing } from './guide-editing.service.ts';
import type { AuthorizeGuide } from './guides.access.ts';

export interface GuidesRoutesDeps {
  editing: GuideEditing;
  authorizeGuide: AuthorizeGuide;
  authorizeDeletion: AuthorizeDeletion;
}

export function guidesRoutes({ editing, authorizeGuide, authorizeDeletion }: GuidesRoutesDeps): Route[] {
  return [
    route(contract.editGuideSection)(async ({ caller, params, body, signal }) => {
      const guide = await authorizeGuide(caller, params.id);
      return { status: 200, body: await editing.edit(guide, { ...body, number: params.number }, signal) };
    }),
    route(contract.regenerateGuideSection)(async (call) => {
      const { caller, params, body, idempotencyKey: key } = call;
      const guide = await authorizeGuide(caller, params.id);
      const change = { ...body, number: params.number, key };
      return {
        status: 200,
        body: await waitForEngine(call, (signal) => editing.remake(guide, change, signal)),
      };
    }),
    route(contract.deleteGuide)(async ({ caller, params }) => {
      await editing.remove(await authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(contract.restoreGuide)(async ({ caller, params }) => {
      await editing.restore(await authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(contract.listDeletedGuides)(async ({ caller }) => ({
      status: 200,
      body: { items: await editing.listDeleted(caller.userId) },
    })),
    route(contract.exportGuide)(async ({ caller, params }) => {
      const guide = await authorizeGuide(caller, params.id);
      const bytes = Buffer.from(await editing.write(guide));
      const stream = Readable.from([bytes], { objectMode: false });
      return {
        status: 200,
        content: { stream, bytes: bytes.length, filename: setFileName(guide.title, 'md') },
      };
    }),
  ];
}
