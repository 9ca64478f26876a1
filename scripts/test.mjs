/** `npm test`: every check, with a tenth of each large count. */
import { allChecks } from './checks/checks.mjs';
import { runChecks } from './checks/run-checks.mjs';

await runChecks(allChecks);
