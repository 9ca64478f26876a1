/**
 * Cuts three parts out of the typeface, into `src/ui/theme/fonts`: the characters of nearly every text, signs such as ° and ½, and
 * those of Nigeria's languages and money. It is run by hand when the typeface changes: `node web/build/subset-fonts.mjs`.
 * Its output is committed, so that no build needs it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The range of weights that body text and headings use. */
const variationAxes = { wght: { min: 400, max: 700 } };

// These characters must equal the ranges in `src/ui/theme/fonts.css`.
const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));
const signs = '\u00a0©·×–—‘’“”…−';
/** Signs of measures, fractions and prices. */
const moreSigns = '¡¢£¤¥§ª«¬®°±²³µ¶¹º»¼½¾¿÷€™';
/** The naira sign; Yoruba, Igbo and Hausa letters with dots, hooks and tones, and the marks that make the rest. */
const nigerian = '₦ẸẹỌọṢṣỊịỤụṄṅƁɓƊɗƘƙƳƴÀàÁáÈèÉéÌìÍíÒòÓóÙùÚúǸǹŃńḾḿĀāĒēĪīŌōŪū\u0300\u0301\u0304\u0323';

const parts = [
  { name: 'first', characters: ascii + signs, sources: ['latin'] },
  { name: 'signs', characters: moreSigns, sources: ['latin'] },
  { name: 'nigerian', characters: nigerian, sources: ['latin', 'latin-ext', 'vietnamese'] },
];

for (const { name, characters, sources } of parts) {
  for (const source of sources) {
    const file = `@fontsource-variable/inter/files/inter-${source}-wght-normal.woff2`;
    const whole = readFileSync(fileURLToPath(import.meta.resolve(file)));
    const part = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes });
    const target = sources.length === 1 ? `inter-${name}` : `inter-${name}-${source}`;

    writeFileSync(new URL(`../src/ui/theme/fonts/${target}.woff2`, import.meta.url), part);
    console.log(`${target}: ${part.length} bytes of ${whole.length}`);
  }
}
