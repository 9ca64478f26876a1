import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct } from '../servers/whole-product.ts';
import { type Target, timed } from './target.ts';

/** The time limit of a supervisor that restarts the program. */
const mostSeconds = 5;

/** The database hangs, then all of its processes are killed; each time a supervisor tells a program to end. */
export async function attackByVanishedDatabase({ instance, product }: Target): Promise<Figure[]> {
  const other = await startWholeProduct(instance);
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of instance.postgres()) process.kill(pid, signal);
  };
  signalAll('SIGSTOP');
  await pause(1_000);
  const frozen = await timed(product.end);
  signalAll('SIGKILL');
  await pause(1_000);
  const killed = await timed(other.end);

  const line = (label: string, measured: number): Figure => ({
    name: `end of the program after its database ${label}`,
    unit: 's',
    measured,
    bare: null,
    goal: { most: mostSeconds, of: 'unit' },
  });
  return [line('froze', frozen.seconds), line('was killed', killed.seconds)];
}
