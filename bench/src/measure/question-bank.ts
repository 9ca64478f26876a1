import { apiBase } from '@akada/contract/table.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { settle } from '../instance/seed.ts';
import { addBankQuestions } from '../instance/seed-bank.ts';
import { addJoinedCourse } from '../instance/seed-course.ts';
import type { Student } from '../instance/students.ts';
import { signedInTutor } from '../instance/tutors.ts';
import type { LoadRequest } from '../load/load-plan.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { productServer, startServer } from '../servers/server-under-test.ts';
import { readCourseStarts, startedQuestions } from './course-starts.ts';
import { type LoadRun, medianRun, runLoad } from './load-run.ts';
import { readDraws } from './practice/practice-draw.ts';
import { measureStatistics } from './statistics.ts';

const mostCpuMs = 5;
const mostDrawCpuMs = 3;
const mostStartCpuMs = 30;
/** The permitted cost factor of a page while the bank grows tenfold. */
const mostGrowth = 1.5;

/** The queries are dealt to them: as many to each, so that all count the same. */
const connections = 4;
/** By number and not by time: a slow query would be asked less often, and count less. */
const timesEach = 20;

/** No filter and one filter in each of the orders; then several filters that few or no questions match together. */
const filters: readonly string[] = [
  '',
  'sort=changed',
  'sort=stem',
  'sort=difficulty',
  'topic=Topic 7',
  'status=retired',
  'difficulty=hard',
  'type=multiple',
  'tag=rare',
  'tag=WAEC 2003',
  'source=import',
  'source=author&status=draft',
  'status=retired&type=multiple&difficulty=hard',
  'topic=Topic 7&status=draft&sort=difficulty',
  'topic=Topic 7&status=retired&sort=stem',
  'topic=Topic 7&type=multiple&status=draft&sort=stem',
  'tag=rare&status=draft&type=multiple',
  'tag=rare&topic=Topic 7',
  'tag=WAEC 2003&source=author',
  'tag=WAEC 2003&topic=Topic 7&status=retired',
];

/** Short and long searches with many, few and no hits, with and without filters. */
const searches: readonly string[] = [
  'search=zq',
  'search=q',
  'search=of',
  'search=zqx',
  'search=leaf number 481516',
  'search=zq&status=retired',
  'search=leaf&tag=rare&status=draft',
  'search=wa&topic=Topic 7&type=multiple&status=draft',
];

/** Measures if a page's cost depends on the size of the bank. */
export async function measureQuestionBank(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const { largeBank } = options;
  const { userId } = await signedInTutor(instance);
  const course = await addJoinedCourse(instance, userId);
  const fill = async (numbers: { from: number; to: number }) => {
    await addBankQuestions(instance, { userId, courseId: course.id }, numbers);
    await settle(instance.database.pool);
    return {
      ...(await readPages(instance, options)),
      draws: await readDraws(instance, course, options),
      starts: await readCourseStarts(instance, { courseId: course.id, tutorId: userId }, options),
    };
  };
  const tenth = largeBank / 10;
  const few = await fill({ from: 1, to: tenth });
  const many = await fill({ from: tenth + 1, to: largeBank });

  const count = largeBank.toLocaleString('en');
  return [
    ...getFigures(`bank with filters, 100 of ${count}`, few.filters, many.filters),
    ...getFigures(`bank with a search, 100 of ${count}`, few.searches, many.searches),
    ...getFigures(`20 questions to practise of ${count}`, few.draws, many.draws, mostDrawCpuMs),
    ...getFigures(
      `start an exam of ${startedQuestions} of a course of ${count}`,
      few.starts,
      many.starts,
      mostStartCpuMs,
    ),
    ...(await measureStatistics(instance, userId, options)),
  ];
}

function getFigures(name: string, few: LoadRun, many: LoadRun, max = mostCpuMs): Figure[] {
  const figure = (unit: string, measured: number, goal?: number): Figure => ({
    name,
    unit,
    measured,
    bare: null,
    goal: goal === undefined ? null : { most: goal, of: 'unit' },
  });
  return [
    figure('ms of CPU', many.cpuMs, max),
    figure('p50 ms', many.p50),
    figure('p99 ms', many.p99),
    figure('times the CPU of a tenth', many.cpuMs / few.cpuMs, mostGrowth),
  ];
}

/** Reads the pages of each filter in turns, then the pages of each search. */
async function readPages(
  instance: BenchInstance,
  options: BenchRun,
): Promise<{ filters: LoadRun; searches: LoadRun }> {
  const tutor = await signedInTutor(instance);
  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../load/load-process.ts', import.meta.url));
  const readAll = async (queries: readonly string[]) => {
    const requests = getPages(tutor, queries);
    const run = () =>
      runLoad(client, product, { requests, connections, until: { requests: timesEach * requests.length } });
    await run();
    const runs: LoadRun[] = [];
    for (let round = 0; round < options.rounds; round += 1) runs.push(await run());
    return medianRun(runs);
  };
  try {
    return { filters: await readAll(filters), searches: await readAll(searches) };
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}

function getPages({ accessToken }: Student, queries: readonly string[]): LoadRequest[] {
  const headers = { authorization: `Bearer ${accessToken}` };
  return queries.map((query) => ({
    method: 'GET',
    headers,
    path: `${apiBase}/questions?${encodeURI(`limit=100&${query}`).replace(/&$/, '')}`,
  }));
}
