import { setTimeout } from 'node:timers/promises';
import { getQuestionImport, importQuestions, type QuestionImport } from '@akada/contract/work/exchange.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import type { Student } from '../instance/students.ts';
import { signedInTutor } from '../instance/tutors.ts';
import type { BenchRun } from '../options.ts';
import type { Figure } from '../report/figure.ts';
import { startWholeProduct, type WholeProduct } from '../servers/whole-product.ts';
import { fileOfQuestions } from '../study/file-of-questions.ts';
import { call } from './notes.ts';
import { cpuSeconds, getChildren, peakMb } from './process-usage.ts';

const mostCpuSeconds = 10;
const mostMb = 250;

const lookEachMs = 20;
const askAgainMs = 200;

/** As files come from other programs: text, one XML file, a zip with one, and a zip with one for each question. */
const formats = ['gift', 'moodle_xml', 'qti_1_2', 'qti_2_1'] as const;

/**
 * The cost of importing a question file; a full run uses the largest permitted file, with the product as `npm
 * start` runs it, and the database. Among several formats the most expensive one counts.
 */
export async function measureImport(instance: BenchInstance, { imported }: BenchRun): Promise<Figure[]> {
  const tutor = await signedInTutor(instance);
  const product = await startWholeProduct(instance);
  try {
    const costs: ImportCost[] = [];
    for (const format of formats) {
      const file = await fileOfQuestions(format, { name: format, count: imported });
      const cost = await getCost(instance, product, () =>
        importAll(product, tutor, { file: new File([file], 'bank'), imported }),
      );
      console.error(`${format}: ${cost.cpu.toFixed(1)} s of CPU, ${cost.mb.toFixed(0)} MB`);
      costs.push(cost);
    }
    const name = `import of ${imported.toLocaleString('en')} questions, dearest format`;
    const most = (value: (cost: ImportCost) => number) => Math.max(...costs.map(value));
    return [
      figure(
        name,
        's of CPU',
        most(({ cpu }) => cpu),
        mostCpuSeconds,
      ),
      figure(
        name,
        'MB at most',
        most(({ mb }) => mb),
        mostMb,
      ),
      figure(
        name,
        's',
        most(({ seconds }) => seconds),
      ),
    ];
  } finally {
    await product.end();
  }
}

interface ImportCost {
  cpu: number;
  /** The memory of the largest child process. */
  mb: number;
  seconds: number;
}

/** @returns what a run costs the product, its children and the database */
export async function getCost(
  instance: BenchInstance,
  product: WholeProduct,
  run: () => Promise<void>,
): Promise<ImportCost> {
  // The usage of ended programs is added to their parent; warm ones still run.
  const used = () =>
    cpuSeconds([product.pid, ...getChildren(product.pid).filter(isNotOf(instance)), ...instance.postgres()]);
  const previous = used();
  const startedAt = performance.now();
  const mb = await largestChild(product, instance, run);
  return { cpu: used() - previous, mb, seconds: (performance.now() - startedAt) / 1_000 };
}

/** @throws Error unless every question came in */
async function importAll(
  { origin }: WholeProduct,
  tutor: Student,
  { file, imported }: { file: File; imported: number },
): Promise<void> {
  const form = new FormData();
  form.append('file', file);
  let created = await call<QuestionImport>(origin, tutor, importQuestions.path, form);
  while (created.status === 'queued' || created.status === 'running') {
    await setTimeout(askAgainMs);
    created = await call<QuestionImport>(origin, tutor, getQuestionImport.path.replace('{id}', created.id));
  }
  if (created.imported !== imported) throw new Error(`An import ended with ${JSON.stringify(created)}`);
}

async function largestChild(
  { pid }: WholeProduct,
  instance: BenchInstance,
  run: () => Promise<void>,
): Promise<number> {
  let max = 0;
  const look = setInterval(() => {
    for (const child of getChildren(pid).filter(isNotOf(instance))) max = Math.max(max, peakMb(child));
  }, lookEachMs);
  await run();
  clearInterval(look);
  return max;
}

/** The database is counted separately. */
function isNotOf({ postgres }: BenchInstance): (pid: number) => boolean {
  const ownItems = new Set(postgres());
  return (pid) => !ownItems.has(pid);
}

export function figure(name: string, unit: string, measured: number, max?: number): Figure {
  const goal = max === undefined ? null : ({ most: max, of: 'unit' } as const);
  return { name, unit, measured, bare: null, goal };
}
