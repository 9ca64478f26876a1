/** Recordings of some seconds, made by the ffmpeg of this machine. They say nothing: no test needs speech. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaKind } from '../media/media-programs.ts';

/** Subtitles to put into a film. */
export interface SubtitlesToMake {
  srt: string;
  /** As the file is to state it, such as "eng". */
  language?: string;
  isDefault?: boolean;
}

export interface FilmToMake {
  subtitles?: readonly SubtitlesToMake[];
  /** Seconds; 5 where absent. */
  seconds?: number;
  isSilent?: boolean;
}

const soundCodecs: Partial<Record<MediaKind, string>> = { m4a: 'aac', ogg: 'libvorbis' };

/** @returns the bytes of a recording that hums */
export function makeSound(kind: 'mp3' | 'wav' | 'm4a' | 'ogg', seconds = 5): Buffer {
  const codec = soundCodecs[kind];

  return onceMade(`${kind} ${seconds}`, () =>
    made(kind, () => [...humming(seconds), ...(codec ? ['-c:a', codec] : [])]),
  );
}

/** @returns the bytes of a film of moving squares, with one sound track unless it is silent */
export function makeFilm(kind: 'mp4' | 'mov' | 'mkv', film: FilmToMake = {}): Buffer {
  return onceMade(`${kind} ${JSON.stringify(film)}`, () => filmOf(kind, film));
}

function filmOf(kind: MediaKind, { subtitles = [], seconds = 5, isSilent = false }: FilmToMake): Buffer {
  return made(kind, (folder) => {
    const files = subtitles.map(({ srt }, index) => {
      writeFileSync(join(folder, `${index}.srt`), srt);
      return ['-f', 'srt', '-i', join(folder, `${index}.srt`)];
    });
    const inputs = [...picture(seconds), ...(isSilent ? [] : humming(seconds)), ...files.flat()];
    const count = files.length + (isSilent ? 1 : 2);
    const maps = Array.from({ length: count }, (_, index) => ['-map', String(index)]);
    const marks = subtitles.flatMap(({ language, isDefault = false }, index) => [
      ...(language ? [`-metadata:s:s:${index}`, `language=${language}`] : []),
      `-disposition:s:${index}`,
      isDefault ? 'default' : '0',
    ]);
    const codecs = ['-c:v', 'mpeg4', '-c:a', 'aac', '-c:s', kind === 'mkv' ? 'srt' : 'mov_text'];
    return [...inputs, ...maps.flat(), ...codecs, ...marks];
  });
}

/**
 * No encoder of ffmpeg draws text, so the track of a film only says of itself that it has pictures.
 * @returns a film whose only subtitles are pictures, as on a disc
 */
export function makePictureSubtitledFilm(srt: string): Buffer {
  const film = makeFilm('mkv', { subtitles: [{ srt }] }).toString('latin1');

  return Buffer.from(film.replace('S_TEXT/UTF8', 'S_HDMV/PGS\0'), 'latin1');
}

const picture = (seconds: number) => ['-f', 'lavfi', '-i', `testsrc=d=${seconds}:s=64x48:r=5`];
const humming = (seconds: number) => ['-f', 'lavfi', '-i', `sine=d=${seconds}`];

const recordings = new Map<string, Buffer>();

/** Many tests take the same recording, and each start of ffmpeg costs them a moment. */
function onceMade(name: string, make: () => Buffer): Buffer {
  const recording = recordings.get(name) ?? make();
  recordings.set(name, recording);

  return Buffer.from(recording);
}

function made(ending: string, options: (folder: string) => string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  try {
    const path = join(folder, `made.${ending}`);
    execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...options(folder), path], { stdio: 'pipe' });
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
