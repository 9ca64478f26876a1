/**
 * Takes away, one after the other, what the product depends on, and prints what is lost and what everybody notices.
 * Ends with a line for each promise, and with 1 when one of them is broken.
 */

import { measureClockJumps } from './faults/clock-jumps.ts';
import { type DatabaseServer, openDatabaseServer } from './faults/database-server.ts';
import { measureEndedBackends } from './faults/ended-backends.ts';
import { measureFailover } from './faults/failover.ts';
import { measureKilledProcesses } from './faults/killed-processes.ts';
import { measureMailTwice } from './faults/mail-twice.ts';
import { measureMatrix } from './faults/matrix.ts';
import { measureRestarts } from './faults/restarts.ts';
import { measureRollingRestart } from './faults/rolling-restart.ts';
import { seed } from './instance/seed.ts';
import { writeFigures } from './report/document-figures.ts';
import { type Figure, isReached } from './report/figure.ts';
import { figureTable } from './report/figure-table.ts';

const trials: readonly [
  name: string,
  trial: (server: DatabaseServer, only: readonly string[]) => Promise<Figure[]>,
][] = [
  ['matrix', measureMatrix],
  ['restarts', measureRestarts],
  ['backends', measureEndedBackends],
  ['processes', measureKilledProcesses],
  ['rolling', measureRollingRestart],
  ['failover', measureFailover],
  ['mail', measureMailTwice],
  ['clock', measureClockJumps],
];

const students = 300;

const args = process.argv.slice(2);
const only = args.filter((arg) => arg !== '--write');
const server = await openDatabaseServer();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.instance.remove().then(() => process.exit(1)));
}
const figures: Figure[] = [];
try {
  console.error('Filling the database ...');
  await seed(server.instance, students);
  for (const [name, trial] of trials) {
    if (only.length > 0 && !only.includes(name)) continue;

    console.error(`${name} ...`);
    const measured = await trial(server, only);
    console.error(figureTable(measured));
    figures.push(...measured);
  }
} finally {
  await server.instance.remove();
}
console.log(figureTable(figures));
if (args.includes('--write')) writeFigures('docs/reliability.md', 'faults', figures);
process.exitCode = figures.some((figure) => isReached(figure) === false) ? 1 : 0;
