// A parent that a test kills: it starts an endless child and waits for it.
import { createIsolationPool } from '../pool.ts';

await createIsolationPool({ size: 1 }).run({
  module: new URL('./trial-jobs.ts', import.meta.url),
  exportName: 'loopForEver',
  input: null,
  limits: { timeoutMs: 60_000, oldSpaceMb: 64, rssMb: 256 },
});
