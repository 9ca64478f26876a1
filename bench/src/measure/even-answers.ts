/** Checks that the time of an answer does not reveal which addresses have an account. */
import { forgotPassword, login, register, resendVerification } from '@akada/contract/identity/accounts.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { createPasswords } from '../../../server/src/platform/passwords/passwords.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { password } from '../instance/seed.ts';
import { seedUsers } from '../instance/seed-statements.ts';
import type { Figure } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { startWholeProduct } from '../servers/whole-product.ts';

const mostGapMs = 10;
const mostGapPercent = 5;
const warmUps = 20;

/** A kind of call, timed for an address with an account and for one without. */
interface Call {
  name: string;
  endpoint: EndpointShape;
  known: (index: number) => Fields;
  unknown: (index: number) => Fields;
}

type Fields = Record<string, string | boolean>;

/** Every address is used once, so that no limit of mails an hour makes a difference. */
const known = (index: number) => `student${index + 1}@school.test`;
const unverified = (index: number) => `unverified${index}@school.test`;
const unknown = (index: number) => `unknown${index}@school.test`;

const credentials = (username: string): Fields => ({ username, password: 'not the password' });
const form = (email: string): Fields => ({ full_name: 'Ada Obi', email, password, terms_accepted: true });

const calls: Call[] = [
  {
    name: 'login, wrong password',
    endpoint: login,
    known: (index) => credentials(known(index)),
    unknown: (index) => credentials(unknown(index)),
  },
  {
    name: 'register',
    endpoint: register,
    known: (index) => form(known(index)),
    unknown: (index) => form(`new${index}@school.test`),
  },
  {
    name: 'forgotten password',
    endpoint: forgotPassword,
    known: (index) => ({ email: known(index) }),
    unknown: (index) => ({ email: unknown(index) }),
  },
  {
    name: 'resend confirmation',
    endpoint: resendVerification,
    known: (index) => ({ email: unverified(index) }),
    unknown: (index) => ({ email: unknown(index) }),
  },
];

/** @param samples of each kind; the two kinds take turns, so that other load of the machine affects both */
export async function measureEvenAnswers(instance: BenchInstance, samples: number): Promise<Figure[]> {
  await seedAddresses(instance, samples + warmUps);
  const product = await startWholeProduct(instance, {
    LOGIN_MISSES: String(10 * samples),
    REGISTRATIONS_PER_SOURCE: String(10 * samples),
  });
  try {
    const figures: Figure[] = [];
    for (const call of calls) figures.push(...(await compareTimes(product.origin, call, samples)));
    return figures;
  } finally {
    await product.end();
  }
}

async function seedAddresses({ database }: BenchInstance, count: number): Promise<void> {
  await database.pool.query(seedUsers, [await createPasswords().hash(password, { source: 'seed' }), count]);
  await database.pool.query(
    `INSERT INTO users (id, email, full_name, role, terms_accepted_at)
     SELECT gen_random_uuid(), 'unverified' || n || '@school.test', 'Student Number ' || n, 'student', now()
     FROM generate_series(0, $1::integer) n`,
    [count],
  );
}

async function compareTimes(origin: string, call: Call, samples: number): Promise<Figure[]> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < samples + warmUps; index += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const milliseconds = await getTime(origin, call.endpoint, call[kind](index));
      if (index >= warmUps) times[kind].push(milliseconds);
    }
  }
  return getFigures(call.name, median(times.known), median(times.unknown));
}

function getFigures(name: string, withAccount: number, without: number): Figure[] {
  const gap = Math.abs(withAccount - without);
  const figure = (label: string, unit: string, measured: number, max: number | null): Figure => ({
    name: `${name}, ${label}`,
    unit,
    measured,
    bare: null,
    goal: max === null ? null : { most: max, of: 'unit' },
  });
  return [
    figure('account', 'ms, median', withAccount, null),
    figure('no account', 'ms, median', without, null),
    figure('gap', 'ms', gap, mostGapMs),
    figure('gap', '%', (100 * gap) / withAccount, mostGapPercent),
  ];
}

async function getTime(origin: string, endpoint: EndpointShape, fields: Fields): Promise<number> {
  const body =
    endpoint.consumes === 'form'
      ? new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      : JSON.stringify(fields);
  const headers = endpoint.consumes === 'form' ? undefined : { 'content-type': 'application/json' };
  const startedAt = performance.now();
  const response = await fetch(origin + apiBase + endpoint.path, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return performance.now() - startedAt;
}
