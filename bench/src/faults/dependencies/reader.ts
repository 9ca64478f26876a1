import { readdirSync, readFileSync } from 'node:fs';
import type { FaultKind } from '../fault-proxy.ts';
import { type Dependency, inTurns } from './dependency.ts';
import { trackNotes } from './sent-notes.ts';

const lookEveryMs = 50;
const latencyMs = 5_000;

/** The percentage of looks after which a child may run when it only trickles. */
const runningShare = 5;

/** Notes whose reading the fault interrupts. */
const underWay = 3;

/** The child process that reads uploaded files: killed, stopped, or all but stopped, whenever there is one. */
export function openReader(): Dependency {
  const next = inTurns();
  const notes = trackNotes();
  const seenAt = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let product = 0;
  let looks = 0;

  const signalTo = (pid: number, kind: FaultKind): NodeJS.Signals => {
    if (kind === 'down') return 'SIGKILL';
    // SIGTERM represents a child's report that it cannot work, SIGSEGV a break in the middle of its work.
    if (kind === 'refusal') return 'SIGTERM';
    if (kind === 'garbage') return 'SIGSEGV';
    if (kind === 'half-open') return 'SIGSTOP';
    if (kind === 'slow drip') return looks % 100 < runningShare ? 'SIGCONT' : 'SIGSTOP';
    return performance.now() - (seenAt.get(pid) ?? 0) < latencyMs ? 'SIGSTOP' : 'SIGCONT';
  };
  const signalAll = (kind: FaultKind | null) => {
    looks += 1;
    for (const pid of readersBelow(product)) {
      if (!seenAt.has(pid)) seenAt.set(pid, performance.now());
      signal(pid, kind === null ? 'SIGCONT' : signalTo(pid, kind));
    }
  };

  return {
    name: 'reader child',
    settings: {},
    // A child that hangs is ended after a minute, and its file has three attempts.
    backWithin: 200,
    answerWithin: 1_000,
    async prepare({ origin, students, pid }) {
      product = pid;
      await Promise.all(Array.from({ length: underWay }, () => notes.send(origin, next(students))));
    },
    async inject(kind) {
      timer = setInterval(() => signalAll(kind), lookEveryMs);
    },
    async heal() {
      clearInterval(timer);
      signalAll(null);
    },
    use: ({ origin, students }) => notes.send(origin, next(students)),
    recovered: ({ origin, students }) => notes.settled(origin, next(students)),
    lost: ({ origin }) => notes.lost(origin),
    async close() {},
  };
}

/** A reader runs below the programs that confine it (proc_pid_children(5)). */
function readersBelow(pid: number): number[] {
  const children = list(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  const ownItems = read(`/proc/${pid}/cmdline`).includes('isolate/child.ts') ? [pid] : [];
  return [...ownItems, ...children.flatMap(readersBelow)];
}

/** Empty if the process has ended in the meantime. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in the meantime.
  }
}
