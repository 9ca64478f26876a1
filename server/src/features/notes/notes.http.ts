import * as originals from '@akada/contract/material/note-original.ts';
import * as notePages from '@akada/contract/material/note-pages.ts';
import * as endpoints from '@akada/contract/material/notes.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { ReadingAbility } from '@akada/core/notes/file-kinds.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeDeletion } from '../../platform/undo/undo.ts';
import type { NoteEncoding } from './note/note-encoding.service.ts';
import type { NoteChanging } from './note-change.service.ts';
import type { NoteDeletion } from './note-deletion.service.ts';
import type { NoteOriginals } from './note-original.service.ts';
import type { NoteSearch } from './note-search.service.ts';
import type { AuthorizeNote } from './notes.access.ts';
import type { NotesService } from './notes.service.ts';
import type { NoteUpload } from './upload/note-upload.service.ts';

export interface NotesRoutesDeps {
  notes: NotesService;
  upload: NoteUpload;
  changing: NoteChanging;
  search: NoteSearch;
  deletion: NoteDeletion;
  authorizeNote: AuthorizeNote;
  authorizeDeletion: AuthorizeDeletion;
  abilities: ReadonlySet<ReadingAbility>;
  originals: NoteOriginals;
  encoding: NoteEncoding;
}

export function notesRoutes(deps: NotesRoutesDeps): Route[] {
  const { abilities, notes, upload, changing, encoding, search, deletion, authorizeNote, authorizeDeletion } =
    deps;

  return [
    route(endpoints.startUpload)(async ({ caller, file, idempotencyKey }) => {
      const note = await upload.take(caller, {
        filename: file.filename,
        source: file.stream,
        finish: async () => {
          const { course_name, make_questions, make_cards } = await file.finish();
          return { courseName: course_name, firstSets: { questions: make_questions, cards: make_cards } };
        },
        idempotencyKey,
      });
      // A repeated upload is answered unread; the rest of it still has to leave the connection.
      file.stream.resume();
      return { status: 201, body: note };
    }),
    route(endpoints.readingAbilities)(async () => ({
      status: 200,
      body: {
        recognition: abilities.has('recognition'),
        subtitle_tracks: abilities.has('subtitle_tracks'),
        transcription: abilities.has('transcription'),
      },
    })),
    route(endpoints.listFiles)(async ({ caller, query }) => ({
      status: 200,
      body: await notes.list({ userId: caller.userId, ...query }),
    })),
    route(endpoints.findSameFile)(async ({ caller, query }) => ({
      status: 200,
      body: { file: await notes.findSame(caller.userId, query.sha256) },
    })),
    route(notePages.getFile)(async ({ caller, params }) => ({
      status: 200,
      body: await notes.present(await authorizeNote(caller, params.id)),
    })),
    route(notePages.changeFile)(async ({ caller, params, body }) => ({
      status: 200,
      body: await changing.change(await authorizeNote(caller, params.id), {
        title: body.title,
        courseName: body.course_name,
        clothSeed: body.cloth_seed,
        clothColour: body.cloth_colour,
        tags: body.tags,
        archived: body.archived,
      }),
    })),
    route(notePages.searchFile)(async ({ caller, params, query }) => ({
      status: 200,
      body: await search.search(await authorizeNote(caller, params.id), query.q),
    })),
    route(notePages.readPage)(async ({ caller, params }) => ({
      status: 200,
      body: await notes.page(await authorizeNote(caller, params.id), params.n),
    })),
    route(originals.prepareOriginal)(async ({ caller, params }) => {
      const ticket = await deps.originals.ticketFor(await authorizeNote(caller, params.id), caller.sessionId);
      const path = `${apiBase}${originals.downloadOriginal.path}?ticket=${ticket}`;
      return { status: 200, body: { download_path: path } };
    }),
    route(originals.downloadOriginal)(async ({ query }) => ({
      status: 200,
      content: await deps.originals.open(query.ticket),
    })),
    route(endpoints.deleteFile)(async ({ caller, params }) => {
      await deletion.remove(await authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.chooseEncoding)(async ({ caller, params, body }) => ({
      status: 200,
      body: await encoding.choose(await authorizeNote(caller, params.id), body.encoding),
    })),
    route(endpoints.restoreFile)(async ({ caller, params }) => ({
      status: 200,
      body: await deletion.restore(await authorizeDeletion(caller, params.id)),
    })),
  ];
}
