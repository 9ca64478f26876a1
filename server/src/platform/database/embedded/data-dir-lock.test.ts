import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';
import { processIdentity } from './process-table.ts';

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'akada-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Another run, which takes the folder or says why not, and then stays. */
async function otherRun(): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'data-dir-lock.ts'))};
    await lockDataDir(${JSON.stringify(dataDir)}).then(() => console.log('locked'), (error) => console.log(error.name));
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

it('the lock rejects a folder that another run holds, and names that run', async () => {
  const { child, said } = await otherRun();
  expect(said).toBe('locked');

  await expect(lockDataDir(dataDir)).rejects.toMatchObject({ name: 'DataDirInUseError', pid: child.pid });
});

it('the lock is taken over from a run that was killed', async () => {
  const { child } = await otherRun();
  child.kill('SIGKILL');
  await once(child, 'exit');

  const lock = await lockDataDir(dataDir);
  expect(readdirSync(join(dataDir, 'run'))).toHaveLength(1);
  lock.release();
});

it('the lock tells a later process under the same pid from its holder', async () => {
  mkdirSync(join(dataDir, 'run'));
  // The parent of this test lives, but started at another time than this says.
  writeFileSync(join(dataDir, 'run', `${process.ppid}.00000000-1.lock`), '');

  await lockDataDir(dataDir);
});

it('the lock goes to one of six runs that start together', async () => {
  const runs = await Promise.all(Array.from({ length: 6 }, otherRun));

  const said = runs.map((run) => run.said).sort();
  expect(said).toEqual([...Array(5).fill('DataDirInUseError'), 'locked']);
});

it('the lock is rejected a second time within one process, and free again after its release', async () => {
  const lock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toMatchObject({ pid: process.pid });

  lock.release();
  (await lockDataDir(dataDir)).release();
});

it('a missing process has no identity', () => {
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(4_194_305)).toBeNull();
});
