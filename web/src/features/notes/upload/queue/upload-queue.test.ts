import { expect, test } from 'vitest';
import {
  getRejection,
  nextUpload,
  type QueuedUpload,
  type UploadEvent,
  uploadQueue,
} from './upload-queue.ts';

const after = (...events: UploadEvent[]): readonly QueuedUpload[] => events.reduce(uploadQueue, []);

const two: UploadEvent = {
  type: 'added',
  uploads: [
    { id: 'a', name: 'cells.pdf', size: 1_000, addedAt: 0 },
    { id: 'b', name: 'plants.pdf', size: 2_000, addedAt: 0 },
  ],
};

test('files are sent one after the other, in the order in which they were chosen', () => {
  expect(nextUpload(after(two))?.id).toBe('a');
  expect(nextUpload(after(two, { type: 'started', id: 'a' }))).toBeNull();
  expect(nextUpload(after(two, { type: 'started', id: 'a' }, { type: 'removed', id: 'a' }))?.id).toBe('b');
});

test('a failed upload does not block the next one', () => {
  const queue = after(two, { type: 'started', id: 'a' }, { type: 'failed', id: 'a', reason: 'Too large' });

  expect(nextUpload(queue)?.id).toBe('b');
  expect(queue[0]).toMatchObject({ state: 'failed', reason: 'Too large' });
});

test('trying again starts from the first byte', () => {
  const queue = after(
    two,
    { type: 'started', id: 'a' },
    { type: 'progressed', id: 'a', sentBytes: 700 },
    { type: 'failed', id: 'a', reason: 'The network is gone' },
    { type: 'retried', id: 'a' },
  );
  expect(queue[0]).toMatchObject({ state: 'waiting', sentBytes: 0, reason: null });
});

test('an upload that lost its network waits in its place, from the first byte', () => {
  const queue = after(
    two,
    { type: 'started', id: 'a' },
    { type: 'progressed', id: 'a', sentBytes: 700 },
    { type: 'interrupted', id: 'a' },
  );
  expect(queue[0]).toMatchObject({ state: 'waiting', sentBytes: 0, reason: null });
  expect(nextUpload(queue)?.id).toBe('a');
});

test('progress counts a single file', () => {
  const queue = after(two, { type: 'started', id: 'a' }, { type: 'progressed', id: 'a', sentBytes: 250 });
  expect(queue.map(({ sentBytes }) => sentBytes)).toEqual([250, 0]);
});

test('a used-up month stops active uploads, and changes no other outcome', () => {
  const uploads = ['sent', 'waits', 'broken', 'asks'].map((id) => ({
    id,
    name: `${id}.pdf`,
    size: 1,
    addedAt: 0,
  }));
  const queue = after(
    { type: 'added', uploads },
    { type: 'failed', id: 'broken', reason: 'Too large' },
    { type: 'asked', id: 'asks' },
    { type: 'started', id: 'sent' },
    { type: 'stopped', reason: 'Used up' },
  );

  expect(queue.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'Used up'],
    ['failed', 'Used up'],
    ['failed', 'Too large'],
    ['asking', null],
  ]);
});

test('later choices join at the end', () => {
  const queue = after(two, { type: 'added', uploads: [{ id: 'c', name: 'soil.md', size: 10, addedAt: 0 }] });
  expect(queue.map(({ name }) => name)).toEqual(['cells.pdf', 'plants.pdf', 'soil.md']);
});

test.each(['Chapter 3.pdf', 'CHAPTER.PDF', 'notes.docx', 'notes.md', 'notes.markdown', 'notes.txt'])(
  '%s is taken',
  (name) => {
    expect(getRejection({ name, size: 2_000 }, new Set())).toBeNull();
  },
);

test.each([
  ['photo.jpg', 2_000, /^photo.jpg is a picture, which cannot be read\. Scan the page/],
  ['old.ppt', 2_000, /^old.ppt is a PowerPoint presentation from before 2007.*\.pptx/],
  ['pdf', 2_000, /^pdf: Akada cannot read this kind of file\. Choose PDF, Word/],
  ['atlas.pdf', 60_000_000, /atlas.pdf has 60 MB; up to 50 MB can be sent/],
  ['nothing.txt', 0, /nothing.txt is empty/],
])('%s of %i bytes is rejected with advice', (name, size, sentence) => {
  expect(getRejection({ name, size }, new Set())).toMatch(sentence);
});

test('a picture is accepted if the server can recognise its text', () => {
  expect(getRejection({ name: 'board.jpg', size: 2_000 }, new Set(['recognition']))).toBeNull();
  expect(getRejection({ name: 'board.jpg', size: 2_000 }, new Set())).toMatch(
    /is a picture, which cannot be read/,
  );
});

test('a photo in an unreadable format is sent as JPEG only if the server reads JPEG', () => {
  const photo = { name: 'IMG_0412.HEIC', size: 2_000 };

  expect(getRejection(photo, new Set(['recognition']))).toMatch(
    /^IMG_0412\.HEIC is a HEIC photo, which cannot be read\. Save or export it as JPEG/,
  );
  expect(getRejection(photo, new Set())).toMatch(/HEIC photo, which cannot be read\. Scan the page/);
});
