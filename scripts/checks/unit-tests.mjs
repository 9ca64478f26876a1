import { tallyOf, withReport } from './report-file.mjs';
import { runTool } from './run-tool.mjs';

/** All Vitest projects: rules, server on a real PostgreSQL, web state, boundaries. */
export async function runUnitTests(node) {
  const { exitCode, report } = await withReport((path) =>
    runTool(node, 'vitest', 'vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ]),
  );
  if (!report) return { passed: 0, failed: 1 };

  return tallyOf(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}
