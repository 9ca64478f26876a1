import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Question } from '@akada/contract/material/questions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerStudent, until } from '../../testing/http-student.ts';
import { longNote } from '../../testing/long-note.ts';
import { type ProductProcess, startProduct } from '../../testing/product-process.ts';

let dataDir: string;
let product: ProductProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'akada-power-cut-'));
  product = await startProduct(dataDir);
});

afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true });
});

/** What is promised: a minute after the next start everything has come to its end. */
const promisedMs = 60_000;

describe('a power cut while questions are being made', () => {
  it('costs nothing: after the next start they are made, once, for one unit', {
    timeout: 180_000,
  }, async () => {
    const student = await registerStudent(product.url, 'ada@school.test');
    const file = new File([longNote(30_000)], 'encyclopaedia.md');
    const upload = (await (await student.postForm('/uploads/start', { file })).json()) as UploadedFile;
    await until(async () => {
      const { items } = await json<{ items: UploadedFile[] }>(student.get('/student-tools/gemini/files'));
      return items[0]?.status === 'ready' ? items[0] : null;
    });
    const asked = student.postForm('/student-tools/gemini/generate-mcqs', {
      gemini_file_id: upload.gemini_file_id,
      question_count: '10',
    });
    await until(async () => {
      const { items } = await json<UsageStats>(student.get('/student-tools/usage-stats'));
      return items.find(({ kind, used }) => kind === 'mcq' && used === 1) ?? null;
    });
    const unanswered = expect(asked).rejects.toThrow();
    await product.powerCut();
    await unanswered;

    product = await startProduct(dataDir, { PORT: new URL(product.url).port });
    const back = Date.now();
    const questions = await until(async () => {
      if (Date.now() - back > promisedMs) throw new Error('the generation did not come to an end');
      const made = await json<{ items: Question[]; total: number }>(
        student.get('/student-tools/mcq/my-questions'),
      );
      return made.total > 0 ? made : null;
    });
    expect(questions.total).toBe(10);
    expect(new Set(questions.items.map(({ stem }) => stem)).size).toBe(10);
    const { items } = await json<UsageStats>(student.get('/student-tools/usage-stats'));
    expect(items.find(({ kind }) => kind === 'mcq')?.used).toBe(1);
  });
});

async function json<Body>(response: Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}
