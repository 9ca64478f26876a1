import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIsolationPool } from '../isolate/pool.ts';
import { type EncodedPicture, encodePicture } from './encode-picture.ts';

const pool = createIsolationPool({ size: 2 });
let folder: string;
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-pictures-'));
});

afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function encode(bytes: Uint8Array | string): Promise<EncodedPicture> {
  made += 1;
  const path = join(folder, String(made));
  await writeFile(path, bytes);
  // Processor time and memory limit a picture; the clock would measure other work of this machine.
  return encodePicture(path, { pool, timeoutMs: 240_000 });
}

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } });

/** Noise, which no format packs to nothing. */
const noise = (side: number): Sharp =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const getWebp = (picture: EncodedPicture): Uint8Array => {
  if (!picture.ok) throw new Error(`refused: ${picture.reason}`);
  return picture.webp;
};

const type = { ok: false, reason: 'type' };
const unreadable = { ok: false, reason: 'unreadable' };

describe('a picture', { timeout: 300_000 }, () => {
  it.for<[string, (picture: Sharp) => Promise<Buffer>]>([
    ['JPEG', (picture) => picture.jpeg().toBuffer()],
    ['progressive JPEG', (picture) => picture.jpeg({ progressive: true }).toBuffer()],
    ['PNG', (picture) => picture.png().toBuffer()],
    ['PNG with a palette', (picture) => picture.png({ palette: true }).toBuffer()],
    ['WebP', (picture) => picture.webp().toBuffer()],
    ['AVIF', (picture) => picture.avif({ effort: 0 }).toBuffer()],
  ])('in %s becomes a square of 256 pixels in WebP', async ([, format]) => {
    const webp = getWebp(await encode(await format(noise(640))));
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('loses its edges and not its shape if it is no square', async () => {
    const red = { input: await plain(100, 100).tint('#ff0000').png().toBuffer(), left: 150, top: 0 };
    const wide = await plain(400, 100).composite([red]).png().toBuffer();
    const { data, info } = await sharp(getWebp(await encode(wide)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([256, 256, 3]);
    const [redness = 0, greenness = 0] = data;
    expect(redness).toBeGreaterThan(greenness);
  });

  it('keeps nothing of who took it, where and when', async () => {
    const exif = {
      IFD0: { Copyright: 'Ada Obi', Model: 'A very secret telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    };
    const original = await noise(300)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">at home</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(original.toString('latin1')).toContain('A very secret telephone');
    const webp = getWebp(await encode(original));
    const { exif: stored, xmp, icc, iptc } = await sharp(webp).metadata();
    expect([stored, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(webp).toString('latin1')).not.toMatch(/telephone|Ada Obi|at home/);
  });

  it('stands upright, whichever way the camera was held', async () => {
    const top = { input: await plain(200, 100).tint('#ff0000').png().toBuffer(), left: 0, top: 0 };
    const turned = await plain(200, 200).composite([top]).withMetadata({ orientation: 3 }).jpeg().toBuffer();
    const { data } = await sharp(getWebp(await encode(turned)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [redAtTop = 0, redAtBottom = 0] = [data[0], data[data.length - 3]];
    expect(redAtBottom).toBeGreaterThan(redAtTop);
  });

  it('with forty million pixels is read', async () => {
    expect((await encode(await plain(6_000, 6_600).png().toBuffer())).ok).toBe(true);
  });
});

describe('what unfolds to more than a picture may hold', { timeout: 300_000 }, () => {
  it('is rejected, even if its file is small', async () => {
    const bomb = await plain(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await encode(bomb)).toEqual(unreadable);
  });

  it('is rejected by only its header', async () => {
    const lying = await plain(16, 16).png().toBuffer();
    lying.writeUInt32BE(60_000, 16);
    lying.writeUInt32BE(60_000, 20);
    expect(await encode(lying)).toEqual(unreadable);
  });
});

describe('what is no picture that is taken', { timeout: 300_000 }, () => {
  it.for<[string, () => Promise<Uint8Array | string>]>([
    ['a drawing in SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['SVG behind an XML head', async () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['text', async () => 'Osmosis is the movement of water through a membrane.'],
    ['a web page', async () => '<!doctype html><script>alert(1)</script>'],
    ['nothing', async () => ''],
    ['GIF', () => plain(9, 9).gif().toBuffer()],
    ['TIFF', () => plain(9, 9).tiff().toBuffer()],
    ['PDF', async () => '%PDF-1.7\n'],
  ])('%s, is rejected by its content', async ([, content]) => {
    expect(await encode(await content())).toEqual(type);
  });

  it.for<[string, (original: Buffer) => Buffer]>([
    ['a head without a body', (original) => original.subarray(0, 100)],
    ['cut in the middle', (original) => original.subarray(0, original.length / 2)],
    [
      'a head before a drawing',
      (original) => Buffer.concat([original.subarray(0, 33), Buffer.from('<svg/>')]),
    ],
    ['overwritten', (original) => Buffer.concat([original.subarray(0, 60), Buffer.alloc(2_000, 0xaa)])],
  ])('%s, is rejected as damaged', async ([, damage]) => {
    expect(await encode(damage(await noise(200).png().toBuffer()))).toEqual(unreadable);
  });

  it('a JPEG that was cut, is rejected as damaged', async () => {
    const original = await noise(200).jpeg().toBuffer();
    expect(await encode(original.subarray(0, original.length / 2))).toEqual(unreadable);
  });
});
