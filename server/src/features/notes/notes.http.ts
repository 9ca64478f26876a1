import { deleteFile, listFiles, readPage, startUpload } from '@akada/contract/notes.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { NoteUpload } from './note-upload.service.ts';
import type { AuthorizeNote } from './notes.access.ts';
import type { NotesService } from './notes.service.ts';

export interface NotesRoutesPorts {
  notes: NotesService;
  upload: NoteUpload;
  authorizeNote: AuthorizeNote;
}

export function notesRoutes({ notes, upload, authorizeNote }: NotesRoutesPorts): Route[] {
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
      await notes.remove(await authorizeNote(caller, params.id));
      return { status: 204 };
    }),
  ];
}
