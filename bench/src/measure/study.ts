import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram } from '../instance/child-program.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { getChapters } from '../study/chapters.ts';
import type { ContentCost, ContentOrder } from '../study/content-process.ts';
import { proseChapter } from '../study/prose.ts';
import { type MeasuredWork, measuredWork } from '../study/study-work.ts';

const mostCpuSeconds = 0.6;
const mostMb = 250;
const mostContentMs = 300;

/** Measures a student's first chapter, each cold and in a separate process. */
export async function measureStudy({ chapters, rounds }: BenchRun, folder: string): Promise<Figure[]> {
  const files = join(folder, 'study');
  mkdirSync(files);
  const making: MeasuredWork[] = [];
  for (const { filename, text } of getChapters(chapters, rounds)) {
    making.push(await measuredWork({ path: write(files, filename, text), counts: 'making' }));
  }
  const content = await contentCost(write(files, 'content.md', contentChapter()));

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
    figure('content tree of 10,000 words', 'ms of CPU, first in its process', [content.cold], mostContentMs),
    figure('content tree of 10,000 words', 'ms of CPU, warm', [content.warm], mostContentMs),
  ];
}

function write(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Prose of 10,000 words with a formula in every third paragraph, as notes of a science have them. */
function contentChapter(): string {
  const paragraphs = proseChapter('content', 10_000).split('\n\n');
  return paragraphs
    .map((text, index) =>
      index % 3 === 0 && !text.startsWith('#') ? `${text} So $x_{${index}} = \\frac{a^2}{${index}}$.` : text,
    )
    .join('\n\n');
}

async function contentCost(path: string): Promise<ContentCost> {
  const program = await startProgram(new URL('../study/content-process.ts', import.meta.url));
  const order: ContentOrder = { path };
  const cost = await program.ask<ContentCost>(order);
  await program.end();
  return cost;
}

function perTenThousand({ cpuSeconds, words }: MeasuredWork): number {
  return (cpuSeconds / words) * 10_000;
}

function figure(name: string, unit: string, values: number[], max?: number): Figure {
  const goal = max === undefined ? null : ({ most: max, of: 'unit' } as const);
  return { name, unit, measured: median(values), bare: null, goal };
}
