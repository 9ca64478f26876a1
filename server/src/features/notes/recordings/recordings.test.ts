/** Recordings with the real ffmpeg and a real endpoint, from the door to the text. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeFilm,
  makePictureSubtitledFilm,
  makeSound,
} from '../../../platform/extract/testing/recordings.ts';
import { attemptsAtMost } from '../../../platform/work/work-rows.ts';
import { heardDuring } from '../../../testing/heard-hints.ts';
import { createCaller, type SignedInCaller } from '../../../testing/people.ts';
import { allowForSlowPrograms } from '../../../testing/slow-programs.ts';
import { describeLong, itLong, portion } from '../../../testing/suites/scale.ts';
import { createTestApp, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../../../testing/transcription-server.ts';
import { noteServices, storedKeys, unitsUsed } from '../testing/note-services.ts';
import { type RecordedNotes, recordedNotes } from '../testing/recorded-notes.ts';

allowForSlowPrograms();

const lecture = `1
00:00:00,500 --> 00:00:02,000
Water evaporates from the sea.

2
00:00:02,500 --> 00:00:04,000
It falls again as rain.
`;

let server: TranscriptionServer;
let app: TestApp;
let host: string;
let student: SignedInCaller;
let notes: RecordedNotes;

beforeAll(async () => {
  server = await startTranscriptionServer();
  host = new URL(server.url).host;
  app = await createTestApp({ env: { TRANSCRIPTION_URL: server.url, TRANSCRIPTION_KEY: 'the-key' } });
});
afterAll(() => Promise.all([app.close(), server.close()]));
beforeEach(async () => {
  server.mode = 'right';
  server.calls.length = 0;
  student = await createCaller(app, { plan: 'premium' });
  notes = recordedNotes(app, student);
});

const agreed = () => notes.consent('PUT', host);
const sounds = ['mp3', 'wav', 'm4a', 'ogg'] as const;
const films = ['mp4', 'mov', 'mkv'] as const;

describe('a film with subtitles', () => {
  it.each(portion(films))('(%s) becomes a note of its spoken text, and nothing is sent', async (kind) => {
    const film = makeFilm(kind, { subtitles: [{ srt: lecture, language: 'eng' }] });
    const id = await notes.upload(`Rivers.${kind}`, film);

    expect(await notes.readToTheEnd(id)).toMatchObject({
      status: 'ready',
      title: 'Rivers',
      warnings: ['The text is that of the English subtitles of the film.'],
    });
    expect(await notes.textOf(id)).toEqual([
      '0:00 to 0:04\n\nWater evaporates from the sea. It falls again as rain.',
    ]);
    expect(server.calls).toEqual([]);
    expect(await unitsUsed(app, student)).toBe(1);
  });

  it('ends like any damaged file if it is damaged', async () => {
    const whole = makeFilm('mp4', { subtitles: [{ srt: lecture }] });
    const id = await notes.upload('cut.mp4', whole.subarray(0, whole.length / 2));

    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'failed', error: { code: 'damaged' } });
    expect(await unitsUsed(app, student)).toBe(0);
  });
});

describe('a recording of speech', () => {
  it.each(portion(sounds))('(%s) becomes a note of its transcript', async (kind) => {
    await agreed();
    const id = await notes.upload(`Rivers.${kind}`, makeSound(kind));
    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'ready', progress: null, warnings: [] });

    expect(await notes.textOf(id)).toEqual([
      '0:00 to 0:04\n\nWater evaporates from the sea. It falls again as rain.',
    ]);
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({ authorization: 'Bearer the-key', filename: 'recording.mp3' });
    expect(await unitsUsed(app, student)).toBe(1);
  });

  it.each(portion(films))('in a film (%s) without subtitles goes the same way', async (kind) => {
    await agreed();
    const id = await notes.upload(`Rivers.${kind}`, makeFilm(kind));

    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'ready' });
    expect(server.calls).toHaveLength(1);
  });

  itLong('behind subtitles without a word is written down, as if there were none', async () => {
    await agreed();
    const film = makeFilm('mkv', { subtitles: [{ srt: '1\n00:00:00,500 --> 00:00:02,000\n<i></i>\n' }] });
    const id = await notes.upload('music.mkv', film);

    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'ready', warnings: [] });
    expect(server.calls).toHaveLength(1);
  });

  it('without a word is no note, and costs nothing', async () => {
    server.mode = 'silence';
    await agreed();
    const id = await notes.upload('hum.mp3', makeSound('mp3'));

    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'failed', error: { code: 'no_speech' } });
    expect(await unitsUsed(app, student)).toBe(0);
  });

  itLong('is sent in pieces, with the times of the whole, and shows how far it is', async () => {
    await agreed();
    const id = await notes.upload('long.mp3', makeSound('mp3', 605));
    const heard = (work: () => Promise<unknown>) => heardDuring(app, student.userId, work);
    const hint = { topic: 'note', id };
    // That it begins, and that there is another progress; a slow machine also moves it to the line of long files.
    const begun = await heard(() => notes.read(id));
    expect(begun.length).toBeGreaterThanOrEqual(2);
    expect(new Set(begun.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(hint)]));
    expect(await notes.noteOf(id)).toMatchObject({ status: 'extracting', progress: { done: 0, total: 3 } });
    expect(await heard(() => notes.writeDown(id))).toEqual([hint]);
    expect(await notes.noteOf(id)).toMatchObject({ status: 'extracting', progress: { done: 1, total: 3 } });

    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'ready' });
    expect((await notes.textOf(id)).map((text) => text.split('\n')[0])).toEqual([
      '0:00 to 0:04',
      '5:00 to 5:04',
      '10:00 to 10:04',
    ]);
    expect(server.calls).toHaveLength(3);
  });

  it.each(['text', 'playlist'])('is rejected on upload if it is actually %s', async (label) => {
    await agreed();
    const bytes = label === 'text' ? 'Rivers run to the sea.' : '#EXTM3U\n#EXTINF:9,\nfile:///etc/passwd\n';

    for (const kind of [...sounds, ...films]) {
      expect((await notes.post(`trick.${kind}`, bytes)).status).toBe(415);
    }
    expect(await unitsUsed(app, student)).toBe(0);
  });
});

describeLong('failures of transcription', () => {
  let id: string;
  beforeEach(async () => {
    await agreed();
    id = await notes.upload('lecture.mp3', makeSound('mp3'));
    await notes.read(id);
  });

  const failed = () => ({ status: 'failed', error: { code: 'transcription_failed' } });

  it.each(['error', 'cut_off', 'wrong_json', 'endless'] as const)(
    'an endpoint that fails is retried like any work, then the unit is returned: %s',
    async (mode) => {
      server.mode = mode;
      for (let attempt = 1; attempt < attemptsAtMost; attempt += 1) {
        await expect(notes.writeDown(id)).rejects.toThrow('transcription failed');
        expect(await notes.noteOf(id)).toMatchObject({ status: 'extracting' });
      }
      await notes.writeDown(id);

      expect(await notes.noteOf(id)).toMatchObject(failed());
      expect(server.calls).toHaveLength(attemptsAtMost);
      expect(await unitsUsed(app, student)).toBe(0);
    },
  );

  it('an endpoint may hang: the call ends, and the next one succeeds', async () => {
    server.mode = 'hang';
    const { transcription } = app.platform.config;
    const endpoint = transcription && { ...transcription, timeoutMs: 200 };
    await expect(notes.writeDown(id, { endpoint })).rejects.toThrow('no whole answer in time');
    server.mode = 'right';

    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'ready' });
    expect(await unitsUsed(app, student)).toBe(1);
  });

  it('an endpoint is called again at the time it gave, and not before', async () => {
    server.mode = 'busy';
    server.retryAfter = '90';
    await notes.writeDown(id);
    expect(await notes.noteOf(id)).toMatchObject({ status: 'extracting' });

    const { rows } = await app.platform.database.pool.query(
      'SELECT status, lease_until FROM notes WHERE id = $1',
      [id],
    );
    expect(rows[0].status).toBe('to_transcribe');
    expect(Date.parse(rows[0].lease_until)).toBe(app.clock.now() + 90_000);
    server.mode = 'right';
    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'ready' });
  });

  it('an endpoint that is always busy finally ends the note', async () => {
    server.mode = 'busy';
    for (let attempt = 0; attempt < attemptsAtMost; attempt += 1) await notes.writeDown(id);

    expect(await notes.noteOf(id)).toMatchObject(failed());
    expect(await unitsUsed(app, student)).toBe(0);
  });

  it.each(['wrong_key', 'redirect'] as const)('a permanent failure ends the note: %s', async (mode) => {
    server.mode = mode;
    server.redirectTo = `${server.url}/elsewhere`;
    await notes.writeDown(id);

    expect(await notes.noteOf(id)).toMatchObject(failed());
    expect(server.calls).toHaveLength(1);
    expect(await unitsUsed(app, student)).toBe(0);
  });
});

describe('consent', () => {
  it('is asked at the door, before anything is stored or charged', async () => {
    const previous = await storedKeys(app);
    for (const [file, bytes] of [
      ['lecture.mp3', makeSound('mp3')],
      ['lecture.mp4', makeFilm('mp4')],
    ] as const) {
      const rejection = await notes.post(file, bytes);

      expect(rejection.status).toBe(409);
      expect(await rejection.json()).toMatchObject({
        code: 'recording_consent_required',
        detail: expect.stringContaining(host),
      });
    }
    expect(await unitsUsed(app, student)).toBe(0);
    expect(await storedKeys(app)).toEqual(previous);
    expect(server.calls).toEqual([]);
  });

  it('is stored with its time, counts only for its host, and can be withdrawn', async () => {
    expect(await (await notes.consent('GET')).json()).toEqual({ host, consent: null });
    const input = await (await agreed()).json();
    expect(input).toEqual({ host, consent: { host, given_at: new Date(app.clock.now()).toISOString() } });
    app.clock.advance(1_000);
    expect(await (await agreed()).json()).toEqual(input);

    await notes.consent('PUT', 'other.example');
    expect((await notes.post('lecture.mp3', makeSound('mp3'))).status).toBe(409);
    expect(await (await notes.consent('DELETE')).json()).toEqual({ host, consent: null });
  });

  itLong('that is taken back while a recording waits ends it, and nothing more is sent', async () => {
    await agreed();
    const id = await notes.upload('lecture.mp3', makeSound('mp3'));
    await notes.read(id);
    await notes.consent('DELETE');
    await notes.writeDown(id);

    expect(await notes.noteOf(id)).toMatchObject({ status: 'failed', error: { code: 'consent_missing' } });
    expect(server.calls).toEqual([]);
    expect(await unitsUsed(app, student)).toBe(0);
  });
});

describeLong('a note that is deleted during its transcription', () => {
  it('a deleted recording is no longer sent, and continues where it was when it is restored', async () => {
    await agreed();
    const id = await notes.upload('long.mp3', makeSound('mp3', 305));
    const { authorizeDeletion, deletion } = noteServices(app);
    await notes.read(id);
    await notes.writeDown(id);
    await deletion.remove(await authorizeDeletion(student, id));
    await notes.writeDown(id);
    expect(server.calls).toHaveLength(1);

    await deletion.restore(await authorizeDeletion(student, id));
    expect(await notes.readToTheEnd(id)).toMatchObject({ status: 'ready' });
    expect(server.calls).toHaveLength(2);
  });
});

describeLong('an instance', () => {
  const instanceWith = async (env: Record<string, string>) => {
    const other = await sharedTestApp({ env });
    return recordedNotes(other, await createCaller(other, { plan: 'premium' }));
  };
  const refusal = async (response: Response) => ({
    status: response.status,
    detail: (await response.json()).detail,
  });

  it('without ffmpeg and endpoint rejects recordings by name, with advice', async () => {
    const other = await instanceWith({ FFMPEG: 'off' });
    for (const kind of sounds) {
      expect(await refusal(await other.post(`a.${kind}`, makeSound(kind)))).toEqual({
        status: 415,
        detail: expect.stringMatching(/^This file is a sound recording.*Upload its subtitles or transcript/),
      });
    }
    for (const kind of films) {
      expect(await refusal(await other.post(`a.${kind}`, makeFilm(kind)))).toEqual({
        status: 415,
        detail: expect.stringMatching(/^This file is a video.*Upload its subtitles or transcript/),
      });
    }
  });

  it('with only ffmpeg reads subtitles that are text, and rejects other films before a unit is taken', async () => {
    const other = await instanceWith({});
    const id = await other.upload('a.mkv', makeFilm('mkv', { subtitles: [{ srt: lecture }] }));
    expect(await other.readToTheEnd(id)).toMatchObject({ status: 'ready' });

    expect(await refusal(await other.post('b.mkv', makeFilm('mkv')))).toMatchObject({
      status: 415,
      detail: expect.stringContaining('It has no subtitles. Upload its subtitles'),
    });
    expect(await refusal(await other.post('c.mkv', makePictureSubtitledFilm(lecture)))).toMatchObject({
      status: 415,
      detail: expect.stringContaining('Its subtitles are pictures'),
    });
  });

  it('with only an endpoint sends recordings unchanged, up to its limit', async () => {
    const env = { FFMPEG: 'off', TRANSCRIPTION_URL: server.url, TRANSCRIPTION_MAX_MB: '1' };
    const other = await instanceWith(env);
    await other.consent('PUT', host);
    const mp3 = makeSound('mp3');
    const id = await other.upload('a.mp3', mp3);
    expect(await other.readToTheEnd(id)).toMatchObject({ status: 'ready' });
    expect(server.calls).toMatchObject([{ filename: 'recording.mp3', authorization: null }]);
    expect(Buffer.from(server.calls[0]?.sound ?? []).equals(mp3)).toBe(true);

    expect(await refusal(await other.post('b.wav', makeSound('wav', 15)))).toMatchObject({
      status: 413,
      detail: expect.stringContaining('1 MB'),
    });
  });
});
