/** Jobs alone, for a place of several processes on one database of its own (`DATABASE_URL`). */
import { runProcess } from './cli/run-process.ts';

await runProcess(['worker']);
