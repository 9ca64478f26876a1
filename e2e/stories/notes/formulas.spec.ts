/** Formulas of a note, from the file to its page. */
import { expect, type Page, test } from '@playwright/test';
import { registerVerified, signIn } from '../../product/account.ts';
import { inspectSchemes } from '../../product/inspect-page.ts';
import { uploadNote } from '../../product/study.ts';

const mechanics = `# Quantities of mechanics

Density is the mass of a body per unit of its volume, $\\rho = m / V$. It costs nothing to weigh a stone, and $5 to $10 to rent a scale.

Pressure is the force that acts on each unit of a surface, $p = F / A$. It is large under a sharp heel.
`;

const styles = (page: Page) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  return () => loaded.filter((url) => /katex/i.test(url));
};

test('a note is read with its formulas; a page without any loads no styles of them', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  const asked = styles(page);
  const note = await uploadNote(page, 'mechanics.md', 'text/markdown', Buffer.from(mechanics));
  await page.goto('/tools/upload');
  await expect(page.getByRole('link', { name: 'mechanics.md' })).toBeVisible();
  expect(asked()).toEqual([]);

  await page.goto(`/my-notes/${note.id}`);
  const formula = page.getByRole('math', { name: '\\rho = m / V', exact: true });
  await expect(formula.locator('.katex')).toHaveCSS('font-family', /KaTeX_Main/);
  await expect(page.getByText('and $5 to $10 to rent a scale.')).toBeVisible();
  await inspectSchemes(page, 'the page of the note');
});
