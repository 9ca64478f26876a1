import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { itLong } from '../../testing/suites/scale.ts';
import { findConfinement } from './confinement.ts';
import type { IsolatedJob } from './job.ts';
import { createIsolationPool, type IsolationPool } from './pool.ts';
import { getUsage } from './process-usage.ts';
import type * as trial from './testing/trial-jobs.ts';

type Trial = typeof trial;
type Surroundings = ReturnType<Trial['describeSurroundings']>;

const folder = mkdtempSync(join(tmpdir(), 'isolate-'));
let pool: IsolationPool;

beforeAll(() => {
  pool = createIsolationPool({ size: 2 });
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

function job<Input>(
  exportName: keyof Trial,
  input: Input,
  rest: Partial<IsolatedJob<Input>> = {},
): IsolatedJob<Input> {
  const limits = { timeoutMs: 20_000, oldSpaceMb: 64, rssMb: 256 };

  return { module: new URL('./testing/trial-jobs.ts', import.meta.url), exportName, input, limits, ...rest };
}

const run = <Output>(...work: Parameters<typeof job>) => pool.run<unknown, Output>(job(...work));

/** Processes that this one (or another) started, as the kernel reports them. */
function getChildren(parent: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));

  return processes.filter((pid) => getParent(pid) === parent).map(Number);
}

function getParent(pid: string): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  return !/^State:\s+[ZX]/m.test(getStatus(pid));
}

function getStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return 'State: X';
  }
}

/** Long past its start, so it is inside its loop. */
function hasWorkedForASecond(pid: number): boolean {
  return (getUsage(pid)?.cpuMs ?? 0) >= 1_000;
}

describe('a job that ends well', () => {
  it('gets its input and gives its result by structured clone', async () => {
    const input = { when: new Date(5), bytes: new Uint8Array([1, 2]), terms: new Map([['a', new Set([1])]]) };

    expect(await run('echo', input)).toEqual(input);
  });

  it('runs without an environment, with lower priority than the server, each time in a separate process', async () => {
    const first = await run<Surroundings>('describeSurroundings', null);
    const second = await run<Surroundings>('describeSurroundings', null);

    expect(first).toMatchObject({ calls: 1, env: [], nice: 10 });
    expect(second.calls).toBe(1);
    expect(second.pid).not.toBe(first.pid);
  });

  it('stays warm for the next one when it says so', async () => {
    const first = await run<Surroundings>('describeSurroundings', null, { reuse: true });
    const second = await run<Surroundings>('describeSurroundings', null, { reuse: true });

    expect(second).toMatchObject({ calls: 2, pid: first.pid });
  });

  // A child lets others go first: on a busy machine it waits long for its seconds.
  itLong(
    'is counted the processor time of its own, not that of the jobs before it in the same child',
    async () => {
      const limits = { timeoutMs: 50_000, cpuMs: 1_700, oldSpaceMb: 64, rssMb: 256 };
      await run('workFor', 1_000, { reuse: true, limits });
      await run('workFor', 1_000, { reuse: true, limits });
    },
  );

  it('is ended before the server when the machine runs out of memory', async () => {
    const { pid } = await run<Surroundings>('describeSurroundings', null, { reuse: true });
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
  });

  it('makes room for others when all slots are taken by warm ones', async () => {
    const limits = (oldSpaceMb: number) => ({ timeoutMs: 20_000, oldSpaceMb, rssMb: 256 });
    const warm = [60, 61, 62].map((oldSpaceMb) =>
      run<Surroundings>('describeSurroundings', null, { reuse: true, limits: limits(oldSpaceMb) }),
    );

    expect((await Promise.all(warm)).map(({ calls }) => calls)).toEqual([1, 1, 1]);
    expect(getChildren(process.pid).length).toBeLessThanOrEqual(2);
  });
});

describe('a job that does not end well', () => {
  it('reports what it threw', async () => {
    await expect(run('refuse', 'no such chapter')).rejects.toMatchObject({
      reason: 'reported',
      reported: { name: 'RangeError', message: 'no such chapter', code: 'E_REFUSED' },
    });
  });

  it('is killed at its time limit, even inside an endless loop', async () => {
    const limits = { timeoutMs: 700, oldSpaceMb: 64, rssMb: 256 };

    await expect(run('loopForEver', null, { limits })).rejects.toMatchObject({ reason: 'timed_out' });
  });

  it('is killed when it has worked too long, however much time there was', async () => {
    const limits = { timeoutMs: 60_000, cpuMs: 500, oldSpaceMb: 64, rssMb: 256 };

    await expect(run('loopForEver', null, { limits })).rejects.toThrow(/timed out: .* of processor time/);
  });

  it('is out of memory when its heap is full', async () => {
    await expect(run('fillHeap', null)).rejects.toMatchObject({ reason: 'out_of_memory' });
  });

  it('is out of memory when it grows outside of the heap', async () => {
    await expect(run('fillBuffers', null)).rejects.toMatchObject({ reason: 'out_of_memory' });
  });

  it('distinguishes a crash from being ended by another process', async () => {
    await expect(run('abortHard', null)).rejects.toMatchObject({ reason: 'crashed' });
    await expect(run('endBySignal', 'SIGTERM')).rejects.toMatchObject({ reason: 'interrupted' });
    await expect(run('endBySignal', 'SIGKILL')).rejects.toMatchObject({ reason: 'interrupted' });
  });

  it('names a function that is not there', async () => {
    const missing = job('echo', null, { exportName: 'nowhere' });

    await expect(pool.run(missing)).rejects.toThrow(/exports no nowhere\(\)/);
  });
});

describe('what a job may touch', () => {
  it('reads the files that it was given and no others', async () => {
    const input = join(folder, 'given.txt');
    writeFileSync(input, 'a note');

    expect(await run('read', input, { readPaths: [input] })).toBe('a note');
    await expect(run('read', input)).rejects.toMatchObject({ reported: { code: 'ERR_ACCESS_DENIED' } });
    await expect(run('read', '/etc/passwd')).rejects.toMatchObject({ reason: 'reported' });
  });

  it('reads a given file also through a link to its folder', async () => {
    const link = join(folder, 'link');
    writeFileSync(join(folder, 'linked.txt'), 'a note');
    symlinkSync(folder, link);
    const path = join(link, 'linked.txt');

    expect(await run('read', path, { readPaths: [path] })).toBe('a note');
  });

  it('writes nothing and starts no program', async () => {
    const path = join(folder, 'written.txt');
    const denied = { reported: { code: 'ERR_ACCESS_DENIED' } };

    await expect(run('write', path, { readPaths: [path] })).rejects.toMatchObject(denied);
    await expect(run('startProgram', null)).rejects.toMatchObject(denied);
  });
});

/** Asks the machine itself, not the product's interpretation of the answer. */
function canBeTakenAway(): boolean {
  const commands = [
    ['unshare', '--net', '--mount', 'true'],
    ['unshare', '--user', '--map-current-user', '--net', '--mount', 'true'],
  ];
  return commands.some(([command = '', ...rest]) => spawnSync(command, rest).status === 0);
}

describe('the network', () => {
  it('is out of reach of a job wherever the machine can take it away', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await run<string>('connectTo', port);
    server.close();

    expect(answer).toMatch(canBeTakenAway() ? /^refused: / : /^connected$/);
  });
});

describe('hidden paths', () => {
  const hidden = join(folder, 'hidden');
  const secret = join(hidden, 'secret');
  const single = join(folder, 'single-secret');
  const hiddenPaths = [hidden, single, join(folder, 'not there')];

  beforeAll(() => {
    mkdirSync(hidden);
    for (const path of [secret, single]) writeFileSync(path, 'a password');
  });

  /** Simulates machine code in a child: a program that Node's permissions do not restrict. */
  async function programSays(...program: string[]): Promise<string> {
    const { wrapper } = await findConfinement(hiddenPaths);
    const [command = '', ...rest] = [...wrapper, ...program];
    return spawnSync(command, rest, { encoding: 'utf8' }).stdout;
  }

  it('lead a job to no socket wherever the machine can hide them', async () => {
    const path = join(hidden, 'socket');
    const server = createServer((socket) => socket.end()).listen(path);
    await once(server, 'listening');
    const hiding = createIsolationPool({ size: 1, hiddenPaths });
    const answer = await hiding.run(job('connectTo', path));
    server.close();
    await hiding.close();

    expect(answer).toMatch(canBeTakenAway() ? /^refused: / : /^connected$/);
  });

  it('show a program nothing wherever the machine can hide them', async () => {
    const visibleText = canBeTakenAway() ? '' : 'a password';

    expect(await programSays('cat', secret)).toBe(visibleText);
    expect(await programSays('cat', single)).toBe(visibleText);
    // A nested mount namespace does not uncover anything either.
    const uncover = ['sh', '-c', `umount ${hidden}; cat ${secret}`];
    expect(await programSays('unshare', '--user', '--map-root-user', '--mount', ...uncover)).toBe(
      visibleText,
    );
  });

  it('are as they were for the server itself', async () => {
    await programSays('true');

    expect(readFileSync(secret, 'utf8')).toBe('a password');
  });

  it('are no way round for capabilities: a child has none', async () => {
    expect(await programSays('grep', 'CapEff', '/proc/self/status')).toBe('CapEff:\t0000000000000000\n');
  });
});

describe('the pool', () => {
  it('never has more children than its size', async () => {
    const jobs = Array.from({ length: 6 }, () => run<Surroundings>('describeSurroundings', null));
    const all = Promise.all(jobs).then(() => true);
    let max = 0;
    await vi.waitUntil(
      () => {
        max = Math.max(max, getChildren(process.pid).length);

        return Promise.race([all, false]);
      },
      { timeout: 30_000, interval: 5 },
    );

    expect(new Set((await Promise.all(jobs)).map(({ pid }) => pid)).size).toBe(6);
    expect(max).toBe(2);
  });

  it('ends one of its slow runs for a job that waits, and only one', async () => {
    const caller = new AbortController();
    const limits = { timeoutMs: 60_000, oldSpaceMb: 64, rssMb: 256, quickCpuMs: 300 };
    const loops = [1, 2].map(() => run('loopForEver', null, { limits, signal: caller.signal }));
    const reasons = loops.map((loop) => loop.catch((error) => error.reason ?? error.message));
    await expect(run('echo', 'a page')).resolves.toBe('a page');

    caller.abort(new Error('still running'));
    expect((await Promise.all(reasons)).toSorted()).toEqual(['still running', 'timed_out']);
  });

  it('ends a running job when its caller gives up', async () => {
    const caller = new AbortController();
    const running = run('loopForEver', null, { signal: caller.signal });
    await vi.waitUntil(() => getChildren(process.pid).length > 0);
    caller.abort(new Error('the note was deleted'));

    await expect(running).rejects.toThrow('the note was deleted');
    await vi.waitUntil(() => getChildren(process.pid).every((pid) => !isAlive(pid)));
  });

  it('does not start a job whose caller gave up while it waited', async () => {
    const single = createIsolationPool({ size: 1 });
    const caller = new AbortController();
    const busy = single.run(job('loopForEver', null));
    const waiting = single.run(job('echo', 1, { signal: caller.signal }));
    caller.abort(new Error('the note was deleted'));

    await expect(waiting).rejects.toThrow('the note was deleted');
    await Promise.all([expect(busy).rejects.toThrow('the isolation pool is closed'), single.close()]);
  });

  it('ends all work when it closes, and starts none after', async () => {
    const closing = createIsolationPool({ size: 1 });
    const outcomes = Promise.allSettled([1, 2].map(() => closing.run(job('loopForEver', null))));
    await vi.waitUntil(() => getChildren(process.pid).length > 0);
    await closing.close();

    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(closing.run(job('echo', 1))).rejects.toThrow('the isolation pool is closed');
  });

  itLong('leaves no child behind when the server is killed', async () => {
    const script = fileURLToPath(new URL('./testing/orphan-trial.ts', import.meta.url));
    const parent = spawn(process.execPath, [script], { stdio: 'ignore' });
    const parentPid = parent.pid ?? 0;
    const child = await vi.waitUntil(() => getChildren(parentPid).find(hasWorkedForASecond), {
      timeout: 30_000,
    });
    parent.kill('SIGKILL');

    await vi.waitUntil(() => !isAlive(child), { timeout: 30_000 });
  });
});
