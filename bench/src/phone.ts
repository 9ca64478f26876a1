/**
 * Visits the product's pages with a phone's browser and prints what moves, when the largest part is painted, and what
 * travels. People judge the figures, as they do in the bench, and no test asserts them.
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { createInstance } from './instance/bench-instance.ts';
import { auditPages } from './phone/lighthouse.ts';
import { readPhoneOptions } from './phone/options.ts';
import { phonePages } from './phone/pages.ts';
import { makePeople } from './phone/people.ts';
import { movedLines, visitTable } from './phone/visit-table.ts';
import { medianVisit, type Visit, visitPage } from './phone/visits.ts';
import { weighDay, weighPages } from './phone/weigh.ts';
import { openWire } from './phone/wire.ts';
import { startWholeProduct } from './servers/whole-product.ts';

const options = readPhoneOptions(process.argv.slice(2));
const pages = phonePages.filter(({ name }) => name.includes(options.page));
const instance = await createInstance();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void instance.remove().then(() => process.exit(1)));
}
try {
  const address = `http://localhost:${options.port}`;
  const productPort = options.port + 1;
  const product = await startWholeProduct(instance, {
    PORT: String(productPort),
    PUBLIC_URL: address,
    REGISTRATIONS_PER_SOURCE: '100000',
  });
  const wire = await openWire(options.port, productPort);
  console.error('Making people ...');
  const people = await makePeople(instance, address);
  const target = { address, people };
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

  if (options.isWeighing) {
    console.log(`\n${await weighPages(browser, target, wire, pages)}`);
    console.log(`\n${await weighDay(browser, target, wire)}`);
  }

  const visits: Visit[] = [];
  for (const page of options.isWeighing ? [] : pages) {
    for (const state of options.states.filter((name) => page.states?.includes(name) ?? true)) {
      console.error(`${page.name}, ${state} ...`);
      const runs: Visit[] = [];
      while (runs.length < options.runs) runs.push(await visitPage(browser, target, page, state));
      visits.push(medianVisit(runs));
    }
  }
  if (!options.isWeighing) console.log(`\n${visitTable(visits)}\n\n${movedLines(visits).join('\n')}`);
  await browser.close();
  if (options.lighthouse !== null) console.log(`\n${await auditPages(options, target, pages)}`);
  console.log(`\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}`);
  await wire.close();
  await product.end();
} finally {
  await instance.remove();
}
