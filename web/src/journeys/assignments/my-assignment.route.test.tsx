/** A student's assignment: one step to start it, the submission, and the tutor's comment. */
import {
  getMyAssignment,
  handInMyAssignment,
  openMyAssignment,
  startMyAssignment,
} from '@akada/contract/work/classes/my-assignments.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reload, visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, field } from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeMyAssignment } from '../../testing/samples/assignment-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const { id } = makeMyAssignment();
const address = `/assignments/${id}`;

test.each(widths)('a student of %i px starts a set and continues it in practice', async (width) => {
  answer(getMyAssignment, makeMyAssignment());
  answer(openMyAssignment, undefined);
  await visit(address, { as: ngozi, width });
  await expectSeen(
    page.getByText('10 questions from Chidi Balogun, Human Physiology. Due tomorrow, Sat 28 Nov, 18:00.'),
    page.getByText('Compare it with mitosis.'),
  );
  await expectSoundPage();
  expect(sent(openMyAssignment)).toHaveLength(1);

  const started = makeMyAssignment({ state: 'in_progress', done: 7, set_id: makeId(5) });
  answer(startMyAssignment, refused('conflict', 'An exam asks these questions now.'), started);
  await button('Start').click();
  await expectSeen(page.getByText('An exam asks these questions now.'));
  answer(getMyAssignment, started);
  await button('Start').click();
  await expectSeen(page.getByRole('link', { name: 'Continue' }), page.getByText('of 10 done'));
  expect(sent(startMyAssignment).at(-1)?.body).toEqual({ attempt: 1 });
});

test('a student submits an essay once, and the text survives a reload', async () => {
  const essay = makeMyAssignment({
    kind: 'essay',
    state: 'in_progress',
    size: 10,
    criteria: [{ name: 'Argument', points: 10 }],
  });
  answer(getMyAssignment, essay);
  await visit(address, { as: ngozi, width: 360 });
  await field('Your text').fill('It divides twice.');
  await reload();
  await expect.element(field('Your text')).toHaveValue('It divides twice.');
  await button('Hand in').click();
  const submitted = {
    ...essay,
    state: 'to_mark' as const,
    essay: 'It divides twice.',
    handed_in_at: '2026-11-28T18:00:00.000Z',
    is_late: true,
  };
  answer(handInMyAssignment, submitted);
  answer(getMyAssignment, submitted);
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expectSeen(
    page.getByText('Handed in Sat 28 Nov, 19:00, late.'),
    page.getByText('Chidi Balogun reads it now.'),
  );
  await expectGone(field('Your text'));
  await expectSoundPage();
});

test('a student reads marks, comment and an extension', async () => {
  answer(
    getMyAssignment,
    makeMyAssignment({
      kind: 'essay',
      state: 'marked',
      essay: 'It divides twice.',
      criteria: [{ name: 'Argument', points: 10 }],
      points: [7.5],
      score: { points: 7.5, max: 10 },
      comment: 'Clear.',
      handed_in_at: '2026-11-28T12:00:00.000Z',
      marked_at: '2026-11-29T12:00:00.000Z',
      extended_until: '2026-11-30T17:00:00.000Z',
      extension_reason: 'You were ill.',
    }),
  );
  await visit(address, { as: ngozi, scheme: 'dark' });
  await expectSeen(
    page.getByText('Argument: 7.5 of 10'),
    page.getByText('Clear.'),
    page.getByText('You have more time until Mon 30 Nov, 18:00: You were ill.'),
  );
  await expectSoundPage();
});

test('a student who left the class is told where to go', async () => {
  answer(getMyAssignment, refused('not_found', 'This does not exist.'));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('Your tutor deleted it, or you left the class.'));
  await expectSoundPage();
});
