import { listCourses } from '@akada/contract/base/courses.ts';
import {
  type AdminQuestion,
  changeAdminQuestions,
  listAdminQuestions,
  undoAdminChange,
} from '@akada/contract/material/admin-questions.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeBankList, makeBankQuestion } from '../../testing/bank.ts';
import { alert, button, expectSeen, field, status } from '../../testing/on-screen.ts';
import { amina, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = '/admin/questions';
const table = page.getByRole('table', { name: 'Questions' });

function overseenOf(number: number, differing: Partial<AdminQuestion> = {}): AdminQuestion {
  const [summary] = makeBankList(makeBankQuestion(number, { status: 'published' })).items;
  if (summary === undefined) throw new Error('One question is listed');
  return {
    ...summary,
    owner: { id: tunde.id, full_name: tunde.full_name },
    course_name: 'Soil science',
    attempts: 214,
    facility: 32,
    discrimination: 4,
    open_reports: 9,
    ...differing,
  };
}

beforeEach(() => {
  answer(listAdminQuestions, {
    items: [overseenOf(1), overseenOf(2, { owner: null, course_name: null, attempts: 0, facility: null })],
    total: 2,
    more: false,
  });
  answer(listCourses, listOf());
});

test('an administrator lists questions with figures, narrows them by the address, and walks them by keys', async () => {
  await visit(`${path}?reported=true&order=reports`, { as: amina });
  await expectSeen(table.getByRole('row', { name: /soil 1.*Published 214 32% 4 9 reports/ }));
  expect(sent(listAdminQuestions).at(-1)?.query).toMatchObject({ reported: 'true', order: 'reports' });
  await expectSoundPage();

  const linkTo = (name: RegExp) => table.getByRole('link', { name });
  (linkTo(/soil 1/).element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.element(linkTo(/soil 2/)).toHaveFocus();
  await userEvent.keyboard('kx');
  await expectSeen(status('1 question chosen'));
  await userEvent.keyboard('/');
  await expect.element(field('Words of the question')).toHaveFocus();
  await field('In exams').selectOptions('Look at the key');
  await expectAddress(`${path}?reported=true&order=reports&result=review`);
});

test('selected questions are retired as they were shown, and a question changed elsewhere is rejected', async () => {
  const previous = {
    id: overseenOf(1).id,
    status: 'published',
    tags: [],
    course_id: null,
    topic: null,
  } as const;
  answer(changeAdminQuestions, { changed: 1, undo: [{ ...previous, version: 2 }] });
  answer(undoAdminChange, { changed: 1, undo: [] });
  await visit(path, { as: amina });
  await table.getByRole('checkbox', { name: /soil 1/ }).click();
  await button('Retire').click();
  await expectSeen(status('1 question is retired. Their authors are told.'));
  expect(sent(changeAdminQuestions)).toMatchObject([
    { body: { action: 'retire', items: [{ id: previous.id, version: 1 }] } },
  ]);
  await button('Undo').click();
  await expect.poll(() => sent(undoAdminChange)).toMatchObject([{ body: { items: [{ version: 2 }] } }]);

  answer(changeAdminQuestions, refused('conflict', 'Nothing was changed: somebody else was first.'));
  await button('Publish').click();
  await expectSeen(alert('somebody else was first'));
});
