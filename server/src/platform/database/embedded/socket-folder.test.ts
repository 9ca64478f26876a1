import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'akada-data-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  removeSocketFolder(dataDir);
  rmSync(dataDir, { recursive: true });
});

describe('the folder of the socket', () => {
  it('admits no other account, and differs at each start', () => {
    const first = makeSocketFolder(dataDir, null);
    expect(statSync(first).mode & 0o777).toBe(0o700);
    removeSocketFolder(dataDir);
    expect(existsSync(first)).toBe(false);
    expect(makeSocketFolder(dataDir, null)).not.toBe(first);
  });

  it('has a path that is short enough for a socket, wherever temporary files lie', () => {
    const deep = join(dataDir, 'a-folder-with-a-long-name'.repeat(4), 'x'.repeat(40));
    mkdirSync(deep, { recursive: true });
    vi.stubEnv('TMPDIR', deep);
    const folder = makeSocketFolder(dataDir, null);
    expect(Buffer.byteLength(join(folder, '.s.PGSQL.5432'))).toBeLessThanOrEqual(107);
    expect(existsSync(folder)).toBe(true);
  });

  it('is removed by the next run after a crash, with its content', () => {
    const left = makeSocketFolder(dataDir, null);
    writeFileSync(join(left, '.s.PGSQL.5432.lock'), '');
    removeSocketFolder(dataDir);
    expect(existsSync(left)).toBe(false);
    expect(() => makeSocketFolder(dataDir, null)).not.toThrow();
  });

  it('is not what a link names that was made by hand: that stays', () => {
    const notes = join(realpathSync(dataDir), 'notes');
    mkdirSync(notes);
    writeFileSync(join(notes, 'chapter'), 'one');
    symlinkSync(notes, join(dataDir, 'postgres-socket'));
    removeSocketFolder(dataDir);
    expect(existsSync(join(notes, 'chapter'))).toBe(true);
    expect(() => makeSocketFolder(dataDir, null)).not.toThrow();
  });

  it('was removed before, or never there: that is no failure', () => {
    rmSync(makeSocketFolder(dataDir, null), { recursive: true });
    expect(() => removeSocketFolder(dataDir)).not.toThrow();
    expect(() => removeSocketFolder(dataDir)).not.toThrow();
  });
});
