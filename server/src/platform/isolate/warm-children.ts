import type { IsolatedChild } from './isolated-child.ts';
import type { IsolatedJob } from './job.ts';

/** Long enough for a student who asks again, short enough to give a small server its memory back. */
const IDLE_LIMIT_MS = 120_000;

interface WarmChild {
  key: string;
  child: IsolatedChild;
  retirement: NodeJS.Timeout;
}

/** Idle children that have a module loaded, oldest first. None of them prevents the server from ending. */
export interface WarmChildren {
  take(job: IsolatedJob<unknown>): IsolatedChild | undefined;
  takeOldest(): IsolatedChild | undefined;
  put(job: IsolatedJob<unknown>, child: IsolatedChild): void;
  /** Drops a child that has ended. */
  drop(child: IsolatedChild): void;
}

/** An empty set of warm children. */
export function createWarmChildren(): WarmChildren {
  const idle: WarmChild[] = [];

  function takeAt(index: number): IsolatedChild | undefined {
    const [taken] = index < 0 ? [] : idle.splice(index, 1);
    if (!taken) return undefined;

    clearTimeout(taken.retirement);
    taken.child.hold(true);

    return taken.child;
  }

  return {
    take: (job) => takeAt(idle.findIndex(({ key }) => key === keyOf(job))),
    takeOldest: () => takeAt(0),
    drop: (child) => void takeAt(idle.findIndex((warm) => warm.child === child)),
    put: (job, child) => {
      child.hold(false);
      const retirement = setTimeout(child.kill, IDLE_LIMIT_MS).unref();
      idle.push({ key: keyOf(job), child, retirement });
    },
  };
}

/** The next job must have the same start options as the child. */
function keyOf({ module, limits, readPaths = [], nativeAddons = false }: IsolatedJob<unknown>): string {
  return JSON.stringify([module.href, limits.oldSpaceMb, readPaths, nativeAddons]);
}
