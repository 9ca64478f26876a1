/**
 * `npm run check [-- <commit>]` runs types, lint, and the tests next to the files that changed since that
 * commit, by default the last one.
 */
import { changedChecks } from './checks/checks.mjs';
import { runChecks } from './checks/run-checks.mjs';

await runChecks(changedChecks(process.argv[2] ?? 'HEAD'));
