import { setTimeout } from 'node:timers/promises';
import {
  type CardImport,
  getCardImport,
  importCards,
} from '@akada/contract/material/flashcards/card-imports.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { type Student, signedInStudents } from '../../instance/students.ts';
import type { BenchRun } from '../../options.ts';
import type { Figure } from '../../report/figure.ts';
import { startWholeProduct, type WholeProduct } from '../../servers/whole-product.ts';
import { packageOfCards } from '../../study/package-of-cards.ts';
import { figure, getCost } from '../import.ts';
import { call } from '../notes.ts';

const maxCpuSeconds = 8;
const maxMb = 200;
const askAgainMs = 200;

/** The cost of an Anki package from its upload to its last card, with the product as `npm start` runs it, and the database. */
export async function measureCardImport(
  instance: BenchInstance,
  { importedCards }: BenchRun,
): Promise<Figure[]> {
  const student = (await signedInStudents(instance)).at(-1);
  if (!student) throw new Error('There is no student.');

  const file = new File([await packageOfCards(importedCards)], 'Soil.apkg');
  const product = await startWholeProduct(instance);
  try {
    const cost = await getCost(instance, product, () => importAll(product, student, { file, importedCards }));
    const name = `import of ${importedCards.toLocaleString('en')} flashcards`;
    return [
      figure(name, 's of CPU', cost.cpu, maxCpuSeconds),
      figure(name, 'MB at most', cost.mb, maxMb),
      figure(name, 's', cost.seconds),
    ];
  } finally {
    await product.end();
  }
}

/** @throws Error unless every card came in */
async function importAll(
  { origin }: WholeProduct,
  student: Student,
  { file, importedCards }: { file: File; importedCards: number },
): Promise<void> {
  const form = new FormData();
  form.append('file', file);
  let created = await call<CardImport>(origin, student, importCards.path, form);
  while (created.status === 'queued' || created.status === 'running') {
    await setTimeout(askAgainMs);
    created = await call<CardImport>(origin, student, getCardImport.path.replace('{id}', created.id));
  }
  if (created.added !== importedCards) throw new Error(`An import ended with ${JSON.stringify(created)}`);
}
