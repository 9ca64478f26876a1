import { setTimeout } from 'node:timers/promises';
import { getQuestionImport, importQuestions, type QuestionImport } from '@akada/contract/work/exchange.ts';
import { mostImported } from '@akada/core/questions/file-formats.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import type { Student } from '../instance/students.ts';
import { signedInTutor } from '../instance/tutors.ts';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct, type WholeProduct } from '../servers/whole-product.ts';
import { fileOfQuestions } from '../study/file-of-questions.ts';
import { call } from './notes.ts';
import { childrenOf, cpuSeconds, peakMb } from './process-usage.ts';

const mostCpuSeconds = 10;
const mostMb = 250;

const lookEachMs = 20;
const askAgainMs = 200;

/** What a file of as many questions as one may have costs, with the product as `npm start` runs it, and the database. */
export async function measureImport(instance: BenchInstance): Promise<Figure[]> {
  const tutor = await signedInTutor(instance);
  const product = await startWholeProduct(instance);
  try {
    const name = `import of ${mostImported.toLocaleString('en')} questions`;
    // Programs that end are added to what started them; those that stay warm are still there.
    const used = () =>
      cpuSeconds([product.pid, ...childrenOf(product.pid).filter(isNotOf(instance)), ...instance.postgres()]);
    const before = used();
    const startedAt = performance.now();
    const largest = await largestChild(product, instance, () => importAll(product, tutor));
    return [
      figure(name, 's of CPU', used() - before, mostCpuSeconds),
      figure(name, 'MB at most', largest, mostMb),
      figure(name, 's', (performance.now() - startedAt) / 1_000),
    ];
  } finally {
    await product.end();
  }
}

/** @throws Error unless every question came in */
async function importAll({ origin }: WholeProduct, tutor: Student): Promise<void> {
  const form = new FormData();
  form.append('format', 'gift');
  form.append('file', new File([fileOfQuestions(mostImported)], 'bank.gift'));
  let made = await call<QuestionImport>(origin, tutor, importQuestions.path, form);
  while (made.status === 'queued' || made.status === 'running') {
    await setTimeout(askAgainMs);
    made = await call<QuestionImport>(origin, tutor, getQuestionImport.path.replace('{id}', made.id));
  }
  if (made.imported !== mostImported) throw new Error(`An import ended with ${JSON.stringify(made)}`);
}

async function largestChild(
  { pid }: WholeProduct,
  instance: BenchInstance,
  run: () => Promise<void>,
): Promise<number> {
  let most = 0;
  const look = setInterval(() => {
    for (const child of childrenOf(pid).filter(isNotOf(instance))) most = Math.max(most, peakMb(child));
  }, lookEachMs);
  await run();
  clearInterval(look);
  return most;
}

/** The database is counted by itself. */
function isNotOf({ postgres }: BenchInstance): (pid: number) => boolean {
  const own = new Set(postgres());
  return (pid) => !own.has(pid);
}

function figure(name: string, unit: string, measured: number, most?: number): Figure {
  const goal = most === undefined ? null : ({ most, of: 'unit' } as const);
  return { name, unit, measured, bare: null, goal };
}
