import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IsolatedChild } from './isolated-child.ts';
import type { IsolatedJob } from './job.ts';
import { createWarmChildren, type WarmChildren } from './warm-children.ts';

let warm: WarmChildren;

beforeEach(() => {
  vi.useFakeTimers();
  warm = createWarmChildren();
});
afterEach(() => void vi.useRealTimers());

const engine: IsolatedJob<null> = {
  module: new URL('file:///engine.ts'),
  exportName: 'run',
  input: null,
  limits: { timeoutMs: 1_000, oldSpaceMb: 64, rssMb: 256 },
  reuse: true,
};

/** A child without its process: these tests ask only when it is handed out and when it is ended. */
const newChild = () =>
  ({ exited: Promise.resolve(), run: vi.fn(), kill: vi.fn(), hold: vi.fn() }) satisfies IsolatedChild;

const hours = (count: number) => vi.advanceTimersByTime(count * 3_600_000);

describe('a warm child', () => {
  it('is taken once, for a job that could have started it', () => {
    const child = newChild();
    warm.put(engine, child);
    const next = { ...engine, exportName: 'other', input: null, limits: { ...engine.limits, timeoutMs: 5 } };
    expect(warm.take(next)).toBe(child);
    expect(warm.take(next)).toBeUndefined();
  });

  it.each<[string, Partial<IsolatedJob<null>>]>([
    ['another module', { module: new URL('file:///reader.ts') }],
    ['another heap', { limits: { ...engine.limits, oldSpaceMb: 65 } }],
    ['a file that this child may not read', { readPaths: ['/notes/of/ada'] }],
    ['machine code, which this child may not load', { nativeAddons: true }],
  ])('is not taken for a job with %s', (_what, differing) => {
    warm.put(engine, newChild());
    expect(warm.take({ ...engine, ...differing })).toBeUndefined();
  });

  it('with a permission is not taken for a job without it', () => {
    warm.put({ ...engine, readPaths: ['/notes/of/ada'] }, newChild());
    warm.put({ ...engine, nativeAddons: true }, newChild());
    expect(warm.take(engine)).toBeUndefined();
  });

  it('is ended when nothing wants it, so that its memory comes back', () => {
    const child = newChild();
    warm.put(engine, child);
    hours(1);
    expect(child.kill).toHaveBeenCalledOnce();
  });

  it('is not ended at work, however long that takes', () => {
    const child = newChild();
    warm.put(engine, child);
    warm.take(engine);
    hours(1);
    expect(child.kill).not.toHaveBeenCalled();
  });

  it('is not used after its death', () => {
    const [gone, other] = [newChild(), newChild()];
    warm.put(engine, gone);
    warm.put(engine, other);
    warm.drop(gone);
    warm.drop(newChild());
    expect(warm.take(engine)).toBe(other);
    expect(warm.take(engine)).toBeUndefined();
  });

  it('makes room in the order in which children became idle', () => {
    const [first, second] = [newChild(), newChild()];
    warm.put(engine, first);
    warm.put({ ...engine, readPaths: ['/notes/of/ada'] }, second);
    expect([warm.takeOldest(), warm.takeOldest(), warm.takeOldest()]).toEqual([first, second, undefined]);
  });

  it('lets the server end while it is idle, and not while it works', () => {
    const child = newChild();
    warm.put(engine, child);
    expect(child.hold).toHaveBeenLastCalledWith(false);
    warm.take(engine);
    expect(child.hold).toHaveBeenLastCalledWith(true);
  });
});
