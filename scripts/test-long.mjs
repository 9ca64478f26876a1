/** `npm run test:long`: what `npm test` does, with all of each large count in place of a tenth, and another seed. */
import { randomInt } from 'node:crypto';

process.env.TEST_LONG = '1';
process.env.TEST_SEED ??= String(randomInt(2 ** 31));
console.log(`Long run with TEST_SEED=${process.env.TEST_SEED}`);
await import('./test.mjs');
