/** Writing a note: automatic saving, conflicts between two texts, and restoring earlier versions. */

import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import {
  editWritten,
  getWritten,
  listWrittenVersions,
  previewNote,
  type WrittenNote,
  writeNote,
} from '@akada/contract/material/written-notes.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, reload, visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, field, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, type SentCall, sent } from '../../testing/played-endpoints.ts';
import { makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const note: WrittenNote = {
  id: makeId(1),
  title: 'Cells',
  text: 'Osmosis moves water.',
  version: 3,
  changed_at: '2026-11-02T09:00:00.000Z',
};
const path = `/my-notes/${note.id}/edit`;
const saved = ({ body }: SentCall<typeof editWritten>): WrittenNote => ({
  ...note,
  title: body.title,
  text: body.text,
  version: body.version + 1,
});
const saidSaved = status(/^Saved at /);

beforeEach(() => {
  answer(getWritten, note);
  answer(previewNote, { trees: [null] });
});

test.each([360, 1280] as const)('a new note of %i px gets its address with the first save', async (width) => {
  answer(writeNote, { ...note, version: 1 });
  answer(editWritten, saved);
  await visit('/my-notes/new/edit', { as: ngozi, width });
  await expectSeen(heading('New note'), status('Nothing is written yet'));
  await expectSoundPage();
  await userEvent.fill(field('Text'), 'Osmosis moves water.');
  await expectAddress(path);
  expect(sent(writeNote)).toMatchObject([{ body: { title: '', text: 'Osmosis moves water.' } }]);
  await userEvent.fill(field('Title'), 'Water in cells');
  await expect
    .poll(() => sent(editWritten).at(-1)?.body)
    .toMatchObject({ title: 'Water in cells', editor_id: sent(writeNote)[0]?.body.editor_id });
  await expect.element(link('Read it')).toHaveAttribute('href', `/my-notes/${note.id}`);
});

test('a text changed elsewhere is shown next to the typed text, and the version not chosen is saved first', async () => {
  const theirs = { ...note, version: 4, text: 'Diffusion needs no membrane.' };
  answer(
    editWritten,
    refused('conflict', { message: 'This note has changed since you opened it.', note: theirs }),
    saved,
  );
  await visit(path, { as: ngozi });
  await userEvent.fill(field('Text'), 'Osmosis moves water through a membrane.');
  await expectSeen(page.getByText('This note has changed since you opened it.'), page.getByText(theirs.text));
  await expectSoundState();
  await button('Use all of theirs').click();

  await expect.element(field('Text')).toHaveValue(theirs.text);
  await expect.poll(() => sent(editWritten)).toHaveLength(3);
  const [, mine, chosen] = sent(editWritten).map(({ body }) => body);
  expect(mine).toMatchObject({ text: 'Osmosis moves water through a membrane.', version: 4 });
  expect(chosen).toMatchObject({ text: theirs.text, version: 5 });
  expect(chosen?.editor_id).not.toBe(mine?.editor_id);
  await expectSeen(saidSaved);
});

test('text typed without a network stays on the device, through a reload', async () => {
  answer(editWritten, networkLoss);
  await visit(path, { as: ngozi });
  await userEvent.fill(field('Text'), 'Osmosis.');
  await expectSeen(status(/^Not saved: Network error/));
  await reload();
  await expectSeen(status('What you typed here last was not saved.'));
  answer(editWritten, saved);
  await button('Restore it').click();
  await expect.element(field('Text')).toHaveValue('Osmosis.');
  await expectSeen(saidSaved);
});

test('a student continues a note that was opened before without a network', async () => {
  answer(editWritten, networkLoss);
  await visit(path, { as: ngozi });
  await expectSeen(field('Text'));
  answer(getWritten, networkLoss);
  await reload();
  await expect.element(field('Text')).toHaveValue(note.text);
  await userEvent.fill(field('Text'), 'Osmosis.');
  await expectSeen(status(/^Not saved: Network error/));
});

test('after one edit the note says when an earlier version is kept', async () => {
  answer(listWrittenVersions, { items: [], total: 0 });
  await visit(path, { as: ngozi });
  await page.getByText('Earlier text').click();
  await expectSeen(
    page.getByText(/^No earlier version is kept yet. One is kept when you edit ten minutes later/),
  );
});

test('an earlier version is compared with the current one, and restored', async () => {
  const earlier = { title: 'Cells', text: 'Osmosis.\nWater.', version: 2, replaced_at: note.changed_at };
  answer(listWrittenVersions, { items: [earlier], total: 1 });
  answer(editWritten, saved);
  await visit(path, { as: ngozi });
  await page.getByText('Earlier text').click();
  await page.getByText(/^Version 2, until/).click();
  await expectSoundState();
  await button('Bring version 2 back').click();
  await expect.element(field('Text')).toHaveValue(earlier.text);
  await expectSeen(saidSaved);
});

test('pictures, and links to other notes, are typed where the cursor stands', async () => {
  answer(editWritten, saved);
  answer(addQuestionPicture, { id: makeId(9), width: 40, height: 30 });
  const other = {
    ...makeNote(2, { title: 'Soil' }),
    changed_at: note.changed_at,
    made: { questions: 0, cards: 0, is_practised: false },
    found: null,
  };
  answer(listMyNotes, { items: [other], total: 1, courses: [], tags: [] });
  await visit(path, { as: ngozi });
  await userEvent.upload(field('Picture for the note'), new File(['x'], 'leaf.png', { type: 'image/png' }));
  await expect.element(field('Text')).toHaveValue(expect.stringContaining(`](image:${makeId(9)})`));
  await field('Link to another note').fill('soi');
  await page.getByRole('option', { name: /Soil/ }).click();
  await expect.element(field('Text')).toHaveValue(expect.stringContaining(`[Soil](note:${makeId(2)})`));
});

test('a text that is too long is rejected with the next step, and is not sent', async () => {
  await visit(path, { as: ngozi });
  await expectSeen(field('Text'));
  await userEvent.fill(field('Text'), 'a'.repeat(60_001));
  await expectSeen(status(/Divide it into two notes/), page.getByText('It is too long to be shown.'));
  expect(sent(editWritten)).toEqual([]);
});

test('a note that is not there says so', async () => {
  answer(getWritten, refused('not_found'));
  await visit(path, { as: ngozi });
  await expectSeen(page.getByText('This note is not here.'));
  await expectGone(field('Text'));
});
