/** A day of study on a phone that has been used before: what travels, by kind and by part of the day. */
import { setTimeout as pause } from 'node:timers/promises';
import { links } from '@akada/core/links/links.ts';
import type { Page } from 'playwright-core';
import type { Exchange, Wire } from './wire.ts';

/** The plan of a day. Each day has its own deck and subject, because a finished deck opens with its end until tomorrow. */
export interface StudyPlan {
  deck: 'mine' | 'all';
  subject: string;
  /** True to answer without a pause. */
  isHurried: boolean;
}

export interface DayPart {
  name: string;
  exchanges: Exchange[];
}

const itemsOfDay = 20;

/** Milliseconds for each card and question: students need more time for each, so that fewer travel together. */
const paceMs = { card: 4_000, question: 8_000 } as const;

/** No byte travels for so long before a part ends. */
const quietMs = 4_000;

/** Opens the app, reviews 20 cards, returns to the dashboard and practises 20 questions. */
export async function studyForADay(
  page: Page,
  wire: Wire,
  address: string,
  { deck, subject, isHurried }: StudyPlan,
): Promise<DayPart[]> {
  const parts: DayPart[] = [];
  const end = async (name: string) => {
    await untilQuiet(wire);
    parts.push({ name, exchanges: wire.take() });
  };
  const pace = (milliseconds: number) => pause(isHurried ? 100 : milliseconds);
  wire.take();

  await page.goto(address + links.dashboard());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await end('dashboard, the app opens');

  await openInApp(page, links.practiceFlashcards(deck, { max: String(itemsOfDay) }));
  for (let count = 0; count < itemsOfDay; count += 1) {
    await page.getByRole('button', { name: /^Show the answer/ }).tap();
    await pace(paceMs.card);
    await page.getByRole('button', { name: /^Easy/ }).tap();
  }
  await end(`${itemsOfDay} reviews`);

  await openInApp(page, links.dashboard());
  await end('dashboard again');

  await openInApp(page, links.practiceGenerated({ subject }));
  for (let count = 0; count < itemsOfDay; count += 1) {
    await page.getByRole('group', { name: 'Options' }).getByRole('button').first().tap();
    const next = page.getByRole('button', { name: /^(Next|Finish)/ });
    await next.waitFor();
    await pace(paceMs.question);
    await next.tap();
  }
  await end(`${itemsOfDay} questions`);
  return parts;
}

/** Opens a page as a link of the app does, without a new document. */
async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Waits until every request is answered and nothing travels any more. */
export async function untilQuiet(wire: Wire): Promise<void> {
  let [bytes, since] = [wire.total(), Date.now()];
  while (Date.now() - since < quietMs) {
    await pause(100);
    if (wire.isIdle() && wire.total() === bytes) continue;
    [bytes, since] = [wire.total(), Date.now()];
  }
}
