import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFailure } from '../setup/failure.mjs';
import { root } from '../setup/places.mjs';
import { findBrowser } from './browser.mjs';
import { tallyOf, withReport } from './report-file.mjs';
import { runTool } from './run-tool.mjs';

const config = 'e2e/playwright.config.ts';

/** The user stories in a real Chromium. The browser reaches the tests by CHROMIUM_PATH. */
export async function runBrowserTests(node) {
  const browser = await browserOrNull();
  if (!browser) return { passed: 0, failed: 1 };
  if (!existsSync(join(root, config))) {
    console.error(`${config} is missing.`);
    return { passed: 0, failed: 1 };
  }

  const { exitCode, report } = await withReport((path) =>
    runTool(node, '@playwright/test', 'playwright', ['test', `--config=${config}`, '--reporter=list,json'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    }),
  );
  if (!report) return { passed: 0, failed: 1 };

  const { expected, unexpected, flaky, skipped } = report.stats;
  return tallyOf(exitCode, { passed: expected, failed: unexpected + flaky, skipped });
}

async function browserOrNull() {
  try {
    return await findBrowser();
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;

    console.error(error.message);
    return null;
  }
}
