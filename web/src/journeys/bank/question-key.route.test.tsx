import { listCourses } from '@akada/contract/base/courses.ts';
import {
  getBankQuestion,
  listBankLabels,
  listBankQuestionVersions,
} from '@akada/contract/material/question-bank.ts';
import {
  applyKeyChange,
  createKeyChange,
  listKeyChanges,
  previewKeyChange,
  undoKeyChange,
} from '@akada/contract/work/marking/regrading.ts';
import { questionStatistics } from '@akada/contract/work/statistics.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeBankQuestion } from '../../testing/bank.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import {
  goodFigures,
  makeKeyChange,
  neverAsked,
  wrongFigures,
} from '../../testing/samples/course-exam-samples.ts';
import { listOf, longName } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const question = makeBankQuestion(1, { status: 'published' });
const path = `/questions/${question.id}`;
const changing = dialog('Change the key');
const radio = (name: string | RegExp) => changing.getByRole('radio', { name });
const send = changing.getByRole('button', { name: 'Change the key' });
const counts = { exams: 120, rise: 30, fall: 5, stay: 85, running: 2 };
const changes = page.getByRole('list', { name: 'Changes of the key' });

beforeEach(() => {
  answer(getBankQuestion, question);
  answer(listBankQuestionVersions, listOf());
  answer(listBankLabels, { topics: [], tags: [] });
  answer(listCourses, listOf());
  answer(questionStatistics, { ...wrongFigures, computed_at: '2026-11-24T09:30:00.000Z', is_stale: false });
  answer(listKeyChanges, listOf());
  answer(previewKeyChange, ({ query }) => ({ ...counts, fall: query.rule === 'new' ? 5 : 0 }));
  answer(createKeyChange, makeKeyChange(1));
});

async function open() {
  await visit(path, { as: tunde });
  await section('The key').getByRole('button', { name: 'Change the key' }).click();
  await expectSeen(changing);
}

test('exams show that the key is wrong, with the meaning of its options', async () => {
  await visit(path, { as: tunde });
  const figures = section('In exams');
  await expectSeen(
    figures.getByText('20% of its marks were earned: hard.'),
    figures.getByText(/More of the best than of the weakest chose B/),
    figures.getByRole('row', { name: 'B Sand 27 10 4' }),
    section('The key').getByText(/^A is right\./),
  );
  await button('In exams').click();
  await expect.element(figures).toBeInViewport();
});

test('a key is changed after what it does was seen, and lowering wants a yes', async () => {
  await open();
  await radio(/Sand/).click();
  await expectSeen(
    changing.getByText('120 exams that ended asked it. 30 rise, 0 fall, 85 stay.'),
    changing.getByText('Still running with the old key, which counts for them: 2.'),
  );
  await expectGone(changing.getByRole('checkbox'));
  await radio(/^Only the new key counts/).click();
  await expectSeen(changing.getByText('120 exams that ended asked it. 30 rise, 5 fall, 85 stay.'));
  await expectSoundState();

  await send.click();
  await expectRefused(field('Why'), 'Say why');
  await userEvent.fill(field('Why'), 'The book has a misprint.');
  await send.click();
  await expectSeen(changing.getByText('Say yes to that, or choose another rule'));
  expect(sent(createKeyChange)).toEqual([]);

  answer(getBankQuestion, { ...question, answer_indexes: [1], version: 2 });
  answer(listKeyChanges, listOf(makeKeyChange(1, { state: 'marking', marked: 40 })));
  await changing.getByRole('checkbox', { name: 'Yes, lower the marks of 5 exams' }).click();
  await send.click();
  await expectGone(changing);
  await expectSeen(
    page.getByText('The key is changed. Exams are marked again.'),
    changes.getByText('B instead of A: only the new key counts'),
    changes.getByText('Marking: 40 of 120 exams done.'),
    section('The key').getByText(/^B is right\./),
  );
  expect(sent(createKeyChange).map(({ body }) => body)).toEqual([
    { answer_indexes: [1], rule: 'new', reason: 'The book has a misprint.', version: 1, lowering: true },
  ]);
});

test('the key as it is changes nothing, and that is said', async () => {
  await open();
  await userEvent.fill(field('Why'), 'To be sure.');
  await send.click();
  await expectSeen(changing.getByText('This is the key already. Choose the right one'));
  await expect.element(changing.getByRole('group', { name: 'The right option' })).toHaveFocus();
  // The same key is allowed if everybody gets the mark.
  await radio(/^Everyone gets the mark/).click();
  await expectSeen(changing.getByText(/^120 exams/));
  await send.click();
  await expectGone(changing);
  expect(sent(createKeyChange)[0]?.body).toMatchObject({ answer_indexes: [0], rule: 'all', lowering: false });
});

test('a question can get several right options', async () => {
  answer(getBankQuestion, { ...question, type: 'multiple', answer_indexes: [0, 2] });
  await open();
  await changing.getByRole('checkbox', { name: /Gravel/ }).click();
  await changing.getByRole('checkbox', { name: /Sand/ }).click();
  await expect
    .poll(() => sent(previewKeyChange).at(-1)?.query)
    .toEqual({ answer_indexes: '0,1', rule: 'both' });
});

test('changed elsewhere: what was typed stays, and the next try is about the question as it is then', async () => {
  answer(
    createKeyChange,
    refused('conflict', {
      code: 'conflict',
      message: 'This question has changed since you opened it. Look at it as it is now.',
      version: 4,
    }),
    makeKeyChange(1),
  );
  await open();
  await radio(/Sand/).click();
  await userEvent.fill(field('Why'), 'A misprint.');
  answer(getBankQuestion, { ...question, version: 4 });
  await send.click();
  await expectSeen(alert('This question has changed since you opened it.'));
  await expect.element(field('Why')).toHaveValue('A misprint.');
  await expect.element(radio(/Sand/)).toBeChecked();
  await expect.poll(() => sent(getBankQuestion).length).toBeGreaterThan(1);
  await send.click();
  await expectGone(changing);
  expect(sent(createKeyChange).map(({ body }) => body.version)).toEqual([1, 4]);
});

test('a tutor confirms the lower marks that the server reports for an exam that ended in between', async () => {
  answer(
    createKeyChange,
    refused('conflict', {
      code: 'conflict',
      message: 'This lowers some students’ marks. Confirm it, or choose another rule.',
      counts: { ...counts, fall: 1 },
    }),
    makeKeyChange(1),
  );
  await open();
  await radio(/Sand/).click();
  await userEvent.fill(field('Why'), 'A misprint.');
  await send.click();
  await expectSeen(alert('This lowers some students’ marks.'));
  await changing.getByRole('checkbox', { name: 'Yes, lower the marks of 1 exam' }).click();
  await send.click();
  await expectGone(changing);
  expect(sent(createKeyChange).map(({ body }) => body.lowering)).toEqual([false, true]);
});

test('marking is followed, and for a day it can be undone', async () => {
  const until = new Date(Date.now() + 90 * 60_000 + 30_000).toISOString();
  const marking = makeKeyChange(1, { state: 'marking', marked: 40, undoable_until: until });
  answer(listKeyChanges, listOf(marking));
  answer(undoKeyChange, marking);
  await visit(path, { as: tunde });
  await expectSeen(
    status('Marking: 40 of 120 exams done.'),
    changes.getByText('The book has a misprint.'),
    changes.getByText('1 hour 30 minutes left'),
  );
  answer(listKeyChanges, listOf({ ...marking, state: 'done', marked: 120 }));
  await publish({ topic: 'question', id: question.id });
  await expectSeen(status('120 exams marked again, 35 with another score.'));

  const undone = { undone_at: '2026-11-24T09:40:00.000Z', undoable_until: null, changed: 0, marked: 0 };
  answer(listKeyChanges, listOf({ ...marking, ...undone, state: 'done' }));
  await button('Undo this change').click();
  await expectSeen(
    status('It is undone, and marks are as before.'),
    changes.getByText(/undone 24 Nov 2026, 10:40$/),
  );
  await expectGone(button('Undo this change'));
  expect(sent(undoKeyChange)).toHaveLength(1);
});

test('a tutor requests new marks for exams that have ended, and lower marks need a separate confirmation', async () => {
  answer(listKeyChanges, listOf(makeKeyChange(1, { running: 1, ended_since: 3 })));
  answer(
    applyKeyChange,
    refused('conflict', {
      code: 'conflict',
      message: 'This lowers the marks.',
      counts: { ...counts, fall: 2 },
    }),
    makeKeyChange(1),
  );
  await visit(path, { as: tunde });
  await expectSeen(changes.getByText('Exams that began with the old key and still run: 1.'));
  await button('Mark 3 exams that ended since').click();
  await expectSeen(dialog('Marks would fall').getByText(/^2 exams would have fewer marks, 30 more\./));
  answer(listKeyChanges, listOf(makeKeyChange(1, { running: 1 })));
  await dialog('Marks would fall').getByRole('button', { name: 'Lower them' }).click();
  await expectGone(dialog('Marks would fall'));
  await expectGone(button('Mark 3 exams that ended since'));
  expect(sent(applyKeyChange).map(({ body }) => body)).toEqual([{ lowering: false }, { lowering: true }]);
});

test('marking that has stopped continues', async () => {
  answer(listKeyChanges, listOf(makeKeyChange(1, { state: 'stopped', marked: 7 })));
  answer(applyKeyChange, makeKeyChange(1, { state: 'marking', marked: 7 }));
  await visit(path, { as: tunde });
  await expectSeen(status('Marking has stopped after 7 of 120 exams.'));
  answer(listKeyChanges, listOf(makeKeyChange(1, { state: 'marking', marked: 7 })));
  await button('Continue marking').click();
  await expectSeen(status('Marking: 7 of 120 exams done.'));
  await expectGone(button('Continue marking'));
});

test.each(widths)('the history is sound with all that it can hold, at %i pixels', async (width) => {
  const until = new Date(Date.now() + 23 * 3_600_000).toISOString();
  answer(
    listKeyChanges,
    listOf(
      makeKeyChange(1, { reason: longName, state: 'stopped', marked: 7, undoable_until: until, running: 2 }),
      makeKeyChange(2, { rule: 'leave', answer_indexes: [0, 1, 2], exams: 0, marked: 0, changed: 0 }),
      makeKeyChange(3, {
        rule: 'all',
        answer_indexes: [0],
        undone_at: '2026-11-24T09:40:00.000Z',
        marked: 0,
      }),
    ),
  );
  await visit(path, { as: tunde, width });
  await expectSeen(
    changes.getByText('A, B, C instead of A: marks stay as they are'),
    changes.getByText('A stays: everyone gets the mark'),
  );
  await expectSoundState();
});

test('keys of the sample are changed by administrators', async () => {
  answer(getBankQuestion, { ...question, is_sample: true, owner_id: null });
  answer(questionStatistics, neverAsked);
  await visit(path, { as: amina });
  await expectSeen(section('The key'), section('In exams').getByText(/^No exam has asked it yet/));
});

test('administrators edit questions of any tutor and change their keys, and delete none', async () => {
  answer(getBankQuestion, question);
  answer(questionStatistics, { ...goodFigures, computed_at: null, is_stale: false });
  await visit(path, { as: amina });
  await expectSeen(
    field('Question'),
    link('Reports and decision'),
    section('The key').getByRole('button', { name: 'Change the key' }),
    section('In exams'),
  );
  await expectGone(button('Delete the question'));
  await expectSoundState();
});

test('a tutor reads the sample without its figures', async () => {
  answer(getBankQuestion, { ...question, is_sample: true, owner_id: null });
  await visit(path, { as: tunde });
  await expectSeen(page.getByText(/^This question comes with Akada/));
  await expectGone(section('The key'));
  expect(sent(questionStatistics)).toEqual([]);
});
