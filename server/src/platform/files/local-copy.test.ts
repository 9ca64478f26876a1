import { access, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeLocalCopy, removeForsakenCopies } from './local-copy.ts';

const hourMs = 3_600_000;
let folder: string;

/** This test needs separate copies, because a sweep takes any file that it finds among the temporary ones. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-temporary-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const chapter = () => Readable.from([Buffer.from('chapter one')]);

it('a copy stands until it is released, and leaves nothing then', async () => {
  const copy = await makeLocalCopy(chapter());
  expect(await readFile(copy.path, 'utf8')).toBe('chapter one');
  await copy.release();
  await copy.release();
  expect(await readdir(folder)).toEqual([]);
});

it('a source that breaks off leaves nothing, and says why', async () => {
  const source = Readable.from(
    (async function* () {
      yield Buffer.from('half of it');
      throw new Error('the store went away');
    })(),
  );
  await expect(makeLocalCopy(source)).rejects.toThrow('the store went away');
  expect(await readdir(folder)).toEqual([]);
});

it('a sweep removes the copies of dead processes, and neither copies in progress nor files of other programs', async () => {
  const [forsaken, underWay] = await Promise.all([makeLocalCopy(chapter()), makeLocalCopy(chapter())]);
  const foreign = join(folder, 'of-another-program');
  await writeFile(foreign, 'theirs');
  const longAgo = new Date(Date.now() - 2 * hourMs);
  for (const path of [dirname(forsaken.path), foreign]) await utimes(path, longAgo, longAgo);

  await removeForsakenCopies(Date.now() - hourMs);
  await expect(access(forsaken.path)).rejects.toThrow('ENOENT');
  expect(await readFile(underWay.path, 'utf8')).toBe('chapter one');
  expect(await readFile(foreign, 'utf8')).toBe('theirs');
});
