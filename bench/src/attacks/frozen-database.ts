import { setTimeout as pause } from 'node:timers/promises';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { health } from '@akada/contract/wire/app.ts';
import type { Figure } from '../report/figure.ts';
import { getAddress, signedIn, type Target, timed } from './target.ts';

const frozenMs = 20_000;
const callers = 50;

/** All processes of PostgreSQL stop for twenty seconds, as on a machine whose disk hangs. */
export async function attackByFrozenDatabase(target: Target): Promise<Figure[]> {
  const { instance, students } = target;
  const processes = instance.postgres();
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processes) process.kill(pid, name);
  };
  const call = async (index: number): Promise<Response> => {
    const student = students[index];
    if (!student) throw new Error('There are fewer students than callers.');
    return fetch(getAddress(target, currentUser.path), { headers: signedIn(student) });
  };
  const isHealthy = async (): Promise<boolean> => {
    const response = await fetch(getAddress(target, health.path));
    return ((await response.json()) as { database: boolean }).database;
  };

  signal('SIGSTOP');
  const thaw = pause(frozenMs).then(() => signal('SIGCONT'));
  const [noticed, ...answers] = await Promise.all([
    timed(isHealthy),
    ...Array.from({ length: callers }, (_, index) => timed(() => call(index))),
  ]);
  const unhelpful = answers.filter(
    ({ result }) => result.status !== 503 || !result.headers.has('retry-after'),
  );
  await thaw;
  const back = await timed(() => until(async () => (await isHealthy()) && (await call(0)).ok));

  const seconds = (name: string, measured: number, max: number): Figure => ({
    name: `frozen database: ${name}`,
    unit: 's',
    measured,
    bare: null,
    goal: { most: max, of: 'unit' },
  });
  return [
    seconds('slowest answer of callers', Math.max(...answers.map((answer) => answer.seconds)), 5),
    {
      name: 'frozen database: answers without 503 and Retry-After',
      unit: 'answers',
      measured: unhelpful.length,
      bare: null,
      goal: { most: 0, of: 'unit' },
    },
    // A health that does not notice it counts as never noticed.
    seconds('health says so', noticed.result ? Number.POSITIVE_INFINITY : noticed.seconds, 2),
    seconds('back after its return', back.seconds, 2),
  ];
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await pause(20);
}
