import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from '../instance/child-program.ts';
import type { BenchOptions } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { chaptersFor } from '../study/chapters.ts';
import { prosePdf } from '../study/prose.ts';
import type { MeasuredWork, WorkOrder } from '../study/study-process.ts';

const mostCpuSeconds = 0.6;
const mostMb = 250;
const pdfPages = 30;

/** Cold, each in a process of its own: what a student's first chapter takes. */
export async function measureStudy({ chapters, rounds }: BenchOptions, folder: string): Promise<Figure[]> {
  const files = join(folder, 'study');
  mkdirSync(files);
  const making: MeasuredWork[] = [];
  for (const { filename, text } of chaptersFor(chapters, rounds)) {
    making.push(await measured({ path: write(files, filename, text), counts: 'making' }));
  }
  const pdf = write(files, 'notes.pdf', await prosePdf(pdfPages));
  const reading: MeasuredWork[] = [];
  for (let round = 0; round < rounds; round += 1) {
    reading.push(await measured({ path: pdf, counts: 'reading' }));
  }

  return [
    figure(
      'ten questions of a chapter',
      's of CPU per 10,000 words',
      making.map(perTenThousand),
      mostCpuSeconds,
    ),
    figure(
      'ten questions of a chapter',
      'MB at most',
      making.map(({ peakMb }) => peakMb),
      mostMb,
    ),
    figure(
      `reading a PDF of ${pdfPages} pages`,
      's of CPU',
      reading.map(({ cpuSeconds }) => cpuSeconds),
    ),
    figure(
      `reading a PDF of ${pdfPages} pages`,
      'MB at most',
      reading.map(({ peakMb }) => peakMb),
    ),
  ];
}

function write(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function measured(order: WorkOrder): Promise<MeasuredWork> {
  const program = await startProgram(new URL('../study/study-process.ts', import.meta.url));
  const work = await program.ask<MeasuredWork>(order);
  await program.end();
  return work;
}

function perTenThousand({ cpuSeconds, words }: MeasuredWork): number {
  return (cpuSeconds / words) * 10_000;
}

function figure(name: string, unit: string, values: number[], most?: number): Figure {
  const goal = most === undefined ? null : ({ most, of: 'unit' } as const);
  return { name, unit, measured: median(values), bare: null, goal };
}
