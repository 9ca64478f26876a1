/** Whether the time of an answer tells a stranger which addresses have an account. */
import { forgotPassword, login, register, resendVerification } from '@akada/contract/accounts.ts';
import type { EndpointShape } from '@akada/contract/endpoint.ts';
import { apiBase } from '@akada/contract/table.ts';
import { createPasswords } from '../../../server/src/platform/passwords/passwords.ts';
import type { BenchPlace } from '../place/bench-place.ts';
import { password } from '../place/seed.ts';
import { seedUsers } from '../place/seed-statements.ts';
import type { Figure } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { startWholeProduct } from '../servers/whole-product.ts';

const mostGapMs = 10;
const mostGapPercent = 5;
const warmUps = 20;

/** A kind of call whose time is compared for an address that has an account and for one that has none. */
interface Question {
  name: string;
  endpoint: EndpointShape;
  known: (at: number) => Fields;
  unknown: (at: number) => Fields;
}

type Fields = Record<string, string | boolean>;

/** Every address is asked about once, so that no limit of mails an hour makes a difference. */
const known = (at: number) => `student${at + 1}@school.test`;
const unverified = (at: number) => `unverified${at}@school.test`;
const unknown = (at: number) => `nobody${at}@school.test`;

const credentials = (username: string): Fields => ({ username, password: 'not the password' });
const form = (email: string): Fields => ({ full_name: 'Ada Obi', email, password, terms_accepted: true });

const questions: Question[] = [
  {
    name: 'login, wrong password',
    endpoint: login,
    known: (at) => credentials(known(at)),
    unknown: (at) => credentials(unknown(at)),
  },
  {
    name: 'register',
    endpoint: register,
    known: (at) => form(known(at)),
    unknown: (at) => form(`new${at}@school.test`),
  },
  {
    name: 'forgotten password',
    endpoint: forgotPassword,
    known: (at) => ({ email: known(at) }),
    unknown: (at) => ({ email: unknown(at) }),
  },
  {
    name: 'resend confirmation',
    endpoint: resendVerification,
    known: (at) => ({ email: unverified(at) }),
    unknown: (at) => ({ email: unknown(at) }),
  },
];

/** @param samples of each kind; the two kinds take turns, so that whatever else the machine does meets both */
export async function measureEvenAnswers(place: BenchPlace, samples: number): Promise<Figure[]> {
  await seedAddresses(place, samples + warmUps);
  const product = await startWholeProduct(place, { LOGIN_MISSES: String(10 * samples) });
  try {
    const figures: Figure[] = [];
    for (const question of questions)
      figures.push(...(await compareTimes(product.origin, question, samples)));
    return figures;
  } finally {
    await product.end();
  }
}

async function seedAddresses({ database }: BenchPlace, count: number): Promise<void> {
  await database.pool.query(seedUsers, [await createPasswords().hash(password), count]);
  await database.pool.query(
    `INSERT INTO users (id, email, full_name, role, terms_accepted_at)
     SELECT gen_random_uuid(), 'unverified' || n || '@school.test', 'Student Number ' || n, 'student', now()
     FROM generate_series(0, $1::integer) n`,
    [count],
  );
}

async function compareTimes(origin: string, question: Question, samples: number): Promise<Figure[]> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let at = 0; at < samples + warmUps; at += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const milliseconds = await timeOf(origin, question.endpoint, question[kind](at));
      if (at >= warmUps) times[kind].push(milliseconds);
    }
  }
  return figuresOf(question.name, median(times.known), median(times.unknown));
}

function figuresOf(name: string, withAccount: number, without: number): Figure[] {
  const gap = Math.abs(withAccount - without);
  const figure = (what: string, unit: string, measured: number, most: number | null): Figure => ({
    name: `${name}, ${what}`,
    unit,
    measured,
    bare: null,
    goal: most === null ? null : { most, of: 'unit' },
  });
  return [
    figure('account', 'ms, median', withAccount, null),
    figure('no account', 'ms, median', without, null),
    figure('gap', 'ms', gap, mostGapMs),
    figure('gap', '%', (100 * gap) / withAccount, mostGapPercent),
  ];
}

async function timeOf(origin: string, endpoint: EndpointShape, fields: Fields): Promise<number> {
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
