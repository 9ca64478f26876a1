import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { beginSession, registerVerified, signIn } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';
import { approveTutor, joinAsTutor } from '../product/tutor.ts';

const good = `// [tag:Mock]
::Water:: What holds most water in soil? {=Humus #It swells. ~Sand ~Gravel}
`;
const keyless = '::Clay:: Which grains are the finest? {~Clay ~Sand ~Gravel}\n';
const description = '::Farm:: Read about your farm first.\n';
const withMistakes = `${good}\n${keyless}\n${description}`;
const mended = `${good}\n${keyless.replace('~Clay', '=Clay')}`;

test('a teacher imports a GIFT file with mistakes, mends it, imports again and publishes', async ({
  page,
  browser,
}) => {
  await joinAsTutor(page);
  await page.goto('/questions/import');
  await choose(page, 'soil.gift', withMistakes);
  await expect(page.getByText('GIFT, 3 questions. 1 can be imported. 2 cannot be imported.')).toBeVisible();
  const errors = page.getByRole('region', { name: '1 error' });
  await expect(errors.getByRole('listitem')).toContainText(['Line 4']);
  await expect(page.getByRole('region', { name: '1 remark' })).toContainText('Line 6');
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(page.getByText('1 question was imported, 2 could not be imported.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, 'soil.gift', mended);
  await expect(page.getByText('GIFT, 2 questions. 1 can be imported. 1 is there already.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(page.getByText('1 question was imported, 1 was there already.')).toBeVisible();

  await page.getByRole('link', { name: 'Your questions' }).click();
  await expect(page).toHaveURL('/questions');
  const list = page.getByRole('main');
  await expect(list.getByText('What holds most water in soil?')).toHaveCount(1);
  await expect(list.getByText('Which grains are the finest?')).toHaveCount(1);

  await list.getByLabel('All on this page').click();
  await list.getByRole('button', { name: 'Publish' }).click();
  await expect(list.getByRole('alert')).toContainText('approved');
  const administrator = await browser.newPage();
  await beginSession(administrator, administratorOfAll());
  await approveTutor(administrator, page);
  await list.getByRole('button', { name: 'Publish' }).click();
  await expect(list.getByText('Published · One right option')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('Draft · One right option')).toHaveCount(2);
});

test('a student exports an own set and imports it again', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/mcq');
  await page.getByRole('link', { name: 'Import questions' }).click();
  await choose(page, 'Mock of 2019.gift', mended);
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await page.getByRole('link', { name: 'Open the set' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mock of 2019' })).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export questions' });
  await exporting.getByLabel('Format').selectOption({ label: 'CSV: spreadsheets' });
  await expect(exporting.getByText('2 questions of 2 would be in the file.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Mock of 2019.csv');
  const path = await download.path();

  await page.goto('/mcq/import');
  await page.getByLabel('Choose a file of questions').setInputFiles(path);
  await expect(page.getByText('There is nothing new in this file to import.')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Delete set' }).click();
  await expect(page.getByText('No question is left in this set')).toBeVisible();
  await page.goto('/mcq/import');
  await page.getByLabel('Choose a file of questions').setInputFiles(path);
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await page.getByRole('link', { name: 'Open the set' }).click();
  await expect(page.getByText('What holds most water in soil?')).toBeVisible();
  await expect(page.getByText('Which grains are the finest?')).toBeVisible();
});

/** Opens the handout for paper as its reader does: the questions are its first page, the answers the second. */
async function takeHandout(page: Page): Promise<Page> {
  const exporting = page.getByRole('dialog', { name: 'Export questions' });
  await exporting.getByLabel('Format').selectOption('print');
  const downloading = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Leaves.html');
  const handout = await page.context().newPage();
  await handout.setContent(await readFile(await download.path(), 'utf8'));
  return handout;
}

const leaf =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const illustrated = `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="multichoice"><name><text>Leaf</text></name>
<questiontext format="html"><text><![CDATA[<p>Which part is this? <img src="@@PLUGINFILE@@/leaf.png" alt="A leaf"></p>]]></text>
<file name="leaf.png" path="/" encoding="base64">${leaf}</file></questiontext><single>true</single>
<answer fraction="100"><text>The blade</text></answer><answer fraction="0"><text>The stalk</text></answer></question></quiz>`;

test('a student who imports questions with pictures sees them, practising and in an exam', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/mcq/import');
  await choose(page, 'Leaves.xml', illustrated);
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await page.getByRole('link', { name: 'Open the set' }).click();
  await expectLeaf(page);

  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const picture = document.querySelector<HTMLImageElement>('.printed img');
      document.title = `Printed with a picture of ${picture?.naturalWidth} pixel`;
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('Printed with a picture of 1 pixel');

  await page.getByRole('button', { name: 'Export' }).click();
  const handout = await takeHandout(page);
  await expect(handout.getByRole('heading', { level: 1, name: 'Leaves' })).toBeVisible();
  await expectLeaf(handout);
  expect(String(await handout.pdf())).toMatch(/\/Count 2\b/);
  await handout.close();

  await page.getByRole('link', { name: 'Practise' }).click();
  await expect(page.getByRole('button', { name: /^[A-D] The blade$/ })).toBeVisible();
  await expectLeaf(page);

  await page.goBack();
  await page.getByRole('link', { name: 'Sit an exam' }).click();
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await expect(page.getByRole('radio', { name: /^[A-D] The blade$/ })).toBeVisible();
  await expectLeaf(page);
});

const passage =
  '<div class="passage"><p class="passage-title"><strong>Rain on the hill</strong></p><p>Rain falls on the hill.</p><p>It runs to the river.</p></div>';
const ofPassage = (
  name: string,
  stem: string,
) => `<question type="multichoice"><name><text>${name}</text></name>
<questiontext format="html"><text><![CDATA[${passage}<p>${stem}</p>]]></text></questiontext><single>true</single>
<answer fraction="100"><text>The hill</text><feedback format="html"><text>It is high there.</text></feedback></answer>
<answer fraction="0"><text>The sea</text></answer></question>`;
const comprehension = `<?xml version="1.0" encoding="UTF-8"?><quiz>${ofPassage('One', 'Where does it fall?')}
${ofPassage('Two', 'Where does it begin?')}</quiz>`;

test('a student who imports questions of one passage reads it in the set, practising and in an exam', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, await registerVerified(page.request), '/mcq/import');
  await choose(page, 'Comprehension.xml', comprehension);
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await page.getByRole('link', { name: 'Open the set' }).click();
  const inList = page.getByRole('region', { name: 'Passage: Rain on the hill, Questions 1 to 2' });
  await expect(inList.getByText('It runs to the river.')).toBeVisible();
  await expect(page.getByText('It runs to the river.')).toHaveCount(1);
  await expect(page.getByText('It is high there.')).toHaveCount(2);

  await page.getByRole('link', { name: 'Practise' }).click();
  const passageHere = page.getByRole('region', { name: 'Passage: Rain on the hill', exact: true });
  // Its frame is fetched with the first passage, and the text stands there until then.
  const frame = page.getByText('Passage: Rain on the hill', { exact: true });
  await expect(frame).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where does it fall?' })).toBeVisible();
  await expect(passageHere.getByText('It runs to the river.')).toBeVisible();
  await expect(page.getByText('It is high there.')).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^[AB] The hill$/ }).click();
  await expect(page.getByText('It is high there.')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Where does it begin?' })).toBeVisible();
  await expect(passageHere.getByText('It runs to the river.')).toBeVisible();
  await page.context().setOffline(false);

  await page.goBack();
  await page.getByRole('link', { name: 'Sit an exam' }).click();
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(passageHere.getByText('It runs to the river.')).toBeVisible();
  await page.context().setOffline(true);
  await frame.click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Where does it begin?')).toBeVisible();
  await expect(passageHere.getByText('It runs to the river.')).toBeHidden();
  await page.getByRole('radio', { name: /^[AB] The hill$/ }).check();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page).toHaveURL(/\/mcq\/results\//);
  await page.getByRole('link', { name: 'See every question' }).click();
  await expect(inList.getByText('It runs to the river.')).toBeVisible();
});

async function expectLeaf(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: 'A leaf' });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.getByLabel('Choose a file of questions').setInputFiles(file);
}
