import type { Student } from '../instance/students.ts';
import type { Figure } from '../report/figure.ts';
import { type Contest, compare } from './comparison.ts';
import { runLoad } from './load-run.ts';
import { login } from './scenarios.ts';

/** Largest processor time of one sign-in, in multiples of the bare check of a password. */
const mostTimesBare = 1.1;

/** The clients' time limit for a sign-in, in seconds. */
const mostSeconds = 5;

/** Signing in steadily, and a school that starts its lesson at the same minute. */
export async function measureLogin(contest: Contest, students: readonly Student[]): Promise<Figure[]> {
  const requests = login(students);
  const { logins, loginsAtOnce: atOnce } = contest.options;
  const { product, bare } = await compare(contest, {
    ...requests,
    until: { requests: logins },
    warmUp: { requests: 20 },
  });
  const rush = await runLoad(contest.client, contest.product, {
    requests: requests.product,
    connections: atOnce,
    until: { requests: atOnce },
  });
  return [
    {
      name: 'login',
      unit: 'ms of CPU',
      measured: product.cpuMs,
      bare: bare.cpuMs,
      goal: { most: mostTimesBare, of: 'bare' },
    },
    { name: 'login', unit: 'logins/s', measured: product.perSecond, bare: bare.perSecond, goal: null },
    {
      name: `login, slowest of ${atOnce} at once`,
      unit: 's',
      measured: rush.slowest / 1_000,
      bare: null,
      goal: { most: mostSeconds, of: 'unit' },
    },
  ];
}
