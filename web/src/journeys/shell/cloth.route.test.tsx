/** Rendered cloth: properties that a list of tiles does not show. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Cloth } from '../../ui/cloth/cloth.tsx';

/** @returns the lowest opacity of a pixel in a cloth of one colour, 255 if no background is visible */
async function faintest(seed: number, size: number): Promise<number> {
  const drawn = renderToStaticMarkup(<Cloth seed={seed} colour={1} columns={5} rows={5} />)
    .replaceAll(/var\(--\w+\)/g, '#000')
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  await picture.decode();
  const side = Math.floor(size);
  const canvas = new OffscreenCanvas(side, side).getContext('2d');
  canvas?.drawImage(picture, 0, 0, size, size);
  const pixels = canvas?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray();
  return pixels.filter((_, index) => index % 4 === 3).reduce((min, alpha) => Math.min(min, alpha), 255);
}

test('no seam shows between tiles, also where they are no whole pixels', async () => {
  for (const size of [40, 56, 57.3, 96.7, 173.9]) {
    expect(await faintest(size * 10, size), `at ${size} pixels`).toBeGreaterThan(250);
  }
});
