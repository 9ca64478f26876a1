/** Pictures that were damaged on their way, or are of another kind than their name says. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileKinds } from '@akada/core/notes/file-kinds.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowForSlowPrograms } from '../../testing/slow-programs.ts';
import { type Damaged, damagedForms } from '../extract/testing/mutations.ts';
import { createIsolationPool } from '../isolate/pool.ts';
import type { PageToDraw } from './draw-page.ts';
import type { RepeatedDrawing } from './testing/draw-repeatedly.ts';
import { drawnPage } from './testing/drawn-page.ts';

allowForSlowPrograms();

const pool = createIsolationPool({ size: 1 });
let folder: string;
const kinds = ['png', 'jpeg', 'webp'] as const;
type PictureKind = (typeof kinds)[number];
const right = new Map<PictureKind, Buffer>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-pictures-'));
  const line = drawnPage(['Osmosis is the movement of water.'], { width: 2_000, height: 120, size: 30 });
  right.set('png', await line.encode('png'));
  right.set('jpeg', await line.encode('jpeg', 80));
  right.set('webp', await line.encode('webp', 80));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

/** Draws all files in one child process, with the memory and time limits of one drawing. */
async function drawAll(kind: PictureKind, files: readonly Damaged[]): Promise<RepeatedDrawing[]> {
  const { mediaType } = fileKinds[kind];
  const pages = await Promise.all(
    files.map(async ({ bytes }, index): Promise<PageToDraw> => {
      const path = join(folder, `${kind}-${index}`);
      await writeFile(path, bytes);
      return { path, mediaType, number: 1, member: null, reader: 'program' };
    }),
  );

  return pool.run<PageToDraw[], RepeatedDrawing[]>({
    module: new URL('./testing/draw-repeatedly.ts', import.meta.url),
    exportName: 'drawRepeatedly',
    input: pages,
    limits: { cpuMs: 20_000, timeoutMs: 120_000, oldSpaceMb: 256, rssMb: 768 },
    readPaths: [folder],
    nativeAddons: true,
    reuse: true,
  });
}

const rightFile = (kind: PictureKind) => right.get(kind) ?? Buffer.alloc(0);

describe.each(kinds)('a picture (%s)', (kind) => {
  it('is drawn completely or not at all, the same each time, if it is damaged', async () => {
    const files: Damaged[] = [
      { how: 'right', bytes: rightFile(kind) },
      { how: 'zeros', bytes: Buffer.alloc(5_000) },
      ...damagedForms(rightFile(kind)),
    ];
    const drawings = await drawAll(kind, files);

    expect(drawings.every(({ isSameAgain }) => isSameAgain)).toBe(true);
    const drawn = new Set(drawings.flatMap(({ png }, index) => (png ? [files[index]?.how] : [])));
    expect(drawn).toContain('right');
    expect([...drawn].filter((how) => how === 'without its beginning' || how === 'zeros')).toEqual([]);
    for (const { png } of drawings) {
      const { width, height } = png ? await sharp(png).metadata() : { width: 1, height: 1 };
      expect(Math.max(width, height)).toBeLessThanOrEqual(3_508);
    }
  });

  it.each<[string, (bytes: Buffer) => Buffer | string | Promise<Buffer>]>([
    ['nothing', () => ''],
    ['its head alone', (bytes) => bytes.subarray(0, 40)],
    ['text', () => 'Osmosis is the movement of water.'],
    ['a head of sixteen thousand pixels a side', (bytes) => enlarged(kind, bytes)],
    ['a drawing that fetches', () => drawing],
    ['a TIFF', () => sharp({ create: plain }).tiff().toBuffer()],
    ['a GIF', () => sharp({ create: plain }).gif().toBuffer()],
    ['an AVIF', () => sharp({ create: plain }).avif({ effort: 0 }).toBuffer()],
  ])('is not drawn if it is %s', async (how, change) => {
    const bytes = Buffer.from(await change(Buffer.from(rightFile(kind))));

    expect(await drawAll(kind, [{ how, bytes }])).toEqual([{ png: null, isSameAgain: true }]);
  });

  it('by the name of another kind is the picture that it is', async () => {
    const others = kinds.map((other) => ({ how: other, bytes: rightFile(other) }));
    const drawings = await drawAll(kind, others);
    const sizes = await Promise.all(
      drawings.map(async ({ png }) => png && (await sharp(png).metadata()).width),
    );

    expect(sizes).toEqual([2_000, 2_000, 2_000]);
  });
});

const plain = { width: 300, height: 300, channels: 3, background: '#fff' } as const;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://localhost/x.png"/></svg>';

const hugeSide = 16_000;

/** Writes another size into the head of a picture, where its format has it. */
function enlarged(kind: PictureKind, bytes: Buffer): Buffer {
  if (kind === 'png') {
    bytes.writeUInt32BE(hugeSide, 16);
    bytes.writeUInt32BE(hugeSide, 20);
  } else if (kind === 'jpeg') {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(hugeSide, frame + 5);
    bytes.writeUInt16BE(hugeSide, frame + 7);
  } else {
    const frame = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    bytes.writeUInt16LE(hugeSide, frame + 3);
    bytes.writeUInt16LE(hugeSide, frame + 5);
  }
  return bytes;
}
