import type { BenchPlace } from '../place/bench-place.ts';
import type { Figure } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { startWholeProduct } from '../servers/whole-product.ts';

const mostSeconds = 1;

/** From starting the process to the first answer, with the database up and its tables there. */
export async function measureStart(place: BenchPlace, rounds: number): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const product = await startWholeProduct(place);
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
