/** The entry of `npm start`: HTTP and jobs in one process. */
import { runProcess } from './cli/run-process.ts';

await runProcess(['web', 'worker']);
