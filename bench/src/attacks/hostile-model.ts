import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseModel } from '@akada/contract/base/language-model.ts';
import { apiBase } from '@akada/contract/table.ts';
import { health } from '@akada/contract/wire/app.ts';
import { ask } from '@akada/contract/work/assistant.ts';
import type { ModelMode } from '../../../server/src/testing/model-server.ts';
import { startProgram } from '../instance/child-program.ts';
import type { Student } from '../instance/students.ts';
import type { LightPlan } from '../load/light-load.ts';
import { residentShareMb } from '../measure/process-usage.ts';
import type { Figure } from '../report/figure.ts';
import { quantile } from '../report/statistics.ts';
import { startWholeProduct, type WholeProduct } from '../servers/whole-product.ts';
import { largestDuring, signedIn, type Target } from './target.ts';

const attacks: readonly [mode: ModelMode, name: string][] = [
  ['repeats', 'repeats a short word without end'],
  ['huge_pieces', 'sends pieces of 200 kB without end'],
  ['endless', 'sends one line without end'],
  ['hang', 'says nothing'],
  ['error', 'answers 500'],
  ['cut_off', 'breaks off in the middle'],
];

const turnClock = new URL('./turn-clock.ts', import.meta.url);

/** The reader stops an answer that takes longer. */
const patienceMs = 12_000;

/** A language model that answers badly, asked by one student at a time, while other callers check the server's health. */
export async function attackByModel({ instance, students }: Target): Promise<Figure[]> {
  const model = await startProgram(new URL('./model-process.ts', import.meta.url));
  const { url } = await model.ask<{ url: string }>({ mode: 'hang' });
  const clockFile = join(instance.folder, 'turn-clock');
  const product = await startWholeProduct(instance, {
    STUDY_MODEL: 'openai_compatible',
    STUDY_MODEL_NAME: 'hostile',
    STUDY_MODEL_URL: url,
    NODE_OPTIONS: `--import=${turnClock.href}`,
    TURN_CLOCK_FILE: clockFile,
  });
  const figures: Figure[] = [];
  for (const [index, [mode, name]] of attacks.entries()) {
    const student = students[index];
    if (!student) throw new Error('There are too few students.');
    await agree(product, student, new URL(url).host);
    // The first answer loads the modules that all later answers use.
    if (index === 0) await askQuestion(product, student);
    await model.ask({ mode });
    figures.push(...(await measureAnswer(product, student, { name, clockFile })));
  }
  await product.end();
  await model.end();
  return figures;
}

async function measureAnswer(
  product: WholeProduct,
  student: Student,
  { name, clockFile }: { name: string; clockFile: string },
): Promise<Figure[]> {
  const startMb = residentShareMb([product.pid]);
  rmSync(clockFile, { force: true });
  const others = await startProgram(new URL('../load/light-load-process.ts', import.meta.url));
  const plan: LightPlan = { url: product.origin + apiBase + health.path, tokens: [''], perSecond: 50 };
  await others.ask(plan);
  let bytes = 0;
  const memory = await largestDuring(
    () => residentShareMb([product.pid]),
    async () => {
      bytes = await askQuestion(product, student);
      // The server renders and stores the answer after the last event.
      await pause(500);
    },
  );
  const { latencies } = await others.ask<{ latencies: number[] }>({ stop: true });
  await others.end();
  const toFigure = (label: string, unit: string, value: number, max: number): Figure => ({
    name: `model that ${name}: ${label}`,
    unit,
    measured: value,
    bare: null,
    goal: { most: max, of: 'unit' },
  });
  return [
    toFigure('event loop held at once', 'ms', readMaxTurn(clockFile), 50),
    toFigure('health, p99', 'ms', quantile(latencies, 0.99), 250),
    toFigure('memory of the server more than before', 'MB', memory - startMb, 50),
    toFigure('passed on', 'kB', bytes / 1_000, 500),
  ];
}

function readMaxTurn(clockFile: string): number {
  if (!existsSync(clockFile)) return 0;
  const turns = readFileSync(clockFile, 'utf8').trim().split('\n');
  return Math.max(...turns.map((turn) => Number(turn.split(' ')[1])));
}

async function agree({ origin }: WholeProduct, student: Student, host: string): Promise<void> {
  const { ok, status } = await fetch(origin + apiBase + chooseModel.path, {
    method: chooseModel.method,
    headers: { ...signedIn(student), 'content-type': 'application/json' },
    body: JSON.stringify({ choice: 'agreed', host }),
  });
  if (!ok) throw new Error(`The choice of the model was answered ${status}.`);
}

/** @returns the bytes of all events of the answer */
async function askQuestion({ origin }: WholeProduct, student: Student): Promise<number> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  const { body, status } = await fetch(origin + apiBase + ask.path, {
    method: ask.method,
    headers: {
      ...signedIn(student),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ query: 'What is osmosis, and why does it matter to a plant?' }),
    signal: controller.signal,
  });
  if (!body || status !== 200) throw new Error(`The question was answered ${status}.`);
  let bytes = 0;
  try {
    for await (const piece of body) bytes += piece.byteLength;
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  return bytes;
}
