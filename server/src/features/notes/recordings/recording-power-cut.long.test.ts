import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSound } from '../../../platform/extract/testing/recordings.ts';
import { type HttpStudent, registerStudent, until } from '../../../testing/http-student.ts';
import { type ProductProcess, startProduct } from '../../../testing/product-process.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../../../testing/transcription-server.ts';

let dataDir: string;
let server: TranscriptionServer;
let product: ProductProcess;
let student: HttpStudent;

const settings = () => ({ TRANSCRIPTION_URL: server.url });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'akada-recording-'));
  server = await startTranscriptionServer();
  product = await startProduct(dataDir, settings());
  student = await registerStudent(product, 'ada@school.test');
  await student.put('/student-tools/recordings/consent', { host: new URL(server.url).host });
});
afterAll(async () => {
  await product.stop();
  await server.close();
  await rm(dataDir, { recursive: true });
});

const noteNow = async () => {
  const answer = await student.get('/student-tools/gemini/files');
  const { items } = (await answer.json()) as { items: UploadedFile[] };
  return items[0] ?? null;
};

/**
 * The promise is that work continues within a minute of the next start. The time it then takes depends on the
 * machine.
 */
const goesOnWithinMs = 60_000;

it('a power cut while a recording is written down costs one call: pieces that were done are not sent again', {
  timeout: 300_000,
}, async () => {
  server.upcoming = ['right', 'hang'];
  const file = new File([new Uint8Array(makeSound('mp3', 905))], 'lecture.mp3');
  expect((await student.postForm('/uploads/start', { file })).status).toBe(201);
  await until(async () => (server.calls.length === 2 ? true : null));
  expect(await noteNow()).toMatchObject({ status: 'extracting', progress: { done: 1, total: 4 } });
  await product.powerCut();

  product = await startProduct(dataDir, { ...settings(), PORT: new URL(product.url).port });
  const back = Date.now();
  await until(async () => (server.calls.length > 2 ? true : null));
  expect(Date.now() - back).toBeLessThan(goesOnWithinMs);
  const note = await until(async () => {
    const now = await noteNow();
    return now?.status === 'ready' || now?.status === 'failed' ? now : null;
  });

  expect(note).toMatchObject({ status: 'ready', page_count: 4 });
  expect(server.calls).toHaveLength(5);
  const { items } = (await (await student.get('/student-tools/usage-stats')).json()) as UsageStats;
  expect(items.find(({ kind }) => kind === 'upload')?.used).toBe(1);
});
