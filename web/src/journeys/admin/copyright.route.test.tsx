/** Copyright reports, which an administrator decides after reading both sides. */
import {
  decideCopyrightCase,
  listCopyrightCases,
  type ReviewedCase,
} from '@akada/contract/observers/copyright.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { alert, button, expectGone, expectSeen, link, status } from '../../testing/on-screen.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const reported = (number: number, change: Partial<ReviewedCase> = {}): ReviewedCase => ({
  id: makeId(number),
  kind: 'set',
  title: `WAEC Biology ${2014 + number}`,
  state: 'taken_down',
  opened_at: '2026-11-20T09:00:00.000Z',
  answer: 'I wrote the paper.',
  answered_at: '2026-11-21T09:00:00.000Z',
  decided_at: null,
  excerpt: 'Humus is a\nIce is',
  owner: { id: ngozi.id, full_name: ngozi.full_name },
  reports: [
    {
      id: makeId(50 + number),
      reporter: { id: tunde.id, full_name: tunde.full_name },
      holder: 'Ada Books',
      contact: 'rights@adabooks.test',
      comment: 'From our book.',
      reported_at: '2026-11-20T09:00:00.000Z',
      outcome: null,
    },
  ],
  ...change,
});
const first = reported(1);
const second = reported(2, { state: 'waiting', answer: null, answered_at: null });

test('an administrator keeps one set down and leaves another shared', async () => {
  answer(listCopyrightCases, listOf(first, second));
  await visit('/admin/copyright', { as: amina, width: 360 });
  await expectSeen(
    page.getByText('Its owner: “I wrote the paper.”'),
    page.getByText('Its owner has not answered.'),
    page.getByText(/Ada Books \(rights@adabooks\.test\)/).first(),
  );
  await expect.element(link(ngozi.full_name).first()).toHaveAttribute('href', `/admin/users/${ngozi.id}`);
  await expectSoundPage();

  answer(decideCopyrightCase, { ...first, state: 'kept_down' });
  answer(listCopyrightCases, listOf(second));
  await button(`Keep it down: “${first.title}”`).click();
  await expectSeen(status('It stays down. Both sides are told.'));
  await expectGone(button(`Keep it down: “${first.title}”`));
  answer(decideCopyrightCase, { ...second, state: 'put_back' });
  answer(listCopyrightCases, listOf());
  await button(`Leave it shared: “${second.title}”`).click();
  await expectSeen(page.getByText('No copyright report waits.'));
  expect(sent(decideCopyrightCase).map(({ params, body }) => [params.id, body])).toEqual([
    [first.id, { put_back: false, reports_seen: 1 }],
    [second.id, { put_back: true, reports_seen: 1 }],
  ]);
});

test('an administrator reads that another administrator has decided differently', async () => {
  answer(listCopyrightCases, listOf(first));
  answer(decideCopyrightCase, refused('conflict', 'Another administrator has decided this otherwise.'));
  await visit('/admin/copyright', { as: amina });
  await button(`Put it back: “${first.title}”`).click();
  await expectSeen(alert('Another administrator has decided this otherwise.'));
});
