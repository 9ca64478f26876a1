/** The calendar of a student: its secret address is made, replaced and ended on the page of a plan. */
import {
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
} from '@akada/contract/work/plans/calendar-feed.ts';
import { getExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectSeen, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { makePlan } from '../../testing/samples/plan-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const { id } = makePlan(15);
const makeFeed = (number: number) => ({
  id: makeId(number),
  path: `/api/v1/calendar-feeds/${String(number).repeat(65).slice(0, 65)}/akada.ics`,
  created_at: '2026-11-30T08:00:00.000Z',
});

test('a student adds plans to a calendar, makes another address and ends it', async () => {
  answer(getExamPlan, makePlan(15));
  await visit(`/exam-plans/${id}`, { as: ngozi, width: 360 });
  await expectSeen(button('Add to your calendar'));
  answer(renewCalendarFeed, { feed: makeFeed(1) }, { feed: makeFeed(2) });
  answer(getCalendarFeed, { feed: makeFeed(1) });
  await button('Add to your calendar').click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect.element(address).toHaveValue(location.origin + makeFeed(1).path);
  await expect
    .element(link('Open in your calendar'))
    .toHaveAttribute('href', `webcal://${location.host}${makeFeed(1).path}`);
  await expectSoundPage();

  answer(getCalendarFeed, { feed: makeFeed(2) });
  await button('Make another address').click();
  await expectSeen(page.getByText('This address stops working immediately.', { exact: false }));
  await dialog('Make another address?').getByRole('button', { name: 'Make another address' }).click();
  await expect.element(address).toHaveValue(location.origin + makeFeed(2).path);
  expect(sent(renewCalendarFeed).map(({ body }) => body)).toEqual([
    { replaces: null },
    { replaces: makeId(1) },
  ]);

  answer(removeCalendarFeed, undefined);
  answer(getCalendarFeed, { feed: null });
  await button('End the address').click();
  await dialog('End this address?').getByRole('button', { name: 'End the address' }).click();
  await expectSeen(button('Add to your calendar'));
});
