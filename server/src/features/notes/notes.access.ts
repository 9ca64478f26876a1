/** The only way from an id that a caller sent to a note. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findNote } from './note/notes.repo.ts';
import type { NoteRow } from './note/notes.tables.ts';

export type Note = NoteRow;

/** @throws Fault `not_found`, exactly the same for a missing note, for a deleted one and for another's */
export type AuthorizeNote = (caller: Pick<Caller, 'userId'>, noteId: string) => Promise<Authorized<Note>>;

export function createAuthorizeNote({ db }: Pick<Database, 'db'>): AuthorizeNote {
  return (caller, noteId) => authorize(findNote(db, noteId), ownedBy(caller));
}
