import { usageStats } from '@akada/contract/base/usage.ts';
import { getCoverage } from '@akada/contract/material/coverage.ts';
import { listFiles, readingAbilities, startUpload } from '@akada/contract/material/notes.ts';
import { closeFirstSets, type FirstSets, listFirstSets } from '@akada/contract/work/first-sets.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedFilesCache } from '../../lib/device/stored-files-end.ts';
import { goOnline, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { makeCoverage } from '../../testing/samples/note-parts.ts';
import { listOf, makeId, makeMonth, makeNote } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const address = '/tools/upload';
const choose = page.getByLabelText('Choose files to upload');
const textFile = (name: string) => new File([`About ${name}.`], name, { type: 'text/plain' });
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const row = (name: string) => page.getByRole('listitem', { name, exact: true });

type Part = FirstSets['questions'];
const part = (status: Part['status'], made = 0): Part => ({
  wanted: 10,
  status,
  made,
  generation_id: status === 'waiting' ? null : makeId(made + 100),
  message: null,
});
const readySets = { questions: part('ready', 10), cards: part('ready', 8) };

const coveredPart = {
  title: 'Humus',
  first_page: 1,
  last_page: 2,
  words: 300,
  questions: 10,
  cards: 8,
  reason: null,
};

/** A note that was sent now. */
function makeSets(index: number, changes: Partial<FirstSets> & { read?: boolean } = {}): FirstSets {
  const { read = true, ...rest } = changes;
  const note = makeNote(index, {
    created_at: new Date().toISOString(),
    ...(!read && { status: 'extracting', page_count: null }),
  });
  return { id: makeId(index), note, questions: part('waiting'), cards: part('waiting'), ...rest };
}

test.each(widths)('a file leads on one screen from its first byte to Start, at %i pixels', async (width) => {
  const received = pending(startUpload);
  answer(startUpload, received);
  answer(closeFirstSets, undefined);
  await visit(address, { as: ngozi, width });
  await choose.upload(textFile('Soil.txt'));
  await expectSeen(heading('Sending your note'));
  await expect.element(heading('Sending your note')).toHaveFocus();
  await expectSoundState();

  const reading = makeSets(1, { read: false });
  answer(listFiles, listOf(reading.note));
  answer(listFirstSets, { items: [reading] });
  received.give(reading.note);
  await expectSeen(heading('Reading your note'));
  await expect.element(heading('Reading your note')).toBeInViewport();
  await expectSoundState();

  answer(getCoverage, makeCoverage([coveredPart, { ...coveredPart, title: 'Clay', questions: 0, cards: 0 }]));
  answer(listFirstSets, { items: [makeSets(1, readySets)] });
  await publish({ topic: 'note', id: makeId(1) });
  await expectSeen(heading('10 questions are ready'));
  await expect.element(link('Start')).toBeInViewport({ ratio: 1 });
  await expectSeen(page.getByText('1 of 2 parts covered.', { exact: false }));
  await expect.element(link('See each part')).toHaveAttribute('href', `/my-notes/${makeId(1)}/coverage`);
  await expectSoundState();
});

test('a past paper leads to its printed questions', async () => {
  answer(getCoverage, { ...makeCoverage([coveredPart]), paper_questions: 24 });
  answer(closeFirstSets, undefined);
  const few = { questions: part('ready', 1), cards: part('ready', 2) };
  answer(listFirstSets, { items: [makeSets(1, few)] });
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi, width: 360 });
  await choose.upload(textFile('Paper.txt'));
  await expectSeen(heading('A past paper with 24 questions'), link('Start with the automatic set'));
  await expect.element(link('Open the paper')).toHaveAttribute('href', `/my-notes/${makeId(1)}/paper`);
  await expectSoundState();
});

test('a past paper among several files leads to its printed questions', async () => {
  answer(getCoverage, { ...makeCoverage([coveredPart]), paper_questions: 24 });
  answer(startUpload, makeNote(1), makeNote(2));
  const few = { questions: part('ready', 1), cards: part('ready', 2) };
  answer(listFirstSets, { items: [makeSets(2, few), makeSets(1, few)] });
  await visit(address, { as: ngozi, width: 360 });
  await choose.upload([textFile('Paper.txt'), textFile('Other.txt')]);
  await expectSeen(heading('2 notes are ready'), page.getByText('A past paper: 24 questions').first());
  await expect.element(link('Open Chapter 1.pdf')).toHaveAttribute('href', `/my-notes/${makeId(1)}/paper`);
  await expectSoundState();
});

test('several files are followed by name, and one of them is given up while it is sent', async () => {
  const received = pending(startUpload);
  answer(startUpload, received, makeNote(2));
  await visit(address, { as: ngozi, width: 360 });
  await choose.upload([textFile('Soil.txt'), textFile('Clay.txt'), textFile('Sand.txt')]);
  await expectSeen(heading('0 of 3 notes are ready'));
  await expectSeen(row('Clay.txt').getByText('Waiting for its turn'));
  await expectSoundState();

  await button('Cancel Soil.txt').click();
  await expectGone(row('Soil.txt'));
  await expect.poll(() => sent(startUpload).map(({ file }) => file?.name)).toContain('Clay.txt');
  answer(listFirstSets, { items: [makeSets(3, readySets), makeSets(2, { read: false })] });
  await publish({ topic: 'note', id: makeId(2) });
  await expectSeen(heading('1 of 2 notes are ready'));
  await expectSeen(row('Chapter 3.pdf').getByText('Ready: 10 questions, 8 cards'));
  await expect
    .element(link('Start Chapter 3.pdf'))
    .toHaveAttribute('href', `/mcq/practice/generated?generation_id=${makeId(110)}`);
  await expectSoundState();
});

test('a file that is chosen without a network is sent when the network is back', async () => {
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi, width: 360 });
  goOnline(false);
  await choose.upload(textFile('Soil.txt'));
  await expectSeen(heading('Waiting for the network'));
  const storedRequests = await (await caches.open(storedFilesCache)).keys();
  expect(storedRequests).toHaveLength(1);
  await expectSoundState();
  expect(sent(startUpload)).toEqual([]);

  goOnline(true);
  await expect.poll(() => sent(startUpload)).toHaveLength(1);
  await expectGone(heading('Waiting for the network'));
  await expect.poll(async () => (await (await caches.open(storedFilesCache)).keys()).length).toBe(0);
});

test('photos become one note in the chosen order', async () => {
  answer(readingAbilities, { recognition: true, subtitle_tracks: false, transcription: false });
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi, width: 360 });
  await choose.upload([photo('b.jpg'), photo('a.jpg'), photo('c.jpg')]);
  await expectSeen(dialog('3 photos'));
  await expect.element(field('One note with 3 pages')).toBeChecked();
  await expectSoundState();
  await button('Move page 2 up').click();
  await expectSeen(page.getByRole('listitem').filter({ hasText: 'Page 1' }).getByText('a.jpg'));
  await button('Remove page 3').click();
  await field('Title').fill('Cells, week 3');
  await button('Send one note').click();

  await expect.poll(() => sent(startUpload)).toMatchObject([{ file: { name: 'Cells, week 3.zip' } }]);
});

/** A photo as a camera takes it: noise everywhere, so that its bytes depend on its pixels. */
async function cameraPhoto(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 4000;
  canvas.height = 600;
  const drawing = canvas.getContext('2d');
  const strip = drawing?.createImageData(4000, 100);
  for (let top = 0; strip && top < 600; top += 100) {
    for (let at = 0; at < strip.data.length; at++)
      strip.data[at] = at % 4 === 3 ? 255 : (at * 7919 + top) % 251;
    drawing?.putImageData(strip, 0, top);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return new File(blob ? [blob] : [], name, { type: 'image/jpeg' });
}

test('large photos are sent smaller, unless the student wants them as they are', async () => {
  answer(readingAbilities, { recognition: true, subtitle_tracks: false, transcription: false });
  answer(startUpload, makeNote(1), makeNote(2));
  const photos = [await cameraPhoto('a.jpg'), await cameraPhoto('b.jpg')];
  const bytes = photos.reduce((sum, { size }) => sum + size, 0);
  await visit(address, { as: ngozi, width: 360 });
  await choose.upload(photos);
  await expect.element(field('Send smaller photos')).toBeChecked();
  await expectSoundState();
  await button('Send one note').click();
  await expect.poll(() => sent(startUpload)).toHaveLength(1);
  expect(sent(startUpload)[0]?.file?.size).toBeLessThan(bytes * 0.7);

  await visit(address, { as: ngozi, width: 360 });
  await choose.upload(photos);
  await field('Send smaller photos').click();
  await button('Send one note').click();
  await expect.poll(() => sent(startUpload)).toHaveLength(2);
  expect(sent(startUpload)[1]?.file?.size).toBeGreaterThan(bytes);
});

test('a student makes separate notes of photos, and no more of them than the month has uploads', async () => {
  answer(readingAbilities, { recognition: true, subtitle_tracks: false, transcription: false });
  answer(usageStats, makeMonth({ upload: 3 }));
  answer(startUpload, makeNote(1), makeNote(2));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('2 of 5 uploads left this month.'));
  await choose.upload([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  await field('3 notes').click();
  await button('Send 3 notes').click();
  await expectSeen(dialog('2 uploads left this month'));
  await expectSoundState();
  expect(sent(startUpload)).toEqual([]);
  await button('Send the first 2').click();

  await expect.poll(() => sent(startUpload).map(({ file }) => file?.name)).toEqual(['a.jpg', 'b.jpg']);
});

test('the eleventh chosen file is left for later', async () => {
  answer(usageStats, makeMonth({}));
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi });
  await choose.upload(Array.from({ length: 11 }, (_, index) => textFile(`${index}.txt`)));
  await expectSeen(alert('You chose 11 files. The first 10 are sent'), dialog('5 uploads left this month'));
  await button('Send none').click();
  await expectGone(dialog('5 uploads left this month'));
  expect(sent(startUpload)).toEqual([]);
});

test('a student sends the files and texts that another app has shared with one tap', async () => {
  const cache = await caches.open(storedFilesCache);
  const facts = (value: object) => encodeURIComponent(JSON.stringify(value));
  await cache.put(
    '/stored-files/shared/1-0',
    new Response('Humus', { headers: { 'x-name': 'Soil%20week%203.txt', 'x-facts': facts({}) } }),
  );
  await cache.put(
    '/stored-files/shared/1-text',
    new Response('Clay', { headers: { 'x-facts': facts({ title: 'Clay soil' }) } }),
  );
  answer(startUpload, makeNote(1), makeNote(2));
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('2 files from another app'), page.getByText('Soil week 3.txt'));
  await expectSoundState();
  expect(sent(startUpload)).toEqual([]);
  await button('Add to my notes').click();

  await expect
    .poll(() => sent(startUpload).map(({ file }) => file?.name))
    .toEqual(['Soil week 3.txt', 'Clay soil.txt']);
  await expect.poll(async () => (await cache.keys()).length).toBe(0);
});
