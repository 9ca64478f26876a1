import { usageStats } from '@akada/contract/base/usage.ts';
import {
  deleteGuide,
  editGuideSection,
  regenerateGuideSection,
  restoreGuide,
} from '@akada/contract/material/guides.ts';
import { readPage } from '@akada/contract/material/note-pages.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { generateGuide, getGuide, listGuides } from '@akada/contract/work/guide-generation.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, reload, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent, withStatus } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import {
  fullSection,
  makeGuide,
  makeGuideSummary,
  makeSection,
} from '../../testing/samples/guide-samples.ts';
import { listOf, makeId, makeMonth, makeNote } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/tools/note-explanation';
const ofGuide = `${path}?guide_id=${makeId(9)}`;

test('a student orders a guide to a note, leaves the page in the meantime, and finds it again', async () => {
  const running = makeGuide({
    status: 'running',
    progress: { done: 1, total: 4 },
    sections: [],
    origin: null,
  });
  answer(listFiles, listOf(makeNote(1), makeNote(2)));
  answer(usageStats, makeMonth({ enhanced_note: 4 }));
  answer(generateGuide, withStatus(202, running));
  answer(getGuide, running);
  await visit(`${path}?file_id=${makeId(2)}`, { as: ngozi });
  await expectSeen(heading('Explain a Note'), page.getByText('1 of 5 guides left this month.'));
  await field('What should we concentrate on\\?').fill('Water');
  await expectSoundPage();
  await button('Make the study guide').click();
  await expectAddress(ofGuide);
  await expectSeen(status('Making your study guide'), page.getByText('1 of 4 parts made so far.'));
  expect(sent(generateGuide)).toMatchObject([
    { body: { gemini_file_id: makeId(2), context: 'Water' }, idempotencyKey: expect.any(String) },
  ]);
  history.replaceState(null, '', path);
  await reload();
  await expectAddress(ofGuide);
  answer(getGuide, makeGuide());
  await publish({ topic: 'generation', id: makeId(9) });
  await expectSeen(heading('Soil, week 3'));
});

test('the parts of a guide are listed, and say that they are an extract', async () => {
  answer(getGuide, makeGuide());
  await visit(ofGuide, { as: ngozi });
  await expectSeen(
    heading('Soil, week 3'),
    page.getByText(
      '2 parts, 8 minutes to read. An extract of your note: its own sentences, in its own order.',
    ),
  );
  await expectSoundPage();
  await link('Begin reading').click();
  await expectAddress(`${ofGuide}&part=1`);
});

test('a part is read: each statement leads to its page, and a question to its answer', async () => {
  answer(getGuide, makeGuide());
  answer(readPage, {
    page: 3,
    section: null,
    text: 'Humus holds many times its weight in water.',
    page_count: 12,
    paged: true,
    reading: 'text',
    read_by: null,
    blocks: [],
    bold: [],
    formulas: [],
  });
  await visit(`${ofGuide}&part=1`, { as: ngozi });
  await expectSeen(heading('How soil holds water'), page.getByText('Part 1 of 2, 4 minutes'));
  await expectSoundPage();
  await page.getByRole('listitem').filter({ hasText: 'Humus holds many times' }).getByRole('button').click();
  await expectSeen(dialog('In your note').getByText('Humus holds many times its weight in water.'));
  await button('Close').click();
  await button('Show the answer').click();
  await expectSeen(page.getByText('Humus', { exact: true }).last());
  await expect
    .element(link('6 cards from this part'))
    .toHaveAttribute('href', `/flashcards/practice/mine?deck_id=${makeId(1)}&mode=just_practise`);
  await link('Next: What soil does 2').click();
  await expectSeen(heading('What soil does 2'));
});

test('a part is written in own words, shown as it was made, and made again', async () => {
  const own = { text: 'Soil is **alive**.', content: null };
  answer(getGuide, makeGuide());
  answer(editGuideSection, ({ body: { text } }) =>
    makeSection(2, { own, shows_own: text !== null, version: 2 }),
  );
  answer(regenerateGuideSection, makeSection(2, { own, version: 3, left_out: 2 }));
  await visit(`${ofGuide}&part=2`, { as: ngozi, width: 360 });
  await button('Edit this part').click();
  await expect
    .element(field('What soil does 2'))
    .toHaveValue(
      'Soil is the loose upper layer of the earth in which plants grow. It holds water, air and food for them.',
    );
  await field('What soil does 2').fill('Soil is **alive**.');
  await expectSoundState();
  await button('Save').click();
  await expectSeen(page.getByText('Soil is **alive**.'), page.getByText('Written by you.'));
  await button('Show what Akada made').click();
  await expectSeen(page.getByText(/the loose upper layer/));
  await button('Make it again').click();
  await expectSeen(page.getByText(/2 statements left out: your note does not prove them/));
  expect(sent(editGuideSection).map(({ body }) => body)).toEqual([
    { text: 'Soil is **alive**.', version: 1 },
    { text: null, version: 2 },
  ]);
});

test('a student sees why the language model has not written a part, and continues it from the list', async () => {
  const because = 'the language model has done all it may do for you today';
  const left = makeSection(2, { left_because: because });
  answer(getGuide, makeGuide({ sections: [fullSection, left] }));
  answer(
    regenerateGuideSection,
    refused('conflict', {
      message: `This part stays as it is, because ${because}. Please try again tomorrow.`,
    }),
  );
  await visit(`${ofGuide}&part=2`, { as: ngozi, width: 360 });
  await expectSeen(page.getByText(new RegExp(`^These are sentences from your note, because ${because}`)));
  await expectSoundPage();
  await page.getByRole('article').getByRole('link', { name: 'All parts' }).click();
  const goOn = button('Continue: What soil does 2');
  await goOn.click();
  await expectSeen(alert(/^This part stays as it is/));
  answer(regenerateGuideSection, makeSection(2, { origin: 'model', version: 2 }));
  await goOn.click();
  await expectGone(goOn);
  expect(sent(regenerateGuideSection).map(({ body }) => body)).toEqual([{ version: 1 }, { version: 1 }]);
});

test('a student keeps changes from another device and the typed text', async () => {
  answer(getGuide, makeGuide());
  answer(
    editGuideSection,
    refused('conflict', { message: 'Changed.', section: { ...fullSection, version: 5 } }),
  );
  await visit(`${ofGuide}&part=1`, { as: ngozi });
  await button('Edit this part').click();
  await field('How soil holds water').fill('Mine.');
  await button('Save').click();
  await expectSeen(alert('This part has changed since you opened it.'));
  await expect.element(field('How soil holds water')).toHaveValue('Mine.');
  await button('Use mine').click();
  await expect.poll(() => sent(editGuideSection).at(-1)?.body).toEqual({ text: 'Mine.', version: 5 });
});

test('guides are listed first, deleted and restored', async () => {
  answer(listFiles, listOf(makeNote(1)));
  answer(
    listGuides,
    listOf(
      makeGuideSummary(9),
      makeGuideSummary(10, { title: 'Waves', status: 'running', progress: { done: 2, total: 6 } }),
    ),
  );
  answer(deleteGuide, undefined);
  answer(restoreGuide, undefined);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(page.getByText(/2 parts, 8 minutes to read/), page.getByText(/2 of 6 parts made/));
  await expect.element(link('Soil, week 3')).toHaveAttribute('href', ofGuide);
  await expectSoundPage();
  await button('Delete the study guide of Soil, week 3').click();
  await button('Undo').click();
  await expect.poll(() => sent(restoreGuide)).toHaveLength(1);
});

test('a failed guide gives its reason', async () => {
  const error = { code: 'nothing_to_explain', message: 'This note has too little text.' };
  answer(getGuide, makeGuide({ status: 'failed', sections: [], error }));
  await visit(ofGuide, { as: ngozi });
  await expectSeen(alert('This note has too little text.'));
  await expect.element(link('Try again')).toHaveAttribute('href', `${path}?file_id=${makeId(1)}`);
});
