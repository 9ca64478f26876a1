/**
 * Cuts the typeface of printed documents, for `server/src/platform/pdf/fonts`: every Latin letter with its marks, and signs of
 * money. It is run by hand when the typeface changes, on a folder with the static files of Inter, such as the package
 * `@expo-google-fonts/inter`: `node web/build/subset-document-fonts.mjs <folder>`. Its output is committed. The typeface of the web
 * cannot serve here, because its characters are spread over several files, and a mark is placed only on a letter of its own file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the static files of Inter.');

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x253, 0x259],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x323, 0x323],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
  [0x20a0, 0x20bf],
];
const signs = '−→™';
const characters =
  signs +
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

const parts = [
  ['400Regular/Inter_400Regular.ttf', 'inter-regular.ttf'],
  ['600SemiBold/Inter_600SemiBold.ttf', 'inter-semibold.ttf'],
];

for (const [source, target] of parts) {
  const complete = readFileSync(join(folder, source));
  const part = await subsetFont(complete, characters, { targetFormat: 'truetype', noLayoutClosure: true });
  writeFileSync(new URL(`../../server/src/platform/pdf/fonts/${target}`, import.meta.url), part);
  console.log(`${target}: ${part.length} bytes of ${complete.length}`);
}
