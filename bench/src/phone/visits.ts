/** One visit of one page on a phone, and the median of several. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { collectEntries, isSettled, type PageEntries } from './page-entries.ts';
import type { PhonePage } from './pages.ts';
import type { People, PersonName } from './people.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { isReturn, throttle, type VisitState } from './visit-states.ts';

export interface PhoneTarget {
  address: string;
  people: People;
}

export interface Visit {
  page: string;
  state: VisitState;
  /** Cumulative layout shift: the largest window of shifts, as browsers report it. */
  shift: number;
  elements: PageEntries['shifts'][number]['sources'];
  /** Milliseconds. */
  largestPaint: number;
  slowestTask: number;
  /** The answer to a tap after everything has arrived. */
  interaction: number;
  scriptKb: number;
  totalKb: number;
}

/** Nothing may happen for so long before the visit ends; sets that are being made are polled every 2 s. */
const quietMs = 2_500;
const maxVisitMs = 60_000;

export async function visitPage(
  browser: Browser,
  target: PhoneTarget,
  page: PhonePage,
  state: VisitState,
): Promise<Visit> {
  const context = await newPhone(browser, target, page.person);
  const address = target.address + page.path;
  await context.addInitScript(collectEntries);
  try {
    if (isReturn(state)) await openOnce(context, address);
    return { page: page.name, state, ...(await measureVisit(context, address, state)) };
  } finally {
    await context.close();
  }
}

/** @returns a phone on which nothing is stored but the session of a person */
export async function newPhone(
  browser: Browser,
  { address, people }: PhoneTarget,
  person: PersonName | null,
): Promise<BrowserContext> {
  const session = person && (await people.signIn(person));
  const localStorage = session && Object.entries(session).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    storageState: { cookies: [], origins: localStorage ? [{ origin: address, localStorage }] : [] },
  });
}

async function measureVisit(
  context: BrowserContext,
  address: string,
  state: VisitState,
): Promise<Omit<Visit, 'page' | 'state'>> {
  const { page, session, traffic } = await newPage(context);
  await throttle(session, page, state);
  await page.goto(address, { waitUntil: 'commit' }).catch((cause: unknown) => {
    throw new Error(`${address} does not open, ${state}`, { cause });
  });
  await untilSettled(page, traffic);
  const entries = await page.evaluate(() => globalThis.phoneEntries);
  const { scriptBytes, totalBytes } = traffic;
  return {
    ...getShift(entries),
    largestPaint: entries.largestPaint,
    slowestTask: entries.slowestTask,
    interaction: await tapMenu(page),
    scriptKb: scriptBytes / 1_000,
    totalKb: totalBytes / 1_000,
  };
}

/** A visit leaves files, the account's summary and the service worker's copies on the device. */
async function openOnce(context: BrowserContext, address: string): Promise<void> {
  const { page, traffic } = await newPage(context);
  await page.goto(address);
  await untilSettled(page, traffic);
  await page.evaluate(async () => {
    await Promise.race([
      navigator.serviceWorker?.ready,
      new Promise((done) => globalThis.setTimeout(done, 3_000)),
    ]);
  });
  // The worker stores requested files, so the second visit stores the files of the first.
  await page.reload();
  await untilSettled(page, traffic);
  await page.close();
}

async function newPage(
  context: BrowserContext,
): Promise<{ page: Page; session: CDPSession; traffic: Traffic }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, session, traffic: await watchTraffic(session) };
}

async function untilSettled(page: Page, traffic: Traffic): Promise<void> {
  const end = Date.now() + maxVisitMs;
  let quietSince = Date.now();
  while (Date.now() < end) {
    await setTimeout(100);
    // A navigation to the page of the role ends the old document's scripts.
    const isQuiet = traffic.isIdle() && (await page.evaluate(isSettled, quietMs).catch(() => false));
    if (!isQuiet) quietSince = Date.now();
    else if (Date.now() - quietSince >= quietMs / 2) return;
  }
}

/** Windows of shifts last at most 5 s and end after 1 s without one; the largest counts. */
function getShift({ shifts }: PageEntries): Pick<Visit, 'shift' | 'elements'> {
  const windows: PageEntries['shifts'][] = [];
  for (const shift of shifts) {
    const open = windows.at(-1);
    const [first, last] = [open?.at(0), open?.at(-1)];
    if (open && first && last && shift.time - last.time < 1_000 && shift.time - first.time < 5_000)
      open.push(shift);
    else windows.push([shift]);
  }
  const sums = windows.map((window) => window.reduce((sum, { value }) => sum + value, 0));
  const shift = Math.max(0, ...sums);
  const elements = (windows[sums.indexOf(shift)] ?? []).flatMap(({ sources }) => sources);
  return { shift, elements };
}

/** @returns the time until the page answered a tap on the button of the menu; not a number without that button */
async function tapMenu(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Open the menu' });
  if (!(await button.isVisible())) return Number.NaN;

  await button.tap();
  await setTimeout(500);
  return page.evaluate(() => globalThis.phoneEntries.slowestInteraction);
}

/** @returns the median of each figure, and the elements that moved in the visit of the median shift */
export function medianVisit(visits: readonly Visit[]): Visit {
  const byShift = visits.toSorted((one, other) => one.shift - other.shift);
  const middle = byShift[Math.floor(byShift.length / 2)];
  if (middle === undefined) throw new Error('No page was visited.');

  const median = (figure: 'largestPaint' | 'slowestTask' | 'interaction' | 'scriptKb' | 'totalKb') =>
    visits.map((visit) => visit[figure]).toSorted((one, other) => one - other)[
      Math.floor(visits.length / 2)
    ] ?? Number.NaN;
  return {
    ...middle,
    largestPaint: median('largestPaint'),
    slowestTask: median('slowestTask'),
    interaction: median('interaction'),
    scriptKb: median('scriptKb'),
    totalKb: median('totalKb'),
  };
}
