import type { BenchInstance } from '../instance/bench-instance.ts';
import { startProgram } from '../instance/child-program.ts';
import { signedInStudents } from '../instance/students.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { bareServer, productServer, startServer } from '../servers/server-under-test.ts';
import { measureEndpoints } from './endpoints.ts';
import { measureExamStarts } from './exam-starts.ts';
import { measureLogin } from './login.ts';
import { residentShareMb } from './process-usage.ts';

/** Most memory of the server, in megabytes. */
const mostMb = { idle: 120, afterLoad: 220 };

/** The product's web process against the bare one, on one database, one client for both. */
export async function measureContest(instance: BenchInstance, options: BenchRun): Promise<Figure[]> {
  const product = await startServer(productServer, instance, { profile: options.profile });
  const bare = await startServer(bareServer, instance);
  const client = await startProgram(new URL('../load/load-process.ts', import.meta.url));
  try {
    const contest = { product, bare, client, options };
    const idle = { product: product.memoryMb(), bare: bare.memoryMb() };
    const endpoints = await measureEndpoints(contest, await signedInStudents(instance));
    const login = await measureLogin(contest, await signedInStudents(instance));
    const starts = await measureExamStarts(instance, contest, await signedInStudents(instance));

    return [
      ...endpoints,
      ...starts,
      ...login,
      {
        name: 'memory of the server, idle',
        unit: 'MB',
        measured: idle.product,
        bare: idle.bare,
        goal: { most: mostMb.idle, of: 'unit' },
      },
      {
        name: 'memory of the server, after load',
        unit: 'MB',
        measured: product.memoryMb(),
        bare: bare.memoryMb(),
        goal: { most: mostMb.afterLoad, of: 'unit' },
      },
      {
        name: 'memory of PostgreSQL, after load',
        unit: 'MB',
        measured: residentShareMb(instance.postgres()),
        bare: null,
        goal: null,
      },
    ];
  } finally {
    await Promise.all([client.end(), product.end(), bare.end()]);
  }
}
