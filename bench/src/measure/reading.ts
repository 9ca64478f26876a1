import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileKindName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { filesOfKinds } from '../study/files-of-kinds.ts';
import { proseLines, prosePdf } from '../study/prose.ts';
import { type MeasuredWork, measuredWork } from '../study/study-work.ts';

const bookPages = 300;
const bookMostCpuSeconds = 5;
const bookMostMb = 300;
/** Megabytes of text in each file. */
const textMb = 1;

/**
 * Measures the cost of reading a book, and a megabyte of text in each kind of file; each cold, in a separate
 * process.
 */
export async function measureReading(folder: string, { rounds, everyKind }: BenchRun): Promise<Figure[]> {
  const files = join(folder, 'reading');
  mkdirSync(files);
  const pdf = join(files, 'book.pdf');
  writeFileSync(pdf, await prosePdf(bookPages));
  const book: MeasuredWork[] = [];
  for (let round = 0; round < rounds; round += 1)
    book.push(await measuredWork({ path: pdf, counts: 'reading' }));

  const figures: Figure[] = [
    figure(
      `reading a PDF of ${bookPages} pages`,
      's of CPU',
      median(book.map(({ cpuSeconds }) => cpuSeconds)),
      bookMostCpuSeconds,
    ),
    figure(
      `reading a PDF of ${bookPages} pages`,
      'MB at most',
      median(book.map(({ peakMb }) => peakMb)),
      bookMostMb,
    ),
  ];
  const lines = getProse(textMb);
  for (const [kind, write] of Object.entries(filesOfKinds).slice(0, everyKind ? undefined : 1)) {
    const path = join(files, `prose.${fileKinds[kind as FileKindName].endings[0]}`);
    writeFileSync(path, write(lines));
    const { cpuSeconds, peakMb } = await measuredWork({ path, counts: 'reading' });
    figures.push(
      figure(`reading 1 MB as ${kind}`, 's of CPU', cpuSeconds),
      figure(`reading 1 MB as ${kind}`, 'MB at most', peakMb),
    );
  }
  return figures;
}

function getProse(megabytes: number): string[] {
  const lines: string[] = [];
  let left = megabytes * 1e6;
  for (const line of proseLines('reading', 30_000)) {
    if (left <= 0) break;
    lines.push(line);
    left -= line.length;
  }
  return lines;
}

function figure(name: string, unit: string, measured: number, max?: number): Figure {
  return { name, unit, measured, bare: null, goal: max === undefined ? null : { most: max, of: 'unit' } };
}
