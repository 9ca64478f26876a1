/**
 * The steps of `deploy/Dockerfile` in an empty folder, because no container engine is needed to prove them: only the
 * packages of production, only the files that the image has. It needs the registry of the packages.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres/postgres.ts';
import { freePort } from '../../../testing/product-process.ts';
import { makeAddress } from '../../../testing/two-processes.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const root = join(import.meta.dirname, '../../../../..');
const run = promisify(execFile);
let folder: string;
let database: TestDatabase;
let node: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'akada-image-'));
  database = await createTestDatabase('empty');
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  for (const [, source = '', target = ''] of dockerfile.matchAll(/^COPY (?!--from|\.)(\S+) (\S+)$/gm)) {
    mkdirSync(join(folder, target, '..'), { recursive: true });
    cpSync(join(root, source), join(folder, target, target.endsWith('/') ? 'package.json' : ''), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const [, install = ''] = /^RUN (npm ci --omit=dev .*)$/m.exec(dockerfile) ?? [];
  await run(install.split(' ')[0] ?? '', install.split(' ').slice(1), { cwd: folder });
  node = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? '[]').slice(3);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const makeEnvironment = () => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://akada.example',
  LOG_LEVEL: 'fatal',
  MAIL: 'none',
  MIGRATE: 'step',
  AUTH_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  DATABASE_URL: makeAddress(database),
  DATA_DIR: join(folder, 'data'),
});

it('a web process rejects an empty database, and after the migration web and worker are well', async () => {
  const env = makeEnvironment();
  const rejection = await run(process.execPath, [...node, 'server/src/web.ts'], { cwd: folder, env }).catch(
    (error) => error.stderr,
  );
  expect(rejection).toContain('Run "npm run akada -- migrate"');
  const { stdout } = await run(process.execPath, [...node, 'server/src/cli.ts', 'migrate'], {
    cwd: folder,
    env,
  });
  expect(stdout).toContain('The database is up to date.');

  for (const entry of ['web', 'worker']) {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const child = spawn(process.execPath, [...node, `server/src/${entry}.ts`], {
      cwd: folder,
      env: { ...env, PORT: `${port}`, METRICS_PORT: `${metricsPort}` },
      stdio: 'inherit',
    });
    try {
      const isWell = () =>
        fetch(`http://127.0.0.1:${metricsPort}/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      await vi.waitUntil(isWell, { timeout: 60_000 });
      if (entry === 'web') expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }
});

it('the packages of production are less than half as large as the packages of development', async () => {
  const size = async (path: string) => Number((await run('du', ['-sm', path])).stdout.split('\t')[0]);
  expect(await size(join(folder, 'node_modules'))).toBeLessThan((await size(join(root, 'node_modules'))) / 2);
});
