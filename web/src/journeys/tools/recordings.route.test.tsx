import { listFiles, readingAbilities, startUpload } from '@akada/contract/material/notes.ts';
import {
  getRecordingConsent,
  giveRecordingConsent,
  withdrawRecordingConsent,
} from '@akada/contract/material/recordings.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { alert, button, expectGone, expectSeen, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeNote } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const address = '/tools/upload';
const host = 'speech.example:8443';
const lecture = new File(['sound'], 'Lecture 1.mp3', { type: 'audio/mpeg' });
const second = new File(['more sound'], 'Lecture 2.wav', { type: 'audio/wav' });
const film = new File(['film'], 'Film.mp4', { type: 'video/mp4' });
const choose = page.getByLabelText('Choose files to upload');
const question = status(/May your recordings be sent to speech\.example:8443/);
const input = { host, consent: { host, given_at: '2026-11-20T09:00:00.000Z' } };

beforeEach(() => {
  answer(readingAbilities, { recognition: false, subtitle_tracks: true, transcription: true });
  answer(getRecordingConsent, { host, consent: null });
});

/** Rejects all recordings, because the queue outlives its page and would reach the next test. */
async function refuseAll(count: number): Promise<void> {
  await button('Do not send').click();
  for (let index = 0; index < count; index += 1) await button('Leave it').first().click();
  await expectGone(alert());
}

test('the first recording asks, in plain words, before a byte is sent', async () => {
  await visit(address, { as: ngozi });
  await page.getByText('Which files can be read?').click();
  await expectSeen(page.getByText(/Recordings too \(MP3, WAV, M4A, OGG, MP4, MOV, MKV\)/));
  await choose.upload([lecture, second]);
  await expectSeen(question, page.getByText(/its sound goes to speech\.example:8443/));
  await expectSeen(page.getByText(/upload a transcript or subtitles/));
  expect(question.elements()).toHaveLength(1);
  expect(sent(startUpload)).toEqual([]);
  await expectSoundState();
  await refuseAll(2);
});

test('who agrees is asked once, and all that waited is sent', async () => {
  answer(giveRecordingConsent, input);
  answer(startUpload, makeNote(1));
  await visit(address, { as: ngozi });
  await choose.upload([lecture, second]);
  await expectSeen(question);
  answer(getRecordingConsent, input);
  await button('Agree and upload').click();
  await expectGone(question);
  await expect
    .poll(() =>
      sent(startUpload)
        .map(({ file }) => file?.name)
        .sort(),
    )
    .toEqual([lecture.name, second.name]);
  expect(sent(giveRecordingConsent)).toMatchObject([{ body: { host } }]);
});

test('a student who declines sends nothing, and reads about other ways', async () => {
  await visit(address, { as: ngozi });
  await choose.upload(lecture);
  await button('Do not send').click();
  await expectGone(question);
  await expectSeen(
    alert('Lecture 1.mp3 was not uploaded'),
    page.getByText(/Upload its transcript or subtitles/),
  );
  expect(sent(giveRecordingConsent)).toEqual([]);
  expect(sent(startUpload)).toEqual([]);

  await button('Try again').click();
  await expectSeen(question);
  expect(sent(startUpload)).toEqual([]);
  await refuseAll(1);
});

test('a film is sent without a question, which comes when the server says that it has no subtitles', async () => {
  answer(startUpload, refused('recording_consent_required', 'Agree first.'), makeNote(1));
  answer(giveRecordingConsent, input);
  await visit(address, { as: ngozi });
  await choose.upload(film);
  await expectSeen(question);
  expect(sent(startUpload)).toHaveLength(1);
  await button('Agree and upload').click();
  await expect.poll(() => sent(startUpload)).toHaveLength(2);
  const [first, again] = sent(startUpload);
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a recording shows which part is written down', async () => {
  const progress = { done: 1, total: 5 };
  answer(listFiles, listOf(makeNote(1, { status: 'extracting', media_type: 'audio/mpeg', progress })));
  await visit(address, { as: ngozi });

  await expectSeen(status(/Turning speech into text: part 2 of 5/));
});

test('an instance that cannot read recordings rejects them before they are sent', async () => {
  answer(readingAbilities, { recognition: false, subtitle_tracks: false, transcription: false });
  await visit(address, { as: ngozi });
  await page.getByText('Which files can be read?').click();
  await expectSeen(page.getByText(/Recordings are not read here/));
  await choose.upload(lecture);
  await expectSeen(alert(/Lecture 1\.mp3 is a sound recording, which cannot be read/));
  expect(sent(startUpload)).toEqual([]);
});

test('while it is not known what was agreed to, the settings say so', async () => {
  const known = pending(getRecordingConsent);
  answer(getRecordingConsent, known);
  await visit('/settings/data', { as: ngozi, width: 360 });
  await expectSeen(page.getByRole('img', { name: 'Loading your consent' }));
  await expectSoundState();
  known.give(input);

  await expectSeen(button('Withdraw my consent'));
});

test('the consent can be withdrawn in the settings', async () => {
  answer(getRecordingConsent, input);
  answer(withdrawRecordingConsent, { host, consent: null });
  await visit('/settings/data', { as: ngozi });
  await expectSeen(
    page.getByText(/On 20 November.* you agreed that the sound of your recordings is sent to speech/),
  );
  await expectSoundState();
  await button('Withdraw my consent').click();
  await expectSeen(page.getByText(/Your recordings are not sent anywhere/));
  expect(sent(withdrawRecordingConsent)).toHaveLength(1);
});
