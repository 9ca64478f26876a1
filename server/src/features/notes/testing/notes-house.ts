/** The product with its notes at hand: real in every part, listening on a port of its own. */
import { apiBase } from '@akada/contract/table.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { createPerson, type PersonTraits, signIn } from '../../../testing/people.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.ts';
import { createUsageService, type UsageService } from '../../usage/usage.service.ts';
import { createNoteUpload, type NoteUpload } from '../note-upload.service.ts';
import { type AuthorizeNote, createAuthorizeNote } from '../notes.access.ts';
import { createNotesService, type NotesService } from '../notes.service.ts';

export interface NotesHouse {
  app: TestApp;
  /** Below which all paths of the contract are. */
  url: string;
  usage: UsageService;
  notes: NotesService;
  upload: NoteUpload;
  authorizeNote: AuthorizeNote;
  newAccount(traits?: PersonTraits): Promise<Account>;
  /** Uploads of this month that are charged to the account. */
  unitsUsed(account: Account): Promise<number>;
  storedKeys(): Promise<string[]>;
  close(): Promise<void>;
}

/** Somebody who is signed in: a caller to services, a header to HTTP. */
export interface Account extends Caller {
  authorization: string;
}

export async function openNotesHouse(options: TestAppOptions = {}): Promise<NotesHouse> {
  const app = await createTestApp(options);
  const { database, queue, files, log } = app.platform;
  const usage = createUsageService({ clock: app.clock });
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });

  return {
    app,
    url: address + apiBase,
    usage,
    notes: createNotesService({ database, queue }),
    upload: createNoteUpload({ database, queue, files, usage, log }),
    authorizeNote: createAuthorizeNote(database),
    newAccount: (traits) => createAccount(app, traits),
    async unitsUsed({ userId, plan }) {
      return (await usage.ofKind(database.db, { userId, plan, kind: 'upload' })).used;
    },
    async storedKeys() {
      const keys: string[] = [];
      for await (const { key } of files.list()) keys.push(key);
      return keys;
    },
    close: app.close,
  };
}

async function createAccount(app: TestApp, traits?: PersonTraits): Promise<Account> {
  const person = await createPerson(app, traits);
  const { access_token } = await signIn(app, person);
  const caller = await app.features.authenticate(access_token);
  return { ...caller, authorization: `Bearer ${access_token}` };
}

/** Asks for `/student-tools/gemini/files` and what is below. */
export function askFiles(
  house: NotesHouse,
  student: Pick<Account, 'authorization'> | null,
  path: string,
  method = 'GET',
): Promise<Response> {
  const headers = student ? { authorization: student.authorization } : undefined;
  return fetch(`${house.url}/student-tools/gemini/files${path}`, { method, headers });
}
