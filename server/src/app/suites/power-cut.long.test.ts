import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import type { NotePage } from '@akada/contract/material/note-pages.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Question } from '@akada/contract/material/questions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPage, getScan } from '../../platform/recognition/testing/drawn-page.ts';
import { type HttpStudent, registerStudent, until } from '../../testing/http-student.ts';
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

/** The promise: work continues within a minute of the next start. Its duration then depends on the machine. */
const goesOnWithinMs = 60_000;

const pageCount = 8;
const pages = Array.from({ length: pageCount }, (_, index) => [
  `# Lesson ${index + 1}`,
  'Osmosis is the movement of water through a membrane',
  'from the side with fewer particles to the other one.',
]);

/** One cut for both: what a start after it costs is the same for each kind of work. */
describe('a power cut while questions are being made and a scan is recognised', () => {
  it('costs a page at most: both come to their end after the next start, once, for one unit each', {
    timeout: 300_000,
  }, async () => {
    const asking = await registerStudent(product, 'ada@school.test');
    const scanning = await registerStudent(product, 'chidi@school.test');
    const note = await uploaded(asking, new File([longNote(30_000)], 'encyclopaedia.md'));
    await until(async () => ((await getNote(asking, note)).status === 'ready' ? true : null));
    const scan = await uploaded(scanning, new File([new Uint8Array(await scanOfPages())], 'lessons.pdf'));
    const previous = await until(async () => {
      const { progress } = await getNote(scanning, scan);
      return progress && progress.done >= 2 ? progress : null;
    });
    const requested = asking.postForm('/student-tools/gemini/generate-mcqs', {
      gemini_file_id: note,
      question_count: '10',
    });
    await until(async () => ((await unitsUsed(asking, 'mcq')) === 1 ? true : null));
    const unanswered = expect(requested).rejects.toThrow();
    await product.powerCut();
    await unanswered;

    product = await startProduct(dataDir, { PORT: new URL(product.url).port });
    const back = Date.now();
    const { progress } = await getNote(scanning, scan);
    const doneAtStart = progress?.done ?? pageCount;
    expect(doneAtStart).toBeGreaterThanOrEqual(previous.done);
    await until(async () => {
      const now = await getNote(scanning, scan);
      return now.status !== 'extracting' || (now.progress?.done ?? 0) > doneAtStart ? now : null;
    });
    expect(Date.now() - back).toBeLessThan(goesOnWithinMs);
    await Promise.all([expectQuestions(asking), expectRecognised(scanning, scan)]);
  });
});

async function expectQuestions(student: HttpStudent): Promise<void> {
  const questions = await until(async () => {
    const created = await json<{ items: Question[]; total: number }>(
      student.get('/student-tools/mcq/my-questions'),
    );
    return created.total > 0 ? created : null;
  });

  expect(questions.total).toBe(10);
  expect(new Set(questions.items.map(({ stem }) => stem)).size).toBe(10);
  expect(await unitsUsed(student, 'mcq')).toBe(1);
}

async function expectRecognised(student: HttpStudent, id: string): Promise<void> {
  const ready = await until(async () => {
    const note = await getNote(student, id);
    return note.status === 'extracting' ? null : note;
  });

  expect(ready).toMatchObject({ status: 'ready', page_count: pageCount });
  for (const [at, [heading = '']] of pages.entries()) {
    const page = await json<NotePage>(student.get(`/student-tools/gemini/files/${id}/pages/${at + 1}`));
    expect(page).toMatchObject({ reading: 'ocr', section: heading.slice(2) });
  }
  expect(await unitsUsed(student, 'upload')).toBe(1);
}

const scanOfPages = async () =>
  getScan(...(await Promise.all(pages.map((page) => drawnPage(page).encode('jpeg', 70)))));

async function uploaded(student: HttpStudent, file: File): Promise<string> {
  return (await json<UploadedFile>(student.postForm('/uploads/start', { file }))).id;
}

const getNote = (student: HttpStudent, id: string) =>
  json<UploadedFile>(student.get(`/student-tools/gemini/files/${id}`));

async function unitsUsed(student: HttpStudent, requested: string): Promise<number | undefined> {
  const { items } = await json<UsageStats>(student.get('/student-tools/usage-stats'));
  return items.find(({ kind }) => kind === requested)?.used;
}

async function json<Body>(response: Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}
