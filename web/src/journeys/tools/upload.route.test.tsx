import { listCourses } from '@akada/contract/base/courses.ts';
import {
  deleteFile,
  findSameFile,
  listFiles,
  readingAbilities,
  startUpload,
  type UploadedFile,
} from '@akada/contract/material/notes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signInAs, visit } from '../../testing/app-under-test.tsx';
import { makeCourse, makeSummary } from '../../testing/courses.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, ngozi } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, longName, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const address = '/tools/upload';
const chapter = new File(['Humus holds water.'], 'Soil.txt', { type: 'text/plain' });
const photo = new File(['x'], 'board.jpg', { type: 'image/jpeg' });
const choose = page.getByLabelText('Choose files to upload');

const paste = (fill: (data: DataTransfer) => void, into: Element = document.body) => {
  const clipboardData = new DataTransfer();
  fill(clipboardData);
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** Imitates choosing a folder, because the browser's own dialog needs a folder on a disk. */
function chooseFolder(input: HTMLInputElement, files: readonly File[]): void {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('the page has no accessibility errors with notes in every state', async () => {
  const error = { code: 'encrypted', message: 'This file is locked.' };
  answer(
    listFiles,
    listOf(
      makeNote(1, { course_name: 'Biology 101', warnings: ['Page 3 is a picture.'] }),
      makeNote(2, { status: 'extracting', original_filename: longName }),
      makeNote(3, { status: 'failed', error }),
    ),
  );
  await visit(address, { as: ngozi });
  await expectSeen(
    status('Page 3 is a picture.'),
    status(/Reading the pages/),
    alert('This file is locked.'),
  );
  await expectSeen(page.getByText('Biology 101 · 12 pages · 4,210 words', { exact: false }));
  await expectSoundPage();
});

test('a note is also listed by the title that it has, and its remarks fill no screen', async () => {
  const warnings = [1, 2, 3, 4].map((index) => `Page ${index} is a picture.`);
  answer(listFiles, listOf(makeNote(1, { title: 'Soil, week 3', warnings })));
  await visit(address, { as: ngozi, width: 360 });

  await expectSeen(link('Chapter 1.pdf'), page.getByText('Soil, week 3'));
  await expectSeen(status('Page 2 is a picture.').filter({ hasText: 'Open the note for 2 more remarks.' }));
  await expectGone(page.getByText('Page 3 is a picture.'));
  await expectSoundState();
});

test('a file is sent with its course, and stands among the notes', async () => {
  const received = pending(startUpload);
  answer(startUpload, received);
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(heading('No notes yet'));
  answer(listCourses, listOf());
  await page.getByText(/^More choices/).click();
  await field('Course').fill(' Biology 101 ');
  await choose.upload(chapter);
  await expectSeen(heading('Sending your note'));
  await expect.element(page.getByRole('progressbar', { name: 'Sending Soil.txt' })).toBeInViewport();
  answer(listFiles, listOf(makeNote(1, { original_filename: 'Soil.txt', status: 'uploaded' })));
  received.give(makeNote(1, { original_filename: 'Soil.txt', status: 'uploaded' }));

  await expectSeen(status(/Uploaded. It is read next/));
  expect(sent(startUpload)).toMatchObject([
    {
      body: { course_name: 'Biology 101', make_questions: '10', make_cards: '10' },
      file: { name: 'Soil.txt' },
      idempotencyKey: expect.any(String),
    },
  ]);
});

const courses = ['Botany', 'Écologie', 'Soil science'].map((name, index) =>
  makeSummary(makeCourse(index, { name, relation: 'member' })),
);
/** The options of the courses; the number of sets has native options. */
const options = page.getByRole('listbox').getByRole('option');

test.each(widths)('joined courses are suggested by keyboard, at %i pixels', async (width) => {
  answer(listCourses, listOf(...courses));
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi, width });
  await expectSeen(heading('No notes yet'));
  expect(sent(listCourses)).toEqual([]);
  await page.getByText(/^More choices/).click();
  await tabTo(field('Course'));
  await press('{ArrowDown}');
  await expect.element(options).toHaveLength(3);
  await expectSoundState();
  await press('ecolo');
  await expect.element(options).toHaveLength(1);
  await press('{ArrowDown}{Enter}');
  await expect.element(field('Course')).toHaveValue('Écologie');
  await expectGone(options);
  await choose.upload(chapter);
  await expect.poll(() => sent(startUpload)).toMatchObject([{ body: { course_name: 'Écologie' } }]);
  expect(sent(listCourses)).toMatchObject([{ query: { relation: 'member' } }]);
});

test('a suggestion is tapped, and any other name may be typed', async () => {
  answer(listCourses, listOf(...courses));
  await visit(address, { as: ngozi, width: 360 });
  await page.getByText(/^More choices/).click();
  await field('Course').click();
  await options.filter({ hasText: 'Soil science' }).click();
  await expect.element(field('Course')).toHaveValue('Soil science');
  await field('Course').fill('Biology 101');
  await expectGone(options);
  await expect.element(field('Course')).toHaveValue('Biology 101');
});

test('a course may be typed where the courses cannot be read', async () => {
  answer(listCourses, networkLoss);
  await visit(address, { as: ngozi });
  await page.getByText(/^More choices/).click();
  await field('Course').fill('Biology 101');
  await expect.element(field('Course')).toHaveValue('Biology 101');
  await expectGone(options);
});

test('an upload that broke is sent again with the same key', async () => {
  answer(startUpload, networkLoss, makeNote(1));
  await visit(address, { as: ngozi });
  await choose.upload(chapter);
  await expectSeen(alert('Soil.txt was not uploaded'));
  await button('Try again').click();
  await expectGone(alert());
  await expect.poll(() => sent(startUpload)).toHaveLength(2);
  const [first, second] = sent(startUpload);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a month that is used up is said in a dialog', async () => {
  const facts = {
    kind: 'upload',
    limit: 5,
    used: 5,
    resets_at: '2026-11-30T23:00:00.000Z',
    message: 'Used up.',
  };
  answer(startUpload, refused('usage_limit_reached', facts));
  await visit(address, { as: ngozi });
  await choose.upload(chapter);
  await expectSeen(dialog('Upload Limit Reached'), page.getByText(/starts again on 1 December/));
  await button('I understand').click();
  await button('Leave it').click();
  await expectGone(alert());
});

test('files behind the file that uses up the month are not sent', async () => {
  answer(
    startUpload,
    refused('usage_limit_reached', { kind: 'upload', limit: 5, used: 5, message: 'Used up.' }),
  );
  await visit(address, { as: ngozi });
  await choose.upload([chapter, new File(['Clay holds more.'], 'Clay.txt')]);
  await button('I understand').click();

  await expectSeen(alert('Soil.txt was not uploaded'), alert('Clay.txt was not uploaded'));
  expect(sent(startUpload)).toHaveLength(1);
  await button('Leave it').first().click();
  await button('Leave it').click();
});

test('the waiting files of one person are neither shown nor sent after a different person signs in', async () => {
  const received = pending(startUpload);
  answer(startUpload, received, makeNote(2));
  await visit(address, { as: ngozi });
  await choose.upload([chapter, new File(['x'], 'Roots.txt')]);
  await expectSeen(page.getByText('Roots.txt'));
  await expect.poll(() => sent(startUpload)).toHaveLength(1);

  signInAs(amina);
  await expectGone(page.getByText('Roots.txt'));
  received.give(makeNote(1));
  await choose.upload(new File(['y'], 'Leaves.txt'));
  await expect
    .poll(() => sent(startUpload).map(({ file, token }) => [file?.name, token]))
    .toEqual([
      ['Soil.txt', `access ${ngozi.id}`],
      ['Leaves.txt', `access ${amina.id}`],
    ]);
});

test('a file that is among the notes is not sent before one says so', async () => {
  answer(findSameFile, { file: makeNote(4, { title: 'Soil and water' }) });
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi, width: 360 });
  await choose.upload(chapter);
  await expectSeen(status('Soil.txt is already in your notes'), status(/as Soil and water/));
  await expect.element(link('Open the note')).toHaveAttribute('href', `/my-notes/${makeId(4)}`);
  await expectSoundState();
  expect(sent(findSameFile)).toMatchObject([
    { query: { sha256: '3d3eac4aa5c10da31508248f5d6690782fa41ca34a2a23f97b7b81ca5d636553' } },
  ]);
  expect(sent(startUpload)).toEqual([]);
  await button('Upload it again').click();
  await expectGone(status('Soil.txt is already in your notes'));
  await expect.poll(() => sent(startUpload)).toHaveLength(1);
});

test('typed text becomes a note, and is not lost when its form is closed', async () => {
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi, width: 360 });
  await button('Type or paste text').click();
  await dialog('Type or paste text').getByRole('button', { name: 'Make a note' }).click();
  await expectRefused(field('Text'), 'Type or paste the text of the note');
  await field('Text').fill('- Loam: sand, silt and clay');
  await expectSoundState();
  await button('Cancel').click();
  await button('Type or paste text').click();
  await expect.element(field('Text')).toHaveValue('- Loam: sand, silt and clay');
  await button('Make a note').click();
  await expectGone(dialog('Type or paste text'));

  await expect
    .poll(() => sent(startUpload))
    .toMatchObject([{ file: { name: 'Loam sand silt and clay.txt' } }]);
});

test('text that is pasted into the page is offered as a note, a file is sent', async () => {
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi });
  await expectSeen(heading('No notes yet'));
  paste((data) => data.setData('text/plain', 'Clay: the finest soil'));
  await expect.element(field('Text')).toHaveValue('Clay: the finest soil');
  await expect.element(field('Text')).toHaveFocus();
  await button('Cancel').click();
  paste((data) => data.items.add(chapter));

  await expect.poll(() => sent(startUpload)).toMatchObject([{ file: { name: 'Soil.txt' } }]);
});

test.each([
  ['raised', '<p>Light takes 10<sup>8</sup> m.</p>', 'Light takes 108 m.', 'Light takes 10⁸ m.'],
  ['lowered', 'H<sub>2</sub>O and CO<sub>2</sub>', 'H2O and CO2', 'H₂O and CO₂'],
  [
    'raised by a style',
    '<span>x</span><span style="vertical-align: super; font-size: 8pt">-2</span>',
    'x-2',
    'x⁻²',
  ],
  [
    'raised in a list that is numbered as text',
    '<ol><li>2 is even</li><li>10<sup>2</sup></li></ol>',
    '1. 2 is even\n2. 102',
    '1. 2 is even\n2. 10²',
  ],
  ['on the line', '<p>10<span style="vertical-align: baseline">8</span> m</p>', '108 m', '108 m'],
  ['an ending of a number', 'the 1<sup>st</sup> and 22<sup>nd</sup>', 'the 1st and 22nd', 'the 1st and 22nd'],
  ['a reference', 'Cells divide.<sup>[1]</sup>', 'Cells divide.[1]', 'Cells divide.[1]'],
])('pasted text that is %s is so in the note', async (_, html, text, expected) => {
  await visit(address, { as: ngozi });
  await expectSeen(heading('No notes yet'));
  const fill = (data: DataTransfer) => {
    data.setData('text/plain', text);
    data.setData('text/html', html);
  };
  paste(fill);
  await expect.element(field('Text')).toHaveValue(expected);
  await field('Text').fill('');
  const area = await field('Text').findElement();
  paste(fill, area);
  // The browser inserts what it is left to insert; a made-up event inserts nothing.
  await expect.element(field('Text')).toHaveValue(text === expected ? '' : expected);
});

test('a folder is sent file by file, and what it holds beyond notes is counted', async () => {
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('PDF, Word, slides and more. Up to 50 MB each.'));
  const songs = Array.from({ length: 7 }, (_, index) => new File(['x'], `song ${index}.mp3`));
  const folder = await page.getByLabelText('Choose a folder').findElement();
  chooseFolder(folder as HTMLInputElement, [chapter, new File(['x'], '.hidden'), ...songs]);

  await expectSeen(alert(/song 4.mp3 is a sound/), alert('Not sent: 2 more files.'));
  await expect.poll(() => sent(startUpload)).toMatchObject([{ file: { name: 'Soil.txt' } }]);
});

test('a file of a kind that is not read is not sent', async () => {
  await visit(address, { as: ngozi });
  await choose.upload(new File(['x'], 'song.mp3', { type: 'audio/mpeg' }));
  await expectSeen(alert(/^song.mp3 is a sound recording, which cannot be read. Upload its subtitles/));
  expect(sent(startUpload)).toEqual([]);
});

test('a photo is not sent where its text cannot be recognised, and the page says so before', async () => {
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('PDF, Word, slides and more. Up to 50 MB each.'));
  await page.getByText('Which files can be read?').click();
  await expectSeen(page.getByText('Photos and scans of pages are not read here', { exact: false }));
  await expect.element(choose).not.toHaveAttribute('accept', expect.stringContaining('.jpg'));
  await choose.upload(photo);

  await expectSeen(alert(/^board.jpg is a picture, which cannot be read. Scan the page with an app/));
  await expectSoundState();
  expect(sent(startUpload)).toEqual([]);
});

test('a photo is sent where its text is recognised, and the page follows the recognition', async () => {
  answer(readingAbilities, { recognition: true, subtitle_tracks: false, transcription: false });
  answer(startUpload, makeNote(1, { original_filename: 'board.jpg', status: 'uploaded' }));
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('PDF, Word, slides, photos and more. Up to 50 MB each.'));
  await expect.element(choose).toHaveAttribute('accept', expect.stringContaining('.jpg'));
  const show = async (facts: Partial<UploadedFile>) => {
    answer(listFiles, listOf(makeNote(1, { original_filename: 'board.jpg', ...facts })));
    await publish({ topic: 'note', id: makeId(1) });
  };
  await choose.upload(photo);
  await expect.poll(() => sent(startUpload)).toMatchObject([{ file: { name: 'board.jpg' } }]);

  await show({ status: 'extracting', progress: { done: 0, total: 12 } });
  await expectSeen(status(/Reading the text of page 1 of 12\. You can leave this page\./));
  await expectSoundState();
  await show({ status: 'extracting', progress: { done: 11, total: 12 } });
  await expectSeen(status(/Reading the text of page 12 of 12/));
  await show({ status: 'extracting', progress: { done: 12, total: 12 } });
  await expectSeen(status(/Reading the text of page 12 of 12/));
  await show({
    warnings: ['Pages whose text was read from a picture: 1, 2, 3. Check names and numbers.'],
  });
  await expectSeen(status(/read from a picture: 1, 2, 3/), link('Practise'));
});

test('a note is deleted on a second word', async () => {
  answer(listFiles, listOf(makeNote(1)));
  answer(deleteFile, undefined);
  await visit(address, { as: ngozi });
  await expect
    .element(link('Practise'))
    .toHaveAttribute('href', `/mcq/practice/generated?file_id=${makeId(1)}`);
  await button('Delete Chapter 1.pdf').click();
  answer(listFiles, listOf());
  await button('Delete the note').click();
  await expectSeen(status('Chapter 1.pdf is deleted.'), heading('No notes yet'));
  await expect.element(page.getByRole('group', { name: 'Notes' })).toHaveFocus();
  expect(sent(deleteFile)).toMatchObject([{ params: { id: makeId(1) } }]);
});

test('notes that do not load can be requested again', async () => {
  answer(listFiles, refused('internal'));
  await visit(address, { as: ngozi });
  await expectSeen(alert('We could not load your notes.'));
  answer(listFiles, listOf(makeNote(1)));
  await button('Try again').click();
  await expectSeen(link('Make questions'));
});
