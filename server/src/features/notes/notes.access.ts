/** The only way from an id that a caller sent to a note: what is not the caller's does not exist. */
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findNote } from './notes.repo.ts';
import type { NoteRow } from './notes.tables.ts';

declare const authorized: unique symbol;

/** Something of which was checked, for this call, that the caller may use it. */
export type Authorized<Thing> = Thing & { readonly [authorized]: true };

export type Note = NoteRow;

/** @throws Fault `not_found`, to the letter the same for a missing note and for another's */
export type AuthorizeNote = (caller: Pick<Caller, 'userId'>, noteId: string) => Promise<Authorized<Note>>;

export function createAuthorizeNote({ db }: Pick<Database, 'db'>): AuthorizeNote {
  return async (caller, noteId) => {
    const note = await findNote(db, caller.userId, noteId);
    if (!note) throw notFound();

    return note as Authorized<Note>;
  };
}
