/** Words whose meaning only this repository knows, each with the usual word. */

export interface PrivateWord {
  /** All its forms, as they occur in a name. */
  forms: readonly string[];
  /** The replacement. */
  instead: string;
}

export const privateWords: readonly PrivateWord[] = [
  { forms: ['place', 'places'], instead: 'instance, position, TestApp' },
  { forms: ['house', 'houses'], instead: 'TestApp, structure' },
  { forms: ['office', 'offices'], instead: 'TestApp' },
  { forms: ['late'], instead: 'lazy, after the deadline, expired' },
  { forms: ['anew'], instead: 'again' },
  { forms: ['keep', 'keeps', 'kept', 'keeping', 'keeper'], instead: 'save, stored, retained' },
  { forms: ['leave', 'leaves', 'leaving', 'leaver'], instead: 'delete account, exit' },
  { forms: ['meet', 'meets', 'meeting'], instead: 'resolve' },
  { forms: ['tell', 'tells', 'telling', 'told'], instead: 'publish, notify' },
  { forms: ['parcel', 'parcels'], instead: 'archive part, outgoing mail' },
  { forms: ['letter', 'letters'], instead: 'email' },
  { forms: ['news'], instead: 'notification' },
  { forms: ['sheet', 'sheets'], instead: 'answers' },
  { forms: ['ways'], instead: 'channels' },
  { forms: ['nobody', 'somebody', 'whoever', 'who'], instead: 'the role: caller, owner, student, reader' },
];

export interface AllowedCompound {
  /** Lower-case words of a name, next to each other. */
  words: readonly string[];
  /** Paths in which it is allowed; everywhere where absent. */
  within?: RegExp;
  reason: string;
}

/** A character of the alphabet is a letter wherever text is read. */
const alphabet =
  /^(?:core\/src\/(?:text|generation|cards|papers)\/|server\/src\/platform\/extract\/|bench\/src\/|(?:contract|server|web)\/src\/(?:material|features|testing|journeys\/notes)\/past-papers?\b)/;

/** The excluded paths load modules lazily, and the code once called such modules `late`. */
const outsideLoading = /^(?!bench\/|web\/src\/(?:app|lib|ui)\/)/;

export const allowedCompounds: readonly AllowedCompound[] = [
  { words: ['keep', 'alive'], reason: 'of an HTTP connection' },
  { words: ['in', 'place', 'of'], reason: 'means instead of' },
  { words: ['style', 'sheet'], reason: 'of CSS' },
  { words: ['meeting', 'url'], reason: 'where a session is held; the setting is called so' },
  { words: ['leave', 'tutorial'], reason: 'of a group; the specified path is called so' },
  { words: ['leave', 'parts', 'on', 'error'], reason: 'an option of the S3 client' },
  { words: ['letter'], within: alphabet, reason: 'of the alphabet' },
  { words: ['letters'], within: alphabet, reason: 'of the alphabet' },
  {
    words: ['late'],
    within: outsideLoading,
    reason: 'of work after its due date, and of a student who arrives late',
  },
];
