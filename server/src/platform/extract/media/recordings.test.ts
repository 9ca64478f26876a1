/** Real recordings through the real ffmpeg: what is taken out of them, and what no file can make it do. */

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowForSlowPrograms } from '../../../testing/slow-programs.ts';
import { portion } from '../../../testing/suites/scale.ts';
import { makeFilm, makePictureSubtitledFilm, makeSound } from '../testing/recordings.ts';
import { findMediaPrograms, type MediaFile, type MediaKind, type MediaPrograms } from './media-programs.ts';
import { getTracks } from './media-tracks.ts';
import { getPieces, secondsOfSound, soundPiece } from './sound-pieces.ts';
import { chosenTrack, getSubtitles, trackSentence } from './subtitle-track.ts';

allowForSlowPrograms();

const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));

let programs: MediaPrograms;
beforeAll(async () => {
  const found = await findMediaPrograms({ program: 'ffmpeg' });
  if (!found) throw new Error('these tests need ffmpeg: install the package ffmpeg');
  programs = found;
});

let written = 0;
function stored(kind: MediaKind, bytes: Buffer | string): MediaFile {
  written += 1;
  const path = join(folder, `${written}`);
  writeFileSync(path, bytes);
  return { path, kind };
}

const caption = (text: string) => `1\n00:00:00,500 --> 00:00:02,000\n${text}\n`;
const lecture = caption('Water evaporates from the sea.');

const films = ['mp4', 'mov', 'mkv'] as const;
const sounds = ['mp3', 'wav', 'm4a', 'ogg'] as const;

describe('the program', () => {
  it('says which one it is', () => {
    expect(programs.description).toMatch(/^ffmpeg \d+(\.\d+)*$/);
  });

  it.each(['no-such-ffmpeg', '/bin/false', '/etc/passwd', '/'])('is not there as %s', async (program) => {
    expect(await findMediaPrograms({ program })).toBeNull();
  });
});

describe.each(portion(films))('a film (%s)', (kind) => {
  it('has its subtitles taken out as SRT, letters of all kinds included', async () => {
    const text = 'Ìwé ni ó ń fi ọgbọ́n kún ọgbọ́n: 水 & more';
    const file = stored(kind, makeFilm(kind, { subtitles: [{ srt: caption(text), language: 'eng' }] }));
    const { subtitles, hasSound } = await getTracks(programs, file);
    const [track] = subtitles;

    expect({ subtitles, hasSound }).toMatchObject({
      subtitles: [{ index: 2, language: 'eng' }],
      hasSound: true,
    });
    const srt = track && (await getSubtitles(programs, file, track)).toString('utf8');
    expect(srt).toMatch(/00:00:00,5\d\d --> 00:00:02,0\d\d/);
    expect(srt).toContain('Ìwé ni ó ń fi ọgbọ́n kún ọgbọ́n: 水 &');
  });

  it('may have no subtitles, no sound or neither', async () => {
    const tracks = async (isSilent: boolean) =>
      getTracks(programs, stored(kind, makeFilm(kind, { isSilent })));

    expect(await tracks(false)).toEqual({ subtitles: [], hasPictureSubtitles: false, hasSound: true });
    expect(await tracks(true)).toEqual({ subtitles: [], hasPictureSubtitles: false, hasSound: false });
  });

  it('cut off in the middle is damaged, or read as far as it goes', async () => {
    const whole = makeFilm(kind, { subtitles: [{ srt: lecture }] });
    const read = getTracks(programs, stored(kind, whole.subarray(0, whole.length / 2)));

    if (kind === 'mkv') expect(await read).toMatchObject({ hasSound: true });
    else await expect(read).rejects.toMatchObject({ reason: 'damaged' });
  });
});

describe.each(portion(sounds))('a sound recording (%s)', (kind) => {
  it('is measured and cut into pieces of speech quality', async () => {
    const file = stored(kind, makeSound(kind, 12));
    const seconds = await secondsOfSound(programs, file);
    expect(seconds).toBeCloseTo(12, 0);

    const pieces = getPieces(seconds, 25_000);
    expect(pieces).toHaveLength(3);
    for (const piece of pieces) {
      const mp3 = await soundPiece(programs, file, piece);
      expect(mp3.length).toBeLessThan(25_000);
      const length = await secondsOfSound(programs, stored('mp3', mp3));
      expect(Math.abs(length - piece.seconds)).toBeLessThan(0.3);
    }
  });

  it('cut off in the middle is read as far as it goes, or damaged', async () => {
    const whole = makeSound(kind, 8);
    const file = stored(kind, whole.subarray(0, whole.length / 2));
    const read = secondsOfSound(programs, file);

    if (kind === 'm4a') return expect(read).rejects.toMatchObject({ reason: 'damaged' });
    expect(await read).toBeLessThan(7);
    expect(await read).toBeGreaterThan(1);
  });

  it.each([
    ['nothing', ''],
    ['text', 'Rivers run to the sea. '.repeat(1_000)],
    [
      'random bytes',
      Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7919 * (index + 3)) % 251)),
    ],
  ])('gives no sound if it is %s', async (_, bytes) => {
    const outcome = await secondsOfSound(programs, stored(kind, bytes)).catch((error: unknown) => error);

    expect(outcome).toMatchObject({ reason: 'damaged' });
  });
});

describe('of several subtitles', () => {
  const track = (index: number, language: string | null, isDefault = false) => ({
    index,
    language,
    isDefault,
  });

  it.each([
    ['the default one is read', [track(2, 'eng'), track(3, 'fre', true)], 3],
    ['else the English one', [track(2, 'fre'), track(3, 'eng')], 3],
    ['else the first', [track(2, 'fre'), track(3, null)], 2],
    ['none', [], undefined],
  ])('%s', (_, tracks, index) => {
    expect(chosenTrack(tracks)?.index).toBe(index);
  });

  it('the note says which', () => {
    const tracks = [track(2, 'fre'), track(3, 'eng'), track(4, 'und'), track(5, 'xqz')];
    const sentences = tracks.map((selection) => trackSentence(selection, tracks));

    expect(sentences).toEqual([
      'The text is that of the French subtitles of the film (track 1 of 4).',
      'The text is that of the English subtitles of the film (track 2 of 4).',
      'The text is that of the subtitles of the film (track 3 of 4).',
      'The text is that of the subtitles of the film (track 4 of 4).',
    ]);
    expect(trackSentence(track(2, 'eng'), [])).toBe('The text is that of the English subtitles of the film.');
  });

  it('the default one of a real film is found', async () => {
    const subtitles = [
      { srt: caption('Water.'), language: 'eng' },
      { srt: caption('Eau.'), language: 'fre', isDefault: true },
    ];
    const file = stored('mkv', makeFilm('mkv', { subtitles }));
    const selectedSubtitleTrack = chosenTrack((await getTracks(programs, file)).subtitles);

    expect(selectedSubtitleTrack).toMatchObject({ language: 'fre' });
    expect(
      selectedSubtitleTrack && (await getSubtitles(programs, file, selectedSubtitleTrack)).toString(),
    ).toContain('Eau.');
  });

  it('pictures are not text', async () => {
    const file = stored('mkv', makePictureSubtitledFilm(lecture));

    expect(await getTracks(programs, file)).toMatchObject({ subtitles: [], hasPictureSubtitles: true });
  });
});

describe('a file that names other files', () => {
  const secret = join(folder, 'secret.srt');
  const tricks: [string, string][] = [
    ['a list of files', `ffconcat version 1.0\nfile '${secret}'\n`],
    ['a playlist', `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile://${secret}\n#EXT-X-ENDLIST\n`],
    [
      'a playlist of a server',
      `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nhttp://127.0.0.1:PORT/part.ts\n#EXT-X-ENDLIST\n`,
    ],
    ['a playlist of parts', `#EXTM3U\n#EXT-X-BYTERANGE:40@0\n#EXTINF:9,\nconcat:${secret}|${secret}\n`],
    ['a manifest', `<?xml version="1.0"?><MPD><BaseURL>file://${secret}</BaseURL></MPD>`],
    [
      'a description of a session',
      `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nm=audio 9 RTP/AVP 0\n`,
    ],
    ['pictures with a file', `<?xml version="1.0"?><svg><image href="file://${secret}"/></svg>`],
  ];

  it.each(portion(tricks).map(([label]) => label))('opens none of them as %s', async (label) => {
    writeFileSync(secret, caption('The secret of this machine.'));
    const requested: string[] = [];
    const server = createServer((request, response) => {
      requested.push(String(request.url));
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const [, bytes] = tricks.find(([name]) => name === label) ?? ['', ''];
    const withPort = bytes.replace('PORT', String((server.address() as AddressInfo).port));

    for (const kind of ['mp4', 'mkv', 'mp3', 'wav', 'ogg'] as const) {
      const file = stored(kind, withPort);
      const outcomes = await Promise.allSettled([
        getSubtitles(programs, file, { index: 0, language: null, isDefault: true }),
        soundPiece(programs, file, { start: 0, seconds: 5 }),
      ]);
      expect({ kind, statuses: outcomes.map(({ status }) => status) }).toEqual({
        kind,
        statuses: ['rejected', 'rejected'],
      });
    }
    server.close();
    expect(requested).toEqual([]);
  });
});

describe('a length', () => {
  it.each([
    [10, 25_000_000, 1, 10],
    [300, 25_000_000, 1, 300],
    [300.9, 25_000_000, 1, 300.9],
    [302, 25_000_000, 2, 2],
    [3_600, 25_000_000, 12, 300],
    [600, 1_000_000, 3, 150],
    [0, 1_000_000, 1, 0],
  ])(
    'with %d seconds, and at most %d bytes for each piece, has %d pieces',
    (seconds, atMostBytes, count, last) => {
      const pieces = getPieces(seconds, atMostBytes);

      expect(pieces).toHaveLength(count);
      expect(pieces.reduce((sum, piece) => sum + piece.seconds, 0)).toBeCloseTo(seconds);
      expect(pieces.at(-1)?.seconds).toBeCloseTo(last);
    },
  );
});
