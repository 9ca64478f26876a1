import { access, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeForsakenCopies } from '../../files/local-copy.ts';
import type { FileToRead } from '../outcome.ts';
import { readTranscript } from './read-captions.ts';
import type { RecordingOutcome } from './recording-outcome.ts';

const hourMs = 3_600_000;
const said = [{ start: 0, end: 2, text: 'Rain falls.' }];
const unread: RecordingOutcome = { ok: false, reason: 'damaged', detail: 'not read by this test' };
let folder: string;

/** A sweep takes what it finds among the temporary files. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-temporary-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('captions lie in a file while they are read, and not after that', async () => {
  let found = '';
  await readTranscript(said, 'lecture.mp3', async ({ path }) => {
    found = await readFile(path, 'utf8');
    return unread;
  });

  expect(found).toBe('1\n00:00:00,000 --> 00:00:02,000\nRain falls.\n');
  expect(await readdir(folder)).toEqual([]);
});

it('a sweep removes captions that a killed process left, and keeps captions that are being read', async () => {
  const left = async ({ path }: FileToRead): Promise<RecordingOutcome> => {
    await removeForsakenCopies(Date.now() - hourMs);
    expect(await readFile(path, 'utf8')).toContain('Rain falls.');

    const longAgo = new Date(Date.now() - 2 * hourMs);
    await utimes(dirname(path), longAgo, longAgo);
    await removeForsakenCopies(Date.now() - hourMs);
    await expect(access(path)).rejects.toThrow('ENOENT');
    return unread;
  };

  expect(await readTranscript(said, 'lecture.mp3', left)).toEqual(unread);
});
