/** Students who share, and students who receive, for the tests of sharing. */
import { createCard, listCards } from '@akada/contract/material/cards.ts';
import { writeNote } from '@akada/contract/material/written-notes.ts';
import * as receiving from '@akada/contract/work/shares/received-shares.ts';
import * as endpoints from '@akada/contract/work/shares/sharing.ts';
import { expect } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { getNotifications } from '../../../testing/notifications.ts';
import { createPerson, type PersonTraits } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';

/** @returns a student who calls as themselves */
export async function newSharer(app: SharedTestApp, traits: PersonTraits = {}) {
  const person = await createPerson(app, traits);
  const call = callAs(app, person);
  return {
    ...person,
    call,
    card: async (front: string, back = `About ${front}`) => {
      const body = { kind: 'basic', front, back, tags: [], course_name: '' };
      return (await call(createCard, { body })).body;
    },
    note: async (title: string, text: string): Promise<string> => {
      const body = { title, text, editor_id: newId(), course_name: '' };
      return (await call(writeNote, { body })).body.id;
    },
    cards: async () =>
      (await call(listCards)).body.items
        .map(({ front, back }: { front: string; back: string }) => `${front}: ${back}`)
        .sort(),
    titles: async () => (await getNotifications(app, person)).map(({ title }) => title),
  };
}
export type Student = Awaited<ReturnType<typeof newSharer>>;

export const choices = { rights: 'copy', days: 0, by_link: true };

/** Shares the deck `mine`, unless the change says something else. */
export async function shareDeck(owner: Student, change: object = {}) {
  const body = { kind: 'deck', subject_id: 'mine', ...choices, ...change };
  const { status, body: share } = await owner.call(endpoints.createShare, { body });
  expect(status).toBe(201);
  return share;
}

export const makeToken = ({ link }: { link: string }) => link.replace('/share/', '');
export const answer = (person: Student, token: string, accept = true) =>
  person.call(receiving.answerShareOffer, { params: { token }, body: { accept } });
export const read = (person: Student, id: string) =>
  person.call(receiving.getReceivedShare, { params: { id } });
export const copy = (person: Student, id: string) => person.call(receiving.copyShare, { params: { id } });
