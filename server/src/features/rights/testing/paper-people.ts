/** Students with a past paper, and the calls about the right to share it. */
import * as papers from '@akada/contract/material/past-papers.ts';
import * as cases from '@akada/contract/observers/copyright.ts';
import { reportShare } from '@akada/contract/work/shares/received-shares.ts';
import { confirmShareRight, createShare, listShares } from '@akada/contract/work/shares/sharing.ts';
import type { ShareKind } from '@akada/core/sharing/share-rules.ts';
import type { PersonTraits } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createPaperNote } from '../../past-papers/testing/paper-notes.ts';
import { answer, choices, makeToken, newSharer, type Student } from '../../sharing/testing/sharers.ts';

const lines = '1. Humus is a\nA. soil\nB. metal\n2. Ice is\nA. cold\nB. hot\nAnswers\n1. A\n2. A';

/** @returns a premium student whose note was read as a past paper, with its set */
export async function newPaperOwner(app: SharedTestApp, traits: PersonTraits = {}) {
  const person = await newSharer(app, { plan: 'premium', fullName: 'Ada Obi', ...traits });
  const noteId = await createPaperNote(app, { userId: person.userId, canary: 'Cells' }, lines);
  const { body } = await person.call(papers.readPastPaper, { body: { note_id: noteId } });
  const params = { id: body.paper.id };
  const setId: string = (await person.call(papers.makePastPaperSet, { params })).body.set_id;
  return { ...person, noteId, setId, paperId: params.id };
}
export type PaperOwner = Awaited<ReturnType<typeof newPaperOwner>>;

export const share = (person: Student, kind: ShareKind, id: string) =>
  person.call(createShare, { body: { kind, subject_id: id, ...choices } });
export const confirmRight = (person: Student, kind: ShareKind, id: string) =>
  person.call(confirmShareRight, { body: { kind, subject_id: id, words: 1 } });

/** @returns the owner's share of the set, as it is now */
export const getOwnShare = async (owner: Student, id: string) =>
  (await owner.call(listShares, { query: { kind: 'set', subject_id: id } })).body.items[0];

/** @returns a new student, with the id of the accepted share */
export async function newRecipient(app: SharedTestApp, offered: { link: string }, traits: PersonTraits = {}) {
  const person = await newSharer(app, traits);
  return { ...person, receivedId: (await answer(person, makeToken(offered))).body.received_id as string };
}

export const holder = { holder: 'Ada Books', contact: 'rights@adabooks.test' };

export const reportCopyright = (person: Student, id: string) =>
  person.call(reportShare, { params: { id }, body: { comment: 'From our book.', copyright: holder } });

/** @returns the case about this title, as administrators read it */
export async function findCase(admin: Pick<Student, 'call'>, title: string, ownerId: string) {
  const { body } = await admin.call(cases.listCopyrightCases, { query: { limit: '100' } });
  return body.items.find((one: cases.ReviewedCase) => one.title === title && one.owner?.id === ownerId);
}

export const decide = (admin: Pick<Student, 'call'>, id: string, putBack: boolean, reportsSeen = 1) =>
  admin.call(cases.decideCopyrightCase, {
    params: { id },
    body: { put_back: putBack, reports_seen: reportsSeen },
  });
