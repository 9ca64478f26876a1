import * as contract from '@akada/contract/material/my-notes.ts';
import { apiBase } from '@akada/contract/table.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Highlights } from '../highlights/highlights.service.ts';
import type { AuthorizeNote } from '../notes.access.ts';
import type { ListMyNotes } from './my-notes.service.ts';
import type { NotesExport } from './notes-export.service.ts';

export interface MyNotesRoutesDeps {
  list: ListMyNotes;
  archive: NotesExport;
  highlights: Highlights;
  authorizeNote: AuthorizeNote;
}

export function myNotesRoutes({ list, archive, highlights, authorizeNote }: MyNotesRoutesDeps): Route[] {
  return [
    route(contract.listMyNotes)(async ({ caller, query }) => ({
      status: 200,
      body: await list(caller.userId, query),
    })),
    route(contract.prepareNotesExport)(async ({ caller }) => {
      const ticket = await archive.ticketFor(caller.userId);
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
