import * as contract from '@akada/contract/material/my-notes.ts';
import * as texts from '@akada/contract/material/written-notes.ts';
import { apiBase } from '@akada/contract/table.ts';
import { viewingOnly } from '../../platform/fault/fault.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Highlights } from './highlights/highlights.service.ts';
import type { ListMyNotes } from './mine/my-notes.service.ts';
import type { NotesExport } from './mine/notes-export.service.ts';
import type { AuthorizeNote } from './notes.access.ts';
import type { WrittenNotes } from './written/written-notes.service.ts';

export interface MyNotesRoutesDeps {
  list: ListMyNotes;
  archive: NotesExport;
  highlights: Highlights;
  written: WrittenNotes;
  authorizeNote: AuthorizeNote;
}

export function myNotesRoutes(deps: MyNotesRoutesDeps): Route[] {
  const { list, archive, highlights, authorizeNote } = deps;

  return [
    ...writtenRoutes(deps),
    route(contract.listMyNotes)(async ({ caller, query }) => {
      // The search finds words inside the notes, and shows them.
      if (caller.viewing && query.search) throw viewingOnly();
      return { status: 200, body: await list(caller.userId, query) };
    }),
    route(contract.prepareNotesExport)(async ({ caller }) => {
      const ticket = await archive.ticketFor(caller);
      const path = `${apiBase}${contract.downloadNotesExport.path}?ticket=${ticket}`;
      return { status: 200, body: { download_path: path } };
    }),
    route(contract.downloadNotesExport)(async ({ query }) => ({
      status: 200,
      content: await archive.open(query.ticket),
    })),
    route(contract.listHighlights)(async ({ caller, params }) => ({
      status: 200,
      body: { items: await highlights.list(await authorizeNote(caller, params.id)) },
    })),
    route(contract.addHighlight)(async ({ caller, params, body }) => ({
      status: 200,
      body: await highlights.add(await authorizeNote(caller, params.id), body),
    })),
    route(contract.removeHighlight)(async ({ caller, params }) => {
      await highlights.remove(await authorizeNote(caller, params.id), params.highlight_id);
      return { status: 204 };
    }),
  ];
}

function writtenRoutes({ written, authorizeNote }: MyNotesRoutesDeps): Route[] {
  return [
    route(texts.writeNote)(async ({ caller, body, idempotencyKey }) => {
      const id = await written.write(caller.userId, body, idempotencyKey);
      return { status: 201, body: await written.find(await authorizeNote(caller, id)) };
    }),
    route(texts.getWritten)(async ({ caller, params }) => ({
      status: 200,
      body: await written.find(await authorizeNote(caller, params.id)),
    })),
    route(texts.editWritten)(async ({ caller, params, body }) => ({
      status: 200,
      body: await written.edit(await authorizeNote(caller, params.id), body),
    })),
    route(texts.readWritten)(async ({ caller, params, signal }) => ({
      status: 200,
      body: await written.shown(await authorizeNote(caller, params.id), signal),
    })),
    route(texts.listWrittenVersions)(async ({ caller, params }) => {
      const items = await written.versions(await authorizeNote(caller, params.id));
      return { status: 200, body: { items, total: items.length } };
    }),
    route(texts.previewNote)(async ({ caller, body, signal }) => ({
      status: 200,
      body: { trees: await written.preview(caller.userId, body.texts, signal) },
    })),
  ];
}
