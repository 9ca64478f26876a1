/** Strangers' pictures become pages that can be recognised, or nothing: never an error, never a hanging child. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileKinds } from '@akada/core/notes/file-kinds.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowForSlowPrograms } from '../../testing/slow-programs.ts';
import { describeLong, itLong, portion } from '../../testing/suites/scale.ts';
import { makeZip } from '../extract/testing/zip.ts';
import { createIsolationPool } from '../isolate/pool.ts';
import { drawPage } from './draw-page.ts';
import { recognisedPage } from './recognised-page.ts';
import { findTesseract } from './tesseract.ts';
import { drawnPage, getScan, type PageLook } from './testing/drawn-page.ts';
import { shareFound } from './testing/edit-distance.ts';
import { type PhotoLook, photographed } from './testing/photographed-page.ts';

allowForSlowPrograms();

const lines = [
  '# Transport in cells',
  'Osmosis is the movement of water through a membrane',
  'from the side with fewer particles to the other one.',
  'Plant cells swell when they take water in, and their',
  'walls keep them from bursting in pure water.',
];
const patience = () => AbortSignal.timeout(120_000);

const pool = createIsolationPool({ size: 2 });
let folder: string;
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-drawing-'));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

type DrawnKind = 'pdf' | 'png' | 'jpeg' | 'webp';

async function draw(kind: DrawnKind, bytes: Uint8Array | string, number = 1): Promise<Uint8Array | null> {
  made += 1;
  const path = join(folder, String(made));
  await writeFile(path, bytes);
  return drawPage(
    { path, mediaType: fileKinds[kind].mediaType, number, member: null, reader: 'program' },
    { pool, signal: patience() },
  );
}

async function textOn(png: Uint8Array | null): Promise<string> {
  const recogniser = await findTesseract({ program: 'tesseract', hiddenPaths: [] });
  if (!recogniser || !png) throw new Error('nothing was drawn, or tesseract-ocr is not installed');
  return recognisedPage(await recogniser.recognise(png, patience()), {
    number: 1,
    member: null,
  }).page.text.replaceAll('\n\n', ' ');
}

const expected = lines.join(' ').slice(2);

describe('a page', () => {
  it.each(
    portion<[string, PageLook, PhotoLook]>([
      ['as a scanner takes it', {}, { grain: 8 }],
      ['half in the shade', {}, { shade: 0.75, grain: 20 }],
      ['in pale print with grain', {}, { contrast: 0.25, grain: 20, blur: 1.2 }],
      ['pale and in the shade', {}, { shade: 0.6, contrast: 0.4, grain: 15 }],
      ['in small letters', { size: 24, width: 1_000, height: 500 }, { grain: 6, blur: 0.4 }],
      ['in chalk on a board', { paper: '#16352a', ink: '#f2f2ee' }, { grain: 25 }],
      ['askew', { tilt: 1.5 }, { shade: 0.3, grain: 10 }],
    ]),
  )('%s is found, at least 97 in 100 characters', async (_, page, photo) => {
    const jpeg = await sharp(await photographed(await drawnPage(lines, page).encode('png'), photo))
      .jpeg({ quality: 75 })
      .toBuffer();

    expect(shareFound(await textOn(await draw('jpeg', jpeg)), expected)).toBeGreaterThanOrEqual(0.97);
  });

  itLong('in the shade is found in a PDF as well', async () => {
    const photo = await photographed(await drawnPage(lines).encode('png'), { shade: 0.75, grain: 20 });
    const scan = await getScan(null, await sharp(photo).jpeg().toBuffer());

    expect(shareFound(await textOn(await draw('pdf', scan, 2)), expected)).toBeGreaterThanOrEqual(0.97);
  });

  it.each(portion([1, 2, 3, 4, 5, 6, 7, 8]))(
    'is turned upright as its camera says: %d',
    async (orientation) => {
      const upright = await drawnPage(lines).encode('png');
      const photo = sharp(upright).withMetadata({ orientation });
      const drawn = await sharp((await draw('jpeg', await photo.jpeg().toBuffer())) ?? '').metadata();

      // From the fifth on the values mean a quarter turn, and the page is wide.
      expect(drawn.width > drawn.height).toBe(orientation < 5);
      expect(drawn.orientation).toBeUndefined();
    },
  );
});

describeLong('of what is broken or hostile', () => {
  const right: Record<Exclude<DrawnKind, 'pdf'>, () => Promise<Buffer>> = {
    png: () => drawnPage(lines).encode('png'),
    jpeg: () => drawnPage(lines).encode('jpeg', 80),
    webp: () => drawnPage(lines).encode('webp', 80),
  };
  const kinds = ['png', 'jpeg', 'webp'] as const;

  it.each(kinds)('noise behind a valid head is not drawn: %s', async (kind) => {
    expect(await draw(kind, noise(await right[kind](), 30))).toBeNull();
  });

  it.each(kinds)('half a %s is nothing, or its upper half', async (kind) => {
    const bytes = await right[kind]();
    const png = await draw(kind, bytes.subarray(0, bytes.length / 2));

    expect(png === null || (await textOn(png)).includes('Transport')).toBe(true);
  });

  it.each([
    ['a page that is not there', async () => getScan(null), 7],
    ['half a PDF', async () => (await getScan(await right.jpeg())).subarray(0, 4_000), 1],
    ['text', async () => Buffer.from('%PDF-1.7 and no more'), 1],
    ['nothing', async () => Buffer.alloc(0), 1],
  ])('a PDF is not drawn: %s', async (_, bytes, number) => {
    expect(await draw('pdf', await bytes(), number)).toBeNull();
  });
});

describeLong('of an archive', () => {
  const drawMember = async (archive: Buffer, members: string[]) => {
    made += 1;
    const path = join(folder, String(made));
    await writeFile(path, archive);
    const member = { members, mediaType: fileKinds.jpeg.mediaType, page: 1, under: null };
    return drawPage(
      { path, mediaType: fileKinds.zip.mediaType, number: 3, member, reader: 'program' },
      { pool, signal: patience() },
    );
  };
  const photo = () => drawnPage(lines).encode('jpeg', 80);

  it('a member is drawn, also one of an archive in it', async () => {
    const inner = makeZip([{ name: 'board.jpg', content: await photo() }]);
    const outer = makeZip([{ name: 'week 3.zip', content: inner }]);

    expect(
      shareFound(await textOn(await drawMember(outer, ['week 3.zip', 'board.jpg'])), expected),
    ).toBeGreaterThan(0.97);
  });

  it.each<[string, (jpeg: Buffer) => Buffer]>([
    ['is not there', () => makeZip([{ name: 'other.jpg', content: '' }])],
    ['is locked', (jpeg) => makeZip([{ name: 'board.jpg', content: jpeg, locked: true }])],
    [
      'inflates to more than a member may',
      () => makeZip([{ name: 'board.jpg', content: Buffer.alloc(70_000_000) }]),
    ],
    ['is in no archive', (jpeg) => jpeg],
  ])('a member that %s is not drawn', async (_, archive) => {
    expect(await drawMember(archive(await photo()), ['board.jpg'])).toBeNull();
  });
});

function noise(bytes: Buffer, from: number): Buffer {
  for (let index = from; index < bytes.length; index += 1) bytes[index] = (index * 131) % 251;
  return bytes;
}
