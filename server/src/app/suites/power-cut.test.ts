import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import type { NotePage } from '@akada/contract/material/note-pages.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Question } from '@akada/contract/material/questions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPage, scanOf } from '../../platform/recognition/testing/drawn-page.ts';
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

describe('a power cut while a scan is recognised', () => {
  const pageCount = 6;
  const pages = Array.from({ length: pageCount }, (_, at) => [
    `# Lesson ${at + 1}`,
    'Osmosis is the movement of water through a membrane',
    'from the side with fewer particles to the other one.',
  ]);

  it('costs a page at most: recognition goes on where it was, and the note is ready, for one unit', {
    timeout: 180_000,
  }, async () => {
    const student = await registerStudent(product.url, 'chidi@school.test');
    const scan = await scanOf(
      ...(await Promise.all(pages.map((page) => drawnPage(page).encode('jpeg', 70)))),
    );
    const file = new File([new Uint8Array(scan)], 'lessons.pdf');
    const { id } = await json<UploadedFile>(student.postForm('/uploads/start', { file }));
    const noteNow = () => json<UploadedFile>(student.get(`/student-tools/gemini/files/${id}`));
    const before = await until(async () => {
      const { progress } = await noteNow();
      return progress && progress.done >= 2 ? progress : null;
    });
    await product.powerCut();

    product = await startProduct(dataDir, { PORT: new URL(product.url).port });
    const back = Date.now();
    const after = await noteNow();
    expect(after.progress?.done ?? pageCount).toBeGreaterThanOrEqual(before.done);
    const ready = await until(async () => {
      if (Date.now() - back > promisedMs) throw new Error('the recognition did not come to an end');
      const note = await noteNow();
      return note.status === 'extracting' ? null : note;
    });

    expect(ready).toMatchObject({ status: 'ready', page_count: pageCount });
    for (const [at, [heading = '']] of pages.entries()) {
      const page = await json<NotePage>(student.get(`/student-tools/gemini/files/${id}/pages/${at + 1}`));
      expect(page).toMatchObject({ reading: 'ocr', section: heading.slice(2) });
    }
    const { items } = await json<UsageStats>(student.get('/student-tools/usage-stats'));
    expect(items.find(({ kind }) => kind === 'upload')?.used).toBe(1);
  });
});

async function json<Body>(response: Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}
