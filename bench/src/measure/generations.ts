import { setTimeout } from 'node:timers/promises';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { signedInStudents } from '../instance/students.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import { getChapters } from '../study/chapters.ts';
import { lookDuring } from './look-during.ts';
import { practise } from './practise.ts';

const mostP99 = 60;

/** Whether readers notice that whole chapters are being read and questions generated. */
export async function measureGenerations(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const students = await signedInStudents(instance);
  const product = await startWholeProduct(instance);
  const client = await startProgram(new URL('../load/light-load-process.ts', import.meta.url));
  try {
    const look = (during: () => Promise<unknown>) => lookDuring(client, product, students, during);
    await look(() => setTimeout(options.warmUpSeconds * 1_000));
    const quiet = await look(() => setTimeout(options.lightSeconds * 1_000));
    const chapters = getChapters(options.chapters, options.generations);
    const startedAt = performance.now();
    const busy = await look(() =>
      Promise.all(chapters.map((chapter, index) => practise(product, students[index], chapter))),
    );
    const seconds = (performance.now() - startedAt) / 1_000;

    return [
      figure('current user, light load', 'p99 ms', quantile(quiet, 0.99)),
      figure(`current user during ${chapters.length} generations`, 'p99 ms', quantile(busy, 0.99), mostP99),
      figure(`current user during ${chapters.length} generations`, 'slowest ms', quantile(busy, 1)),
      figure(`${chapters.length} chapters from upload to questions`, 's', seconds),
    ];
  } finally {
    await client.end();
    await product.end();
  }
}

function figure(name: string, unit: string, measured: number, max?: number): Figure {
  const goal = max === undefined ? null : ({ most: max, of: 'unit' } as const);
  return { name, unit, measured, bare: null, goal };
}
