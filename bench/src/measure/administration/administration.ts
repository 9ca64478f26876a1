/** Times the lists and figures of administrators, on a full instance and on a tenth of it. */
import { listAdminQuestions } from '@akada/contract/material/admin-questions.ts';
import { adminOverview, listUsers } from '@akada/contract/observers/admin.ts';
import { readAnalytics } from '@akada/contract/observers/analytics.ts';
import { listAudit } from '@akada/contract/observers/audit.ts';
import { listAdminPayments } from '@akada/contract/observers/money.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { startProgram } from '../../instance/child-program.ts';
import { addAccounts } from '../../instance/seed.ts';
import { accountsEach, addAdministered } from '../../instance/seed-administration.ts';
import { addJoinedCourse } from '../../instance/seed-course.ts';
import { type Student, signedInStudents } from '../../instance/students.ts';
import { signedInTutor } from '../../instance/tutors.ts';
import type { BenchRun } from '../../options.ts';
import type { Figure } from '../../report/figure.ts';
import { productServer, startServer } from '../../servers/server-under-test.ts';
import { type LoadRun, medianOfRounds } from '../load-run.ts';
import { measureTutoring } from './tutoring.ts';

/** The permitted cost factor while the data grows tenfold. */
const mostGrowth = 1.5;
const requestsARound = 40;

interface Look {
  name: string;
  /** Asked in turns. */
  paths: string[];
  /** Milliseconds of processor time; null if no goal is set. */
  most: number | null;
}

const listed = (path: string, queries: readonly string[]) =>
  queries.map((query) => `${path}?${encodeURI(`limit=100&${query}`)}`);

function looksAt(accounts: number): Look[] {
  const count = (rows: number) => rows.toLocaleString('en');
  const few = count(accounts / accountsEach);
  return [
    {
      name: `users with a search, 100 of ${count(accounts)}`,
      paths: listed(listUsers.path, [
        'search=sade adeyemi',
        'search=zoë',
        'search=person4815',
        'search=a3f&role=tutor',
      ]),
      most: 10,
    },
    {
      name: `users, 100 of ${count(accounts)}`,
      paths: listed(listUsers.path, ['', 'state=unverified']),
      most: 10,
    },
    {
      name: `questions of all banks, 100 of ${few}`,
      paths: listed(listAdminQuestions.path, [
        '',
        'status=retired',
        'order=stem',
        'type=multiple&status=draft',
      ]),
      most: 3,
    },
    {
      name: `payments, 100 of ${few}`,
      paths: listed(listAdminPayments.path, ['', 'state=failed', 'order=amount']),
      most: null,
    },
    {
      name: `record, 100 of ${count(accounts)}`,
      paths: listed(listAudit.path, ['', 'action=tutor.']),
      most: 5,
    },
    { name: `dashboard of ${count(accounts)} accounts`, paths: [adminOverview.path], most: 50 },
    {
      name: `analytics of ${count(accounts)} accounts`,
      paths: [`${readAnalytics.path}?days=365&group=week`],
      most: 100,
    },
  ];
}

export async function measureAdministration(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  await addAccounts(instance, { from: 1, to: 60 });
  const tutor = await signedInTutor(instance);
  const { id: courseId } = await addJoinedCourse(instance, tutor.userId);
  const [administrator] = (await signedInStudents(instance)).slice(-1);
  if (!administrator) throw new Error('There is no account.');
  await instance.database.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [administrator.userId]);

  const owners = { administratorId: administrator.userId, tutorId: tutor.userId, courseId };
  const looks = looksAt(options.administered);
  const fill = async (numbers: { from: number; to: number }) => {
    await addAdministered(instance, owners, numbers);
    return readAll(instance, administrator, looks, options);
  };
  const tenth = options.administered / 10;
  const few = await fill({ from: 1, to: tenth });
  const many = await fill({ from: tenth + 1, to: options.administered });
  return [
    ...looks.flatMap((look, index) => getFigures(look, few[index], many[index])),
    ...(await measureTutoring(instance, tutor)),
  ];
}

async function readAll(
  instance: BenchInstance,
  { accessToken }: Student,
  looks: readonly Look[],
  { rounds }: BenchRun,
): Promise<LoadRun[]> {
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../../load/load-process.ts', import.meta.url));
  const headers = { authorization: `Bearer ${accessToken}` };
  try {
    const runs: LoadRun[] = [];
    for (const { paths } of looks) {
      const requests = Array.from({ length: requestsARound }, (_, index) => ({
        method: 'GET' as const,
        headers,
        path: apiBase + paths[index % paths.length],
      }));
      runs.push(await medianOfRounds(client, product, { rounds, requestsOf: () => requests }));
    }
    return runs;
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}

function getFigures({ name, most }: Look, few: LoadRun | undefined, many: LoadRun | undefined): Figure[] {
  const figure = (unit: string, measured = Number.NaN, goal: number | null = null): Figure => ({
    name,
    unit,
    measured,
    bare: null,
    goal: goal === null ? null : { most: goal, of: 'unit' },
  });
  return [
    figure('ms of CPU', many?.cpuMs, most),
    figure('p50 ms', many?.p50),
    figure('times the CPU of a tenth', (many?.cpuMs ?? Number.NaN) / (few?.cpuMs ?? Number.NaN), mostGrowth),
  ];
}
