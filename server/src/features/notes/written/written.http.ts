import * as contract from '@akada/contract/material/written-notes.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { AuthorizeNote } from '../notes.access.ts';
import type { WrittenNotes } from './written-notes.service.ts';

export function writtenRoutes(written: WrittenNotes, authorizeNote: AuthorizeNote): Route[] {
  return [
    route(contract.writeNote)(async ({ caller, body, idempotencyKey }) => {
      const id = await written.write(caller.userId, body, idempotencyKey);
      return { status: 201, body: await written.find(await authorizeNote(caller, id)) };
    }),
    route(contract.getWritten)(async ({ caller, params }) => ({
      status: 200,
      body: await written.find(await authorizeNote(caller, params.id)),
    })),
    route(contract.editWritten)(async ({ caller, params, body }) => ({
      status: 200,
      body: await written.edit(await authorizeNote(caller, params.id), body),
    })),
    route(contract.readWritten)(async ({ caller, params, signal }) => ({
      status: 200,
      body: await written.shown(await authorizeNote(caller, params.id), signal),
    })),
    route(contract.listWrittenVersions)(async ({ caller, params }) => {
      const items = await written.versions(await authorizeNote(caller, params.id));
      return { status: 200, body: { items, total: items.length } };
    }),
    route(contract.previewNote)(async ({ caller, body, signal }) => ({
      status: 200,
      body: { trees: await written.preview(caller.userId, body.texts, signal) },
    })),
  ];
}
