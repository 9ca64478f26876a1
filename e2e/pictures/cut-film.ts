/** Cuts a recording into the two files of the film, by ffmpeg: for browsers that play WebM, and for the others. */
import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Recording, Shown } from './recording.ts';

/** The screen size of the product, and the height of the sentence above it; the film has twice as many pixels. */
export const screen = { width: 360, height: 640 };
const captionHeight = 80;

const mostBytes = 3_000_000;

const typeface = new URL('../../web/src/ui/theme/fonts/inter-first.woff2', import.meta.url);

const encodings = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '32', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', '-g', '250'],
  mp4: [
    '-c:v',
    'libx264',
    '-crf',
    '25',
    '-preset',
    'slower',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ],
};

const run = promisify(execFile);

/**
 * @param page where the sentences are drawn
 * @param folder for the files that the cut needs and the film does not
 * @param to path of the film without its ending
 * @throws Error when both files together are too large for metered data
 */
export async function cutFilm(
  page: Page,
  { pictures, captions, posterAt, seconds }: Awaited<ReturnType<Recording['end']>>,
  folder: string,
  to: string,
): Promise<void> {
  const drawn = await drawCaptions(page, captions, folder);
  const inputs = await Promise.all(
    [pictures, drawn].map(async (shown, index) => {
      const list = join(folder, `${index}.txt`);
      await writeFile(list, listOf(shown, seconds));
      return ['-f', 'concat', '-safe', '0', '-i', list];
    }),
  );
  const filter = `[0]fps=15,scale=${2 * screen.width}:${2 * screen.height}[below];[1]fps=15[above];[above][below]vstack,format=yuv420p`;
  let bytes = 0;
  for (const [ending, options] of Object.entries(encodings)) {
    const file = `${to}.${ending}`;
    await run('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      ...inputs.flat(),
      '-filter_complex',
      filter,
      '-t',
      String(seconds),
      ...options,
      file,
    ]);
    bytes += (await stat(file)).size;
  }
  await writeFile(`${to}.vtt`, getCues(captions, seconds));
  const poster = ['-ss', String(posterAt), '-i', `${to}.webm`, '-frames:v', '1', '-quality', '80'];
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...poster, `${to}.webp`]);
  if (bytes > mostBytes) throw new Error(`The film has ${bytes} bytes of ${mostBytes}.`);
}

async function drawCaptions(
  page: Page,
  captions: readonly Shown<string>[],
  folder: string,
): Promise<Shown<string>[]> {
  const font = await readFile(typeface, 'base64');
  await page.setContent(`<meta name="viewport" content="width=device-width"><style>
    @font-face { font-family: Inter; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
    body { display: grid; height: 100vh; margin: 0; padding-inline: 20px; background: #14213d; color: #fbf8f1;
      align-items: center; font: 650 20px/1.3 Inter; letter-spacing: -0.02em; text-wrap: balance }
    </style><p></p>`);
  await page.evaluate(() => document.fonts.load('650 20px Inter'));
  await page.setViewportSize({ width: screen.width, height: captionHeight });
  const drawn: Shown<string>[] = [];
  for (const { what, from } of captions) {
    const path = join(folder, `caption-${drawn.length}.png`);
    await page.locator('p').evaluate((line, sentence) => {
      line.textContent = sentence;
    }, what);
    await page.screenshot({ path });
    drawn.push({ what: path, from });
  }
  return drawn;
}

/** As ffmpeg reads it; the last one is named twice, or its time would not count. */
function listOf(shown: readonly Shown<string>[], seconds: number): string {
  const lines = shown.map(({ what, from }, index) => {
    const until = shown[index + 1]?.from ?? seconds;
    // The first caption is visible from the start.
    const duration = until - (index === 0 ? 0 : from);
    return `file '${what}'\nduration ${duration.toFixed(4)}`;
  });
  return [...lines, `file '${shown.at(-1)?.what}'`].join('\n');
}

/** The captions of the film, for screen readers. */
function getCues(captions: readonly Shown<string>[], seconds: number): string {
  const moment = (second: number) => new Date(second * 1_000).toISOString().slice(11, 23);
  const cues = captions.map(
    ({ what, from }, index) =>
      `${moment(from)} --> ${moment(captions[index + 1]?.from ?? seconds)}\n${what}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
