import type { BenchInstance } from '../instance/bench-instance.ts';
import type { Figure } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { startWholeProduct } from '../servers/whole-product.ts';

const mostSeconds = 0.8;

/** Measures from the start of the process to the first answer, with the database and its tables ready. */
export async function measureStart(instance: BenchInstance, rounds: number): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const product = await startWholeProduct(instance);
    seconds.push((performance.now() - startedAt) / 1_000);
    await product.end();
  }
  return {
    name: 'start to first answer, database up',
    unit: 's',
    measured: median(seconds),
    bare: null,
    goal: { most: mostSeconds, of: 'unit' },
  };
}
