/**
 * Copies of shared content in the real app: updates leave memory untouched, and copies stay after their owner
 * leaves.
 */
import { deleteCard, editCard, listCards } from '@akada/contract/material/cards.ts';
import { editWritten, getWritten } from '@akada/contract/material/written-notes.ts';
import { listGenerations } from '@akada/contract/work/generation.ts';
import * as receiving from '@akada/contract/work/shares/received-shares.ts';
import * as endpoints from '@akada/contract/work/shares/sharing.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import type { PersonTraits } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createReadyGeneration } from '../generation/testing/generation.samples.ts';
import { getRows } from '../subscriptions/testing/subscribers.ts';
import { answer, copy, makeToken, newSharer, read, type Student, shareDeck } from './testing/sharers.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const student = (traits: PersonTraits = {}) => newSharer(app, traits);

let ada: Student;

beforeEach(async () => {
  ada = await student({ plan: 'premium', fullName: 'Ada Obi' });
});

describe('a copy', () => {
  it('belongs to its recipient, and takes in each newer version without touching what its recipient has changed', async () => {
    const [first, second, third] = [await ada.card('One'), await ada.card('Two'), await ada.card('Three')];
    const share = await shareDeck(ada);
    const obi = await student();
    const { received_id: id } = (await answer(obi, makeToken(share))).body;
    await Promise.all([copy(obi, id), copy(obi, id)]);
    expect((await copy(obi, id)).body.taken.added).toBe(0);
    expect(await obi.cards()).toEqual(['One: About One', 'Three: About Three', 'Two: About Two']);

    const own = (await obi.call(listCards)).body.items;
    const mine = own.find(({ front }: { front: string }) => front === 'Two');
    const edit = (person: Student, card: { id: string; version: number }, front: string, back: string) =>
      person.call(editCard, {
        params: { id: card.id },
        body: { kind: 'basic', front, back, tags: [], version: card.version },
      });
    await edit(obi, mine, 'Two', 'In my words');
    await edit(ada, first, 'One', 'Better');
    await edit(ada, second, 'Two', 'Better');
    await ada.call(deleteCard, { params: { id: third.id } });
    await ada.card('Four');
    expect((await ada.call(endpoints.getShare, { params: { id: share.id } })).body.unsent).toEqual({
      added: 1,
      changed: 2,
      removed: 1,
    });
    const publish = () => ada.call(endpoints.publishShare, { params: { id: share.id } });
    await Promise.all([publish(), publish()]);
    expect((await publish()).body.version).toBe(2);
    expect(await obi.titles()).toEqual(['Ada Obi has changed “Cards of Ada Obi”']);
    expect((await obi.call(receiving.listShareChanges, { params: { id } })).body).toEqual({
      added: ['Four'],
      removed: ['Three'],
      changed: [
        { from: 'One', to: 'One' },
        { from: 'Two', to: 'Two' },
      ],
    });

    const before = (await obi.call(listCards)).body.items.find(
      ({ front }: { front: string }) => front === 'One',
    );
    expect((await copy(obi, id)).body).toMatchObject({
      taken: { added: 1, changed: 1, removed: 1, mine: 1 },
      copy: { version: 2 },
    });
    expect(await obi.cards()).toEqual(['Four: About Four', 'One: Better', 'Two: In my words']);
    const after = (await obi.call(listCards)).body.items.find(
      ({ front }: { front: string }) => front === 'One',
    );
    expect([after.id, after.faces[0].id]).toEqual([before.id, before.faces[0].id]);

    // The same cards change once more.
    await edit(ada, { ...first, version: 2 }, 'One', 'Best');
    await edit(ada, { ...second, version: 2 }, 'Two', 'Best');
    expect(await notificationsDuring(app, { ada, obi }, publish)).toEqual({ obi: ['share.renewed'] });
    expect((await copy(obi, id)).body).toMatchObject({
      taken: { added: 0, changed: 1, removed: 0, mine: 1 },
      copy: { version: 3 },
    });
    expect(await obi.cards()).toEqual(['Four: About Four', 'One: Best', 'Two: In my words']);
  });

  it('copying a set makes a set, and the recipient can copy a deleted one again', async () => {
    const setId = await createReadyGeneration(app, { ...ada, canary: 'cells' });
    const share = await shareDeck(ada, { kind: 'set', subject_id: setId });
    const obi = await student();
    const { received_id: id } = (await answer(obi, makeToken(share))).body;
    const shown = (await read(obi, id)).body.content;
    expect(shown.questions).toHaveLength(shown.total);
    const { copy: created } = (await copy(obi, id)).body;
    const sets = (await obi.call(listGenerations)).body.items;
    expect(sets).toMatchObject([{ id: created.subject_id, questions: shown.total }]);
    await getRows(app, 'DELETE FROM questions WHERE generation_id = $1', [created.subject_id]);
    expect((await copy(obi, id)).body.taken.added).toBe(shown.total);
  });

  it('copying a note makes a written note, which newer versions update until its recipient edits it', async () => {
    const noteId = await ada.note('Cells', 'All life has **cells**.');
    const share = await shareDeck(ada, { kind: 'note', subject_id: noteId });
    const obi = await student();
    const { received_id: id } = (await answer(obi, makeToken(share))).body;
    expect((await read(obi, id)).body.content.texts).toMatchObject([{ title: 'Cells' }]);
    const { copy: created } = (await copy(obi, id)).body;
    const written = async () =>
      (await obi.call(getWritten, { params: { id: created.subject_id } })).body as {
        text: string;
        version: number;
      };
    const edit = (person: Student, noteId: string, version: number, text: string) => {
      const body = { title: 'Cells', text, version, editor_id: newId() };
      return person.call(editWritten, { params: { id: noteId }, body });
    };
    expect((await written()).text).toBe('All life has **cells**.');
    const renew = async (version: number, text: string) => {
      await edit(ada, noteId, version, text);
      await ada.call(endpoints.publishShare, { params: { id: share.id } });
      return (await copy(obi, id)).body.taken;
    };
    expect(await renew(1, 'Cells have walls.')).toMatchObject({ changed: 1, mine: 0 });
    expect((await written()).text).toBe('Cells have walls.');
    expect(await renew(2, 'Cells have membranes.')).toMatchObject({ changed: 1, mine: 0 });
    expect((await written()).text).toBe('Cells have membranes.');
    await edit(obi, created.subject_id, (await written()).version, 'In my words.');
    expect(await renew(3, 'Cells have nuclei.')).toMatchObject({ changed: 0, mine: 1 });
    expect((await written()).text).toBe('In my words.');
  });

  it('stays when the owner goes, and reading ends with a sentence', async () => {
    const card = await ada.card('Osmosis');
    const share = await shareDeck(ada);
    const obi = await student();
    const { received_id: id } = (await answer(obi, makeToken(share))).body;
    await copy(obi, id);
    const report = { part_key: card.id, comment: 'It is spelled in another way.' };
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await obi.call(receiving.reportShare, { params: { id }, body: report })).status).toBe(204);
    }
    expect(
      (await ada.call(endpoints.listShareReports, { params: { id: share.id } })).body.items,
    ).toMatchObject([{ name: 'Ada Obi', about: 'Osmosis', comment: report.comment }]);
    await getRows(app, 'DELETE FROM users WHERE id = $1', [ada.userId]);
    expect((await read(obi, id)).body).toMatchObject({
      ended: 'owner_gone',
      title: '',
      owner_name: '',
      content: null,
    });
    expect(await obi.cards()).toEqual(['Osmosis: About Osmosis']);
    expect(await getRows(app, 'SELECT 1 FROM share_versions WHERE share_id = $1', [share.id])).toEqual([]);
  });
});
