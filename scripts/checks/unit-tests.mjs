import { browserOrNull } from './browser.mjs';
import { prepareReadingPrograms } from './reading-programs.mjs';
import { someOf, tallyOf, withReport } from './report-file.mjs';
import { areaTimes, failedTestsOf, filesOf, slowest } from './reports.mjs';
import { runTool } from './run-tool.mjs';

/**
 * All Vitest projects: rules, server on a real PostgreSQL, web state, boundaries, and routes in a real Chromium.
 *
 * @param {string} node
 * @param {string[]} areas parts of the paths of tests; without one all of them
 */
export async function runUnitTests(node, areas) {
  await prepareReadingPrograms();
  const browser = await browserOrNull();
  const projects = browser ? [] : ['--project=!web-routes'];
  const env = browser ? { CHROMIUM_PATH: browser } : {};

  const { exitCode, report } = await withReport((path) =>
    runTool(
      node,
      'vitest',
      'vitest',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${path}`,
        ...projects,
        ...someOf(areas, '--passWithNoTests'),
      ],
      env,
    ),
  );
  if (!report) return { passed: 0, failed: 1 };

  const tally = tallyOf(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  });
  return {
    ...tally,
    failed: browser ? tally.failed : tally.failed + 1,
    details: [...areaTimes(filesOf(report)), ...slowest('Slowest test files', filesOf(report))],
    failures: failedTestsOf(report),
  };
}
