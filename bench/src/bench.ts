/** Measures the product beside a bare server and prints what it found. Nothing is asserted: figures are judged by people. */
import { measureContest } from './measure/contest.ts';
import { measureEvenAnswers } from './measure/even-answers.ts';
import { measureGenerations } from './measure/generations.ts';
import { measureStart } from './measure/start.ts';
import { measureStudy } from './measure/study.ts';
import { readOptions } from './options.ts';
import { createPlace } from './place/bench-place.ts';
import { seed } from './place/seed.ts';
import type { Figure } from './report/figure.ts';
import { figureTable } from './report/figure-table.ts';
import { machineLine } from './report/machine.ts';

const options = readOptions(process.argv.slice(2));
console.log(machineLine());
const place = await createPlace();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void place.remove().then(() => process.exit(1)));
}
try {
  const figures = options.even
    ? await measureEvenAnswers(place, options.evenSamples)
    : await measureEverything();
  console.log(`\n${figureTable(figures)}`);
} finally {
  await place.remove();
}

async function measureEverything(): Promise<Figure[]> {
  console.error('Filling the database ...');
  await seed(place);
  console.error('Starting the product ...');
  const start = await measureStart(place, options.rounds);
  console.error('Both servers in turns ...');
  const contest = await measureContest(place, options);
  console.error('Reading and asking ...');
  const study = await measureStudy(options, place.folder);
  const generations = await measureGenerations(place, options);
  return [...contest, ...generations, ...study, start];
}
