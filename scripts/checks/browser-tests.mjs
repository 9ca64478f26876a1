import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { browserOrNull } from './browser.mjs';
import { someOf, tallyOf, withReport } from './report-file.mjs';
import { pageOf, slowest, storiesOf } from './reports.mjs';
import { runTool } from './run-tool.mjs';

const config = 'e2e/playwright.config.ts';

/**
 * The user stories in a real Chromium. The browser reaches the tests by CHROMIUM_PATH.
 *
 * @param {string} node
 * @param {string[]} areas parts of the paths of stories; without one all of them
 */
export async function runBrowserTests(node, areas) {
  const browser = await browserOrNull();
  if (!browser) return { passed: 0, failed: 1 };
  if (!existsSync(join(root, config))) {
    console.error(`${config} is missing.`);
    return { passed: 0, failed: 1 };
  }

  const { exitCode, report } = await withReport((path) =>
    runTool(
      node,
      '@playwright/test',
      'playwright',
      ['test', `--config=${config}`, '--reporter=list,json', ...someOf(areas, '--pass-with-no-tests')],
      { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    ),
  );
  if (!report) return { passed: 0, failed: 1 };

  const { expected, unexpected, flaky, skipped } = report.stats;
  const tally = tallyOf(exitCode, { passed: expected + flaky, failed: unexpected, skipped });
  const stories = storiesOf(report);
  const failed = stories.filter(({ status }) => status === 'unexpected');
  const repeated = stories.filter(({ status }) => status === 'flaky');
  return {
    ...tally,
    details: [
      ...slowest('Slowest stories', stories),
      ...(repeated.length > 0 ? ['Passed at the second try', ...repeated.flatMap(failureOf)] : []),
    ],
    pages: failed.flatMap(pagesOf),
    failures: failed.flatMap(failureOf),
  };
}

/** The complete page, because the picture disappears with a machine that runs these tests unattended. */
function pagesOf({ name, pages }) {
  return [name, ...indented(pages.flatMap((path) => pageOf(readFileSync(path, 'utf8'))))];
}

function failureOf({ name, errors }) {
  return [name, ...indented(errors.flatMap((error) => error.split('\n')))];
}

function indented(lines) {
  return lines.map((line) => `    ${line}`);
}
