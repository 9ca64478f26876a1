/** Pictures of a full page and recordings of ten minutes, for measuring the cost of reading them. */
import { makeFilm, makeSound } from '../../../server/src/platform/extract/testing/recordings.ts';
import { drawnPage } from '../../../server/src/platform/recognition/testing/drawn-page.ts';
import { proseLines } from './prose.ts';

/** A4 at 300 dots an inch. */
const page = { width: 2_480, height: 3_508, size: 44 };
const linesOfPage = 48;
const charactersOfLine = 85;

export const pictureKinds = ['png', 'jpeg', 'webp'] as const;

/** @returns a page full of print */
export function pageAs(kind: (typeof pictureKinds)[number]): Promise<Buffer> {
  const lines = proseLines('page', linesOfPage).map((line) => line.slice(0, charactersOfLine));
  const drawn = drawnPage(lines, page);

  return kind === 'png' ? drawn.encode('png') : drawn.encode(kind, 80);
}

const recordingSeconds = 600;
export const soundKinds = ['mp3', 'wav', 'm4a', 'ogg'] as const;
export const filmKinds = ['mp4', 'mov', 'mkv'] as const;

export const soundAs = (kind: (typeof soundKinds)[number]) => makeSound(kind, recordingSeconds);

/** @returns a film in which something is said each five seconds, in subtitles */
export function filmAs(kind: (typeof filmKinds)[number]): Buffer {
  const cues = proseLines('film', recordingSeconds / 5).map(
    (line, index) => `${index + 1}\n${time(5 * index)} --> ${time(5 * index + 4)}\n${line}\n`,
  );

  return makeFilm(kind, { seconds: recordingSeconds, subtitles: [{ srt: cues.join('\n') }] });
}

const time = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')},000`;
