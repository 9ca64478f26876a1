import { deleteFile, listFiles, startUpload } from '@akada/contract/material/notes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { expectDenied, studentsOnly } from '../../testing/closed-doors.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { idOf, listOf, longName, noteOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = '/tools/upload';
const chapter = new File(['Humus holds water.'], 'Soil.txt', { type: 'text/plain' });
const choose = page.getByLabelText('Choose files to upload');

test('is sound with notes in every state', async () => {
  const error = { code: 'encrypted', message: 'This file is locked.' };
  answer(
    listFiles,
    listOf(
      noteOf(1, { course_name: 'Biology 101', warnings: ['Page 3 is a picture.'] }),
      noteOf(2, { status: 'extracting', original_filename: longName }),
      noteOf(3, { status: 'failed', error }),
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

test('a file is sent with its course, and stands among the notes', async () => {
  const received = pending(startUpload);
  answer(startUpload, received);
  await visit(address, { as: ngozi });
  await expectSeen(heading('No notes yet'));
  await field('Course').fill(' Biology 101 ');
  await choose.upload(chapter);
  await expectSeen(page.getByRole('progressbar', { name: 'Sending Soil.txt' }));
  answer(listFiles, listOf(noteOf(1, { original_filename: 'Soil.txt', status: 'uploaded' })));
  received.give(noteOf(1, { original_filename: 'Soil.txt', status: 'uploaded' }));

  await expectSeen(status(/Uploaded. It is read next/));
  expect(sent(startUpload)).toMatchObject([
    { body: { course_name: 'Biology 101' }, file: { name: 'Soil.txt' }, idempotencyKey: expect.any(String) },
  ]);
});

test('an upload that broke is sent again with the same key', async () => {
  answer(startUpload, networkLoss, noteOf(1));
  await visit(address, { as: ngozi });
  await choose.upload(chapter);
  await expectSeen(alert('Soil.txt was not uploaded'));
  await button('Try again').click();
  await expectGone(alert());
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
  await expectSeen(dialog('Upload Limit Reached'), page.getByText(/fresh again on 1 December/));
  await button('I understand').click();
  await button('Leave it').click();
  await expectGone(alert());
});

test('a file of a kind that is not read is not sent', async () => {
  await visit(address, { as: ngozi });
  await choose.upload(new File(['x'], 'song.mp3', { type: 'audio/mpeg' }));
  await expectSeen(alert(/^song.mp3 is a sound recording, which cannot be read. Upload its subtitles/));
  expect(sent(startUpload)).toEqual([]);
});

test('a note is deleted on a second word', async () => {
  answer(listFiles, listOf(noteOf(1)));
  answer(deleteFile, undefined);
  await visit(address, { as: ngozi });
  await expect
    .element(link('Practise'))
    .toHaveAttribute('href', `/mcq/practice/generated?file_id=${idOf(1)}`);
  await button('Delete Chapter 1.pdf').click();
  answer(listFiles, listOf());
  await button('Delete the note').click();
  await expectSeen(status('Chapter 1.pdf is deleted.'), heading('No notes yet'));
  expect(sent(deleteFile)).toMatchObject([{ params: { id: idOf(1) } }]);
});

test('notes that do not load can be tried again', async () => {
  answer(listFiles, refused('internal'));
  await visit(address, { as: ngozi });
  await expectSeen(alert('We could not load your notes.'));
  answer(listFiles, listOf(noteOf(1)));
  await button('Try again').click();
  await expectSeen(link('Make questions'));
});

test('a tutor reads why not', () => expectDenied(address, tunde, studentsOnly));
