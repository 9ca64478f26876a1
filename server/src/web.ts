/** HTTP only, for an installation of several processes on an external database (`DATABASE_URL`). */
import { runProcess } from './cli/run-process.ts';

await runProcess(['web']);
