/** The display of content, from the server's renderer to the screen. */
import { expect, type Page, test } from '@playwright/test';
import { hostileMarkup } from '../../server/src/platform/content/testing/hostile-markup.ts';
import { isLong } from '../../web/src/testing/page-rules.ts';
import { expectToFit, inspectSchemes } from '../product/inspect-page.ts';

const pages = [
  { path: '/test/content-blocks', lastHeading: 'Cards', tag: [] },
  { path: '/test/math-rendering', lastHeading: 'What cannot be set', tag: '@long' },
  { path: '/test/mermaid', lastHeading: 'What must not happen', tag: '@long' },
];

for (const { path, lastHeading, tag } of pages) {
  test(`nothing on ${path} hinders people, and all of it fits the screen`, { tag }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: lastHeading })).toBeVisible();
    await expectToFit(page, path);
    await inspectSchemes(page, path);
  });
}

test('a formula is drawn, read by its source and copied as it', async ({ page }) => {
  await page.goto('/test/math-rendering');
  const formula = page.getByRole('math', { name: 'E = mgh', exact: true });
  await expect(formula).toBeVisible();
  await expect(formula.locator('.katex')).toHaveCSS('font-family', /KaTeX_Main/);
  await expect(page.getByText('\\unknown{x}')).toBeVisible();
  const copied = await formula.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(copied.trim()).toBe('$E = mgh$');
});

test('a page without a formula loads neither its styles nor its fonts', { tag: '@long' }, async ({
  page,
}) => {
  const loaded: { url: string; text: string }[] = [];
  page.on('response', async (response) => {
    if (/\.(?:css|woff|ttf)$/.test(response.url()))
      loaded.push({ url: response.url(), text: await response.text() });
  });
  // The files are named only by their content.
  const ofFormulas = () => loaded.filter(({ url, text }) => url.endsWith('.css') && text.includes('.katex'));
  await page.goto('/test/mermaid');
  await expect(page.getByRole('heading', { name: 'Flow' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofFormulas()).toEqual([]);

  await page.goto('/test/math-rendering');
  await expect(page.getByRole('math').first()).toBeVisible();
  await expect.poll(() => ofFormulas().length).toBe(1);
  expect(loaded.filter(({ url }) => /\.(?:woff|ttf)$/.test(url))).toEqual([]);
});

test('a diagram is drawn in a frame that can reach nothing, and one with a mistake shows its source', async ({
  page,
}) => {
  const violations = await watch(page);
  await page.goto('/test/mermaid');
  for (const heading of ['Flow', 'Sequence', 'States', 'What cannot be drawn', 'What must not happen']) {
    await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();
  }
  await page.mouse.wheel(0, 5000);
  await expect(page.getByText('This diagram cannot be drawn.')).toHaveCount(1);
  const frames = page.locator('iframe[title="Diagram"]');
  await expect(frames).toHaveCount(4);
  for (let index = 0; index < 4; index += 1) {
    const drawing = frames.nth(index).contentFrame().locator('#drawing > svg');
    await expect(drawing).toBeVisible();
    const frameHeight = (await frames.nth(index).boundingBox())?.height ?? 0;
    const drawnHeight = (await drawing.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    expect(Math.abs(frameHeight - drawnHeight)).toBeLessThan(8);
  }
  const reached = await frames
    .first()
    .contentFrame()
    .locator('#drawing')
    .evaluate(() => ({
      origin: self.origin,
      storage: (() => {
        try {
          return typeof localStorage;
        } catch {
          return 'refused';
        }
      })(),
    }));
  expect(reached).toEqual({ origin: 'null', storage: 'refused' });
  // The last diagram loads a script, which its frame's policy blocks; the page does not always get the report
  // in time.
  const isOfHostile = (text: string) => text.startsWith('violation script-src-attr inline');
  expect(violations().filter((text) => !isOfHostile(text))).toEqual([]);
});

test('a diagram far below is not fetched before it comes into view', { tag: '@long' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/test/content-blocks');
  await show(page, `${'A paragraph.\n\n'.repeat(100)}\`\`\`mermaid\nflowchart LR\n  A --> B\n\`\`\``);
  await expect(page.getByText('Diagram as text')).toBeAttached();
  expect(loaded.filter((path) => path.startsWith('/frame/'))).toEqual([]);

  await page.getByText('Diagram as text').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe').contentFrame().locator('svg').first()).toBeVisible();
});

test('hostile texts run no script and send no request', async ({ page, baseURL }) => {
  const violations = await watch(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}`)) elsewhere.push(request.url());
  });
  await page.goto('/test/content-blocks');
  // Every 19th: each payload and each context comes up, 400 at least; a tenth of them outside long runs.
  const texts = hostileMarkup().filter((_, index) => index % (isLong ? 19 : 190) === 0);
  expect(texts.length).toBeGreaterThan(isLong ? 400 : 40);
  for (let from = 0; from < texts.length; from += 50) {
    const part = texts.slice(from, from + 50);
    await show(page, `${part.join('\n\n')}\n\nEnd of part ${from}`);
    await expect(page.getByRole('region', { name: 'Your text' })).toContainText(`End of part ${from}`);
  }
  const strange = await page
    .getByRole('region', { name: 'Your text' })
    .evaluate((region) =>
      [
        ...region.querySelectorAll('script, object, embed, base, meta, style, form, iframe:not([sandbox])'),
      ].map(({ outerHTML }) => outerHTML),
    );
  expect(strange).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(violations()).toEqual([]);
});

test('a hostile diagram runs no script and reaches no server', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const violations = await watch(page);
  const elsewhere: string[] = [];
  // The policy of the frame rejects some before they leave; those are no requests.
  page.on('response', (response) => {
    if (!response.url().startsWith(`${baseURL}`)) elsewhere.push(response.url());
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') elsewhere.push(request.url());
  });
  await page.goto('/test/content-blocks');
  const labels = [
    '<img src=x onerror=__pwned()>',
    '<script>__pwned()</script>',
    '<img src=https://evil.test/x.png>',
  ];
  const sources = labels.flatMap((label) => [
    `flowchart LR\n  A["${label}"] --> B`,
    `%%{init: {"securityLevel": "loose", "htmlLabels": true}}%%\nflowchart LR\n  A["${label}"]`,
    `sequenceDiagram\n  A->>B: ${label}`,
    `flowchart LR\n  A --> B\n  click A "javascript:__pwned()" "${label}"`,
    `flowchart LR\n  A@{ img: "https://evil.test/x.png", label: "${label}" }`,
  ]);
  const drawn = page.locator('iframe').contentFrame().locator('#drawing > svg');
  const rejection = page.getByText('This diagram cannot be drawn.');
  for (const [at, source] of sources.entries()) {
    await show(page, `\`\`\`mermaid\n${source}\n\`\`\`\n\nEnd of diagram ${at}`);
    await expect(page.getByRole('region', { name: 'Your text' })).toContainText(`End of diagram ${at}`);
    await expect.poll(async () => (await drawn.isVisible()) || (await rejection.isVisible())).toBe(true);
  }
  expect(elsewhere).toEqual([]);
  // Blocked requests are the purpose of the frame's own policy.
  expect(violations().filter((text) => !text.startsWith('violation'))).toEqual([]);
});

async function show(page: Page, text: string): Promise<void> {
  await page.getByLabel('Markdown of your own').fill(text);
  await page.getByRole('button', { name: 'Show' }).click();
}

/** @returns what should not have happened so far, in the page and in its frames */
async function watch(page: Page): Promise<() => string[]> {
  const happened: string[] = [];
  await page.exposeFunction('__pwned', () => happened.push('a script ran'));
  await page.exposeFunction('reportViolation', (text: string) => happened.push(`violation ${text}`));
  page.on('dialog', (dialog) => {
    happened.push('a dialog');
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return () => happened;
}
