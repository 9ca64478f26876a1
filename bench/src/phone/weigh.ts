/** Weighs the first visit of each page, and a day of study on a device that has been used before. */
import type { Browser, BrowserContext } from 'playwright-core';
import { studyForADay, untilQuiet } from './day.ts';
import type { PhonePage } from './pages.ts';
import type { PersonName } from './people.ts';
import { newPhone, type PhoneTarget } from './visits.ts';
import type { Wire } from './wire.ts';
import { firstVisitTable, groupByKind, trafficTable } from './wire-table.ts';

/** @returns the tables */
export async function weighPages(
  browser: Browser,
  target: PhoneTarget,
  wire: Wire,
  pages: readonly PhonePage[],
): Promise<string> {
  const visits = [];
  for (const page of pages) {
    console.error(`First visit, ${page.name} ...`);
    const exchanges = await withPhone(browser, target, page.person, async (phone) => {
      wire.take();
      await (await phone.newPage()).goto(target.address + page.path);
      await untilQuiet(wire);
      return wire.take();
    });
    visits.push({ page: page.name, exchanges });
  }
  return firstVisitTable(visits);
}

/** @returns the tables of the second day: the first one fills the device */
export async function weighDay(browser: Browser, target: PhoneTarget, wire: Wire): Promise<string> {
  console.error('A day of study ...');
  const parts = await withPhone(browser, target, 'student', async (phone) => {
    const firstDay = await phone.newPage();
    const firstPlan = { deck: 'mine', subject: 'Biology', isHurried: true } as const;
    await studyForADay(firstDay, wire, target.address, firstPlan);
    await firstDay.close();
    const plan = { deck: 'all', subject: 'Chemistry', isHurried: false } as const;
    return studyForADay(await phone.newPage(), wire, target.address, plan);
  });
  const all = parts.flatMap(({ exchanges }) => exchanges);
  return [
    trafficTable(
      'a day of study',
      parts.map(({ name, exchanges }) => [name, exchanges]),
    ),
    trafficTable('by kind', groupByKind(all)),
  ].join('\n\n');
}

async function withPhone<Result>(
  browser: Browser,
  target: PhoneTarget,
  person: PersonName | null,
  work: (phone: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const phone = await newPhone(browser, target, person);
  try {
    return await work(phone);
  } finally {
    await phone.close();
  }
}
