/** Lighthouse's own judgement of the pages. Its 130 packages are installed elsewhere, in a folder that is named. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { markdownTable } from '../report/figure-table.ts';
import type { PhoneRun } from './options.ts';
import type { PhonePage } from './pages.ts';
import type { PhoneTarget } from './visits.ts';

interface Judgement {
  lhr: {
    categories: { performance: { score: number | null } };
    audits: Record<string, { numericValue?: number }>;
  };
}
type Lighthouse = (address: string, flags: Record<string, unknown>) => Promise<Judgement | undefined>;

const debuggingPort = 9_315;
const figures = {
  'first text (s)': ['first-contentful-paint', 1_000],
  'largest text (s)': ['largest-contentful-paint', 1_000],
  'blocked (s)': ['total-blocking-time', 1_000],
  shift: ['cumulative-layout-shift', 1],
} as const;

/** @returns a table of the medians: mobile, first visits, with simulated throttling */
export async function auditPages(
  { lighthouse, runs }: PhoneRun,
  target: PhoneTarget,
  pages: readonly PhonePage[],
): Promise<string> {
  const library = createRequire(join(lighthouse ?? '', 'package.json')).resolve('lighthouse');
  const { default: audit }: { default: Lighthouse } = await import(pathToFileURL(library).href);

  const rows: string[][] = [];
  for (const page of pages) {
    console.error(`Lighthouse, ${page.name} ...`);
    const judged: Judgement['lhr'][] = [];
    while (judged.length < runs) judged.push(await auditPage(audit, target, page));
    const cells = Object.values(figures).map(([name, unit]) =>
      (median(judged.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)) / unit).toFixed(2),
    );
    const score = median(judged.map(({ categories }) => categories.performance.score ?? 0));
    rows.push([page.name, (score * 100).toFixed(0), ...cells]);
  }
  return markdownTable(['page', 'performance', ...Object.keys(figures)], rows);
}

/** Each audit has its own browser, so that nothing of an earlier visit is there. */
async function auditPage(
  audit: Lighthouse,
  { address, people }: PhoneTarget,
  { path, person }: PhonePage,
): Promise<Judgement['lhr']> {
  const folder = await mkdtemp(join(tmpdir(), 'akada-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/favicon.svg`);
    if (person !== null) {
      const session = await people.signIn(person);
      await page.evaluate((items) => {
        for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
      }, session);
    }
    const judgement = await audit(address + path, {
      port: debuggingPort,
      onlyCategories: ['performance'],
      // The session is in the storage.
      disableStorageReset: true,
      logLevel: 'error',
    });
    if (judgement === undefined) throw new Error(`Lighthouse has no result for ${path}`);
    return judgement.lhr;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
