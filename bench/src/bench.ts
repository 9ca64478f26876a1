/**
 * Measures the product next to a bare server and prints the figures. Nothing asserts them: people judge them.
 * A failed measurement or comparison ends the run with an exit code other than 0.
 */

import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { type BenchInstance, createInstance } from './instance/bench-instance.ts';
import { addAccounts, addStudents, seed } from './instance/seed.ts';
import { measureAdministration } from './measure/administration/administration.ts';
import { measureContest } from './measure/contest.ts';
import { measureEvenAnswers } from './measure/even-answers.ts';
import { measureGenerations } from './measure/generations.ts';
import { measureHall } from './measure/hall/hall.ts';
import { measureSavingGrowth } from './measure/hall/saving-growth.ts';
import { measureImport } from './measure/import.ts';
import { measureLargeSchool } from './measure/large-school.ts';
import { measureMedia } from './measure/media.ts';
import { measurePayments } from './measure/payments.ts';
import { measureAssistant } from './measure/practice/assistant.ts';
import { measureCardImport } from './measure/practice/card-import.ts';
import { measureCards } from './measure/practice/cards.ts';
import { measureProgress } from './measure/practice/progress.ts';
import { measureQuestionBank } from './measure/question-bank.ts';
import { measureReading } from './measure/reading.ts';
import { measureStart } from './measure/start.ts';
import { measureStudy } from './measure/study.ts';
import { measureEvents } from './measure/workers/events.ts';
import { readOptions } from './options.ts';
import { findRaised, writeFigures } from './report/document-figures.ts';
import type { Figure } from './report/figure.ts';
import { figureTable } from './report/figure-table.ts';

const options = readOptions(process.argv.slice(2));
console.log(machineLine());
const figures = await measureWanted();
console.log(`\n${figureTable(figures)}`);
const raised = findRaised('docs/performance.md', 'bench', figures);
if (raised.length > 0) console.log(`\nMore than a fifth above docs/performance.md:\n${raised.join('\n')}`);
if (options.write) writeFigures('docs/performance.md', 'bench', figures);
const unmeasured = figures.filter(({ measured, bare }) => !Number.isFinite(measured + (bare ?? 0)));
if (unmeasured.length > 0) {
  console.error(`Not measured: ${unmeasured.map(({ name, unit }) => `${name} (${unit})`).join(', ')}`);
  process.exitCode = 1;
}

async function measureWanted(): Promise<Figure[]> {
  if (options.even) return onFreshInstance((instance) => measureEvenAnswers(instance, options.evenSamples));
  if (options.events) return onFreshInstance((instance) => measureEvents(instance, options));
  if (options.administration) return onFreshInstance(measureDesk);
  if (options.hall)
    return [
      ...(await onFreshInstance((instance) => measureSavingGrowth(instance, options))),
      ...(await onFreshInstance((instance) => measureHall(instance, options))),
    ];
  return [
    ...(await onFreshInstance(measureSchool)),
    ...(await onFreshInstance(measureLarge)),
    ...(await onFreshInstance(measureBank)),
    ...(await onFreshInstance(measureDesk)),
    ...(await onFreshInstance((instance) => measureEvents(instance, options))),
  ];
}

async function onFreshInstance(measure: (instance: BenchInstance) => Promise<Figure[]>): Promise<Figure[]> {
  const instance = await createInstance();
  const interrupted = () => void instance.remove().then(() => process.exit(1));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, interrupted);
  try {
    return await measure(instance);
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await instance.remove();
  }
}

async function measureLarge(instance: BenchInstance): Promise<Figure[]> {
  console.error('Filling a large school ...');
  return measureLargeSchool(instance, options);
}

async function measureBank(instance: BenchInstance): Promise<Figure[]> {
  console.error('Importing, and filling a question bank ...');
  await addStudents(instance, { from: 1, to: 2 });
  await addAccounts(instance, { from: 3, to: 60 });
  return [
    ...(await measureImport(instance, options)),
    ...(await measureQuestionBank(instance, options)),
    ...(await measureCards(instance, options)),
    ...(await measureCardImport(instance, options)),
    ...(await measureProgress(instance, options)),
    ...(await measurePayments(instance, options)),
    ...(await measureAssistant(instance, options)),
  ];
}

async function measureDesk(instance: BenchInstance): Promise<Figure[]> {
  console.error('Filling what administrators look through ...');
  return measureAdministration(instance, options);
}

async function measureSchool(instance: BenchInstance): Promise<Figure[]> {
  console.error('Filling the database ...');
  await seed(instance, options.school);
  console.error('Starting the product ...');
  const start = await measureStart(instance, options.rounds);
  console.error('Both servers in turns ...');
  const contest = await measureContest(instance, options);
  console.error('Reading and asking ...');
  const study = await measureStudy(options, instance.folder);
  const reading = await measureReading(instance.folder, options);
  const media = await measureMedia(instance.folder, options);
  const generations = await measureGenerations(instance, options);
  return [...contest, ...generations, ...study, ...reading, ...media, start];
}

/** @returns one line about where and when was measured, because absolute figures mean nothing without it */
function machineLine(): string {
  const processors = cpus();
  const gigabytes = (totalmem() / 1e9).toFixed(1);
  const load = loadavg()[0]?.toFixed(1);
  return (
    `${new Date().toISOString().slice(0, 10)}, ${processors.length} x ${processors[0]?.model.trim()}, ` +
    `${gigabytes} GB, ${type()} ${release()}, Node ${process.versions.node}, load average ${load} at the start`
  );
}
