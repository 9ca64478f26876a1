import { deleteFile, listFiles, readPage, restoreFile, startUpload } from '@akada/contract/material/notes.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeDeletion } from '../../platform/undo/undo.ts';
import type { NoteDeletion } from './note-deletion.service.ts';
import type { AuthorizeNote } from './notes.access.ts';
import type { NotesService } from './notes.service.ts';
import type { NoteUpload } from './upload/note-upload.service.ts';

export interface NotesRoutesDeps {
  notes: NotesService;
  upload: NoteUpload;
  deletion: NoteDeletion;
  authorizeNote: AuthorizeNote;
  authorizeDeletion: AuthorizeDeletion;
}

export function notesRoutes(deps: NotesRoutesDeps): Route[] {
  const { notes, upload, deletion, authorizeNote, authorizeDeletion } = deps;

  return [
    route(startUpload)(async ({ caller, body, file, idempotencyKey }) => {
      const note = await upload.take(caller, {
        filename: file.filename,
        courseName: body.course_name,
        source: file.stream,
        finish: () => file.finish(),
        idempotencyKey,
      });
      // A repeated upload is answered unread; the rest of it still has to leave the connection.
      file.stream.resume();
      return { status: 201, body: note };
    }),
    route(listFiles)(async ({ caller, query }) => ({
      status: 200,
      body: await notes.list({ userId: caller.userId, ...query }),
    })),
    route(readPage)(async ({ caller, params }) => ({
      status: 200,
      body: await notes.page(await authorizeNote(caller, params.id), params.n),
    })),
    route(deleteFile)(async ({ caller, params }) => {
      await deletion.remove(await authorizeDeletion(caller, params.id));
      return { status: 204 };
    }),
    route(restoreFile)(async ({ caller, params }) => ({
      status: 200,
      body: await deletion.restore(await authorizeDeletion(caller, params.id)),
    })),
  ];
}
