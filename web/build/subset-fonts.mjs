/**
 * Cuts the characters of nearly every text out of the two typefaces, into `src/ui/fonts`: 35 kB on a first visit
 * instead of 71. Run by hand when a typeface changes: `node web/build/subset-fonts.mjs`. What it writes is committed,
 * so that no build needs it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// The same as the first `unicode-range` in `src/ui/fonts.css`.
const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));
const signs = '\u00a0©·×–—‘’“”…−';

const typefaces = [
  { name: 'instrument-sans', variationAxes: undefined },
  // Headings have one weight.
  { name: 'bricolage-grotesque', variationAxes: { wght: 650 } },
];

for (const { name, variationAxes } of typefaces) {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const whole = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const part = await subsetFont(whole, ascii + signs, { targetFormat: 'woff2', variationAxes });

  writeFileSync(new URL(`../src/ui/fonts/${name}-first.woff2`, import.meta.url), part);
  console.log(`${name}: ${whole.length} bytes, cut to ${part.length}`);
}
