/** The services of the notes over a test app, and what tests ask about them. */
import type { Caller } from '../../../platform/http/route.ts';
import { type AuthorizeDeletion, createAuthorizeDeletion } from '../../../platform/undo/undo.ts';
import { apiUrl, type SharedTestApp } from '../../../testing/test-app.ts';
import { createLanguageModelService } from '../../language-model/language-model.service.ts';
import { createModelChoices } from '../../language-model/model-choice.service.ts';
import { createUsageService, type UsageService } from '../../usage/usage.service.ts';
import { notes } from '../note/notes.tables.ts';
import { createNoteDeletion, type NoteDeletion } from '../note-deletion.service.ts';
import { createNoteOriginals, type NoteOriginals } from '../note-original.service.ts';
import { type AuthorizeNote, createAuthorizeNote } from '../notes.access.ts';
import { createNotesService, type NotesService } from '../notes.service.ts';
import { createRecordingConsents } from '../recordings/recording-consent.service.ts';
import { createPageSight, type PageSight } from '../sight/page-sight.service.ts';
import { createNoteUpload, type NoteUpload } from '../upload/note-upload.service.ts';

export interface NoteServices {
  usage: UsageService;
  sight: PageSight;
  notes: NotesService;
  upload: NoteUpload;
  deletion: NoteDeletion;
  originals: NoteOriginals;
  authorizeNote: AuthorizeNote;
  authorizeDeletion: AuthorizeDeletion;
}

export function noteServices({ platform, clock }: SharedTestApp): NoteServices {
  const usage = createUsageService({ clock });
  const languageModel = createLanguageModelService({ ...platform, choices: createModelChoices(platform) });
  const sight = createPageSight({ ...platform, languageModel });
  const authorizeNote = createAuthorizeNote(platform.database);
  return {
    usage,
    sight,
    notes: createNotesService(platform),
    upload: createNoteUpload({
      ...platform,
      usage,
      sight,
      consents: createRecordingConsents({ ...platform, clock }),
      planFirstSets: async () => undefined,
    }),
    deletion: createNoteDeletion({ ...platform, clock }),
    originals: createNoteOriginals({ ...platform, clock, authorizeNote }),
    authorizeNote,
    authorizeDeletion: createAuthorizeDeletion(platform.database, notes),
  };
}

/** @returns the uploads of this month that are charged to the account */
export async function unitsUsed(
  app: SharedTestApp,
  { userId, plan }: Pick<Caller, 'userId' | 'plan'>,
): Promise<number> {
  const { db } = app.platform.database;
  return (await noteServices(app).usage.ofKind(db, { userId, plan, kind: 'upload' })).used;
}

/** @returns the keys of all stored bytes */
export async function storedKeys({ platform }: SharedTestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of platform.files.list()) keys.push(key);
  return keys;
}

/** Calls `/student-tools/gemini/files` and what is below. */
export async function callFiles(
  app: SharedTestApp,
  student: { authorization: string } | null,
  path: string,
  method = 'GET',
  body?: object,
): Promise<Response> {
  const headers = {
    ...(student ? { authorization: student.authorization } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  return fetch(`${await apiUrl(app)}/student-tools/gemini/files${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
}
