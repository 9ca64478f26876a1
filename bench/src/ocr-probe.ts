import { writeFileSync } from 'node:fs';
import { createIsolationPool } from '../../server/src/platform/isolate/pool.ts';
import { drawPage } from '../../server/src/platform/recognition/draw-page.ts';
import { recognisedPage } from '../../server/src/platform/recognition/recognised-page.ts';
import { findTesseract } from '../../server/src/platform/recognition/tesseract.ts';
const pool = createIsolationPool({ size: 1 });
const t = (await findTesseract({ program: 'tesseract', hiddenPaths: [] }))!;
const dir = '/work/heldout/papers/';
const sets: [string, [string, number][]][] = [['01', [['01.pdf', 1], ['01.pdf', 2]]], ['02', [['02.pdf', 1], ['02.pdf', 2]]], ['03', [['03.jpg', 1]]], ['04', [['04.png', 1]]], ['05', [['05.jpg', 1]]], ['06', [['06-1.jpg', 1], ['06-2.jpg', 1]]], ['07', [['07.jpg', 1]]], ['08', [['08.jpg', 1]]], ['15', [['15.jpg', 1]]], ['16', [['16.png', 1]]]];
for (const [n, pages] of sets) {
  const out = [];
  for (const [i, [f, number]] of pages.entries()) {
    const mediaType = f.endsWith('pdf') ? 'application/pdf' : f.endsWith('png') ? 'image/png' : 'image/jpeg';
    const png = await drawPage({ path: dir + f, mediaType, number, member: null, reader: 'program' }, { pool, signal: AbortSignal.timeout(120000) });
    const words = png ? await t.recognise(png, AbortSignal.timeout(120000)) : [];
    const { page, confidence } = recognisedPage(words, { number: i + 1, member: null });
    console.log(n, f, page.reading, confidence.toFixed(2), page.text.length);
    out.push({ ...page, number: i + 1 });
  }
  writeFileSync(`/work/heldout/ocr/${n}.json`, JSON.stringify({ title: n, pages: out }));
}
await pool.close();
