/**
 * `npm run test:long [-- <area> ...]` also runs what `npm test` omits, all of each large count, and another
 * seed. An area is a part of a path, as `exams` or `server/src/platform`; without an area everything runs,
 * the bench too.
 */
import { randomInt } from 'node:crypto';
import { allChecks, areaChecks, benchCheck } from './checks/checks.mjs';
import { runChecks } from './checks/run-checks.mjs';

process.env.TEST_LONG = '1';
process.env.TEST_SEED ??= String(randomInt(2 ** 31));
console.log(`Long run with TEST_SEED=${process.env.TEST_SEED}`);
const areas = process.argv.slice(2);
await runChecks(areas.length > 0 ? areaChecks(areas) : [...allChecks, benchCheck]);
