/** `npm run check [-- <commit>]`: types, lint, and the tests beside what was changed since the commit, else since the last one. */
import { changedChecks } from './checks/checks.mjs';
import { runChecks } from './checks/run-checks.mjs';

await runChecks(changedChecks(process.argv[2] ?? 'HEAD'));
