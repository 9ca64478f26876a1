/** Recordings that were damaged on their way, lie about themselves, or are of another kind than their name says. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileKinds } from '@akada/core/notes/file-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowForSlowPrograms } from '../../../testing/slow-programs.ts';
import { readDocument } from '../child/read-document.ts';
import { damagedForms } from '../testing/mutations.ts';
import { makeFilm, makeSound } from '../testing/recordings.ts';
import { findMediaPrograms, type MediaKind, type MediaPrograms } from './media-programs.ts';
import { readRecording } from './read-recording.ts';

allowForSlowPrograms();

const folder = mkdtempSync(join(tmpdir(), 'damaged-recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));

let media: MediaPrograms;
beforeAll(async () => {
  const found = await findMediaPrograms({ program: 'ffmpeg' });
  if (!found) throw new Error('these tests need ffmpeg: install the package ffmpeg');
  media = found;
});

const srt = '1\n00:00:00,500 --> 00:00:02,000\nWater evaporates from the sea.\n';
const right: Readonly<Record<MediaKind, () => Buffer>> = {
  mp3: () => makeSound('mp3'),
  wav: () => makeSound('wav'),
  m4a: () => makeSound('m4a'),
  ogg: () => makeSound('ogg'),
  mp4: () => makeFilm('mp4', { subtitles: [{ srt }] }),
  mov: () => makeFilm('mov', { subtitles: [{ srt }] }),
  mkv: () => makeFilm('mkv', { subtitles: [{ srt }] }),
};
const kinds = Object.keys(right) as MediaKind[];

/** Returns "read" for subtitles, "to write down" for speech, or the reason of a rejection. */
async function endOf(kind: MediaKind, bytes: Buffer): Promise<string> {
  const filename = `lecture.${kind}`;
  const path = join(folder, filename);
  writeFileSync(path, bytes);
  const outcome = await readRecording({ path, filename, mediaType: fileKinds[kind].mediaType }, kind, {
    media,
    sendableBytes: 25_000_000,
    read: readDocument,
  });
  if ('speech' in outcome) {
    const seconds = outcome.speech.reduce((sum, piece) => sum + (piece.seconds ?? 0), 0);
    expect(seconds).toBeLessThan(60);
    return 'to write down';
  }

  return outcome.ok ? 'read' : outcome.reason;
}

const damages = ['32 bytes flipped, seed f', 'with zeros in its middle', 'without its beginning'];
const knownEnds = ['read', 'to write down', 'damaged', 'no_speech'];
/** Files that one demultiplexer opens are one kind to it. */
const family = (kind: MediaKind) => (['m4a', 'mp4', 'mov'].includes(kind) ? 'mp4' : kind);

describe.each(kinds)('a recording (%s)', (kind) => {
  it.each(damages)('%s is read as far as possible, or rejected, the same each time', async (damage) => {
    const bytes = damagedForms(right[kind]()).find(({ how }) => how === damage)?.bytes;
    if (!bytes) throw new Error(`no damage is called ${damage}`);
    const end = await endOf(kind, bytes);

    expect(knownEnds).toContain(end);
    expect(await endOf(kind, bytes)).toBe(end);
  });

  it('without a byte is empty, and starts no program', async () => {
    expect(await endOf(kind, Buffer.alloc(0))).toBe('empty');
  });

  it('under the name of another kind is read as its own kind, or rejected', async () => {
    const other = kinds.find((it) => family(it) !== family(kind)) ?? 'mp3';

    expect(['damaged', 'no_speech', 'to write down']).toContain(await endOf(kind, right[other]()));
  });

  it('is as long as it lasts, or damaged, if it states another length', async () => {
    expect(['read', 'to write down', 'damaged']).toContain(await endOf(kind, stretched(kind, right[kind]())));
  });
});

/** Writes the longest length that there is where the format states one; Ogg states it in its last page. */
function stretched(kind: MediaKind, bytes: Buffer): Buffer {
  const mark = {
    wav: 'data',
    ogg: 'OggS',
    mp3: 'Info',
    mkv: '\x44\x89',
    m4a: 'mvhd',
    mp4: 'mvhd',
    mov: 'mvhd',
  };
  const named = Buffer.from(mark[kind], 'latin1');
  const index = kind === 'ogg' ? bytes.lastIndexOf(named) : bytes.indexOf(named);
  const offset = { wav: 4, ogg: 6, mp3: 8, mkv: 3, m4a: 20, mp4: 20, mov: 20 }[kind];
  if (index === -1) throw new Error(`no length in ${kind}`);
  bytes.writeUInt32BE(0x7f_ff_ff_ff, index + offset);

  return bytes;
}
