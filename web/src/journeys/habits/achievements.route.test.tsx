import {
  getHabits,
  getLeaderboard,
  joinLeaderboard,
  type Leaderboard,
  listLeaderboards,
  quitLeaderboard,
  saveGoal,
} from '@akada/contract/observers/habits.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import {
  button,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { makeHabits } from '../../testing/samples/habit-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const boards = section('Leaderboards of your courses');
const getBoard = (differing: Partial<Leaderboard>): Leaderboard => ({
  course_id: makeId(4),
  course: 'Soil science',
  cloth: { cloth_seed: 4, cloth_colour: 4 },
  alias: null,
  members: 4,
  ...differing,
});
const answerBoards = (...items: Leaderboard[]) => answer(listLeaderboards, { items, shown_from: 5 });

test('level, streak, goal and every family of achievements are there, and the page is sound', async () => {
  answerBoards(
    getBoard({ alias: 'Baobab', members: 5 }),
    getBoard({ course_id: makeId(5), course: 'Physics' }),
  );
  answer(getLeaderboard, {
    ...getBoard({ alias: 'Baobab', members: 5 }),
    week: '2026-11-23',
    rows: [
      { rank: 1, alias: 'Iroko', points: 90, is_me: false },
      { rank: 2, alias: 'Baobab', points: 1, is_me: true },
    ],
  });
  await visit('/gamification', { as: ngozi, width: 360 });
  await expectSeen(
    heading('Level 4'),
    page.getByText('340 points, 110 to level 5'),
    section('Streak').getByText('1 freeze'),
    section('Streak').getByText(/Your longest is 9 days/),
    section('Goal of the week').getByText('118 of 150 answers'),
  );
  for (const [family, won, next] of [
    ['Days in a row', '0 of 5 won', 'Next: Three days in a row'],
    ['Right answers', '1 of 5 won', 'Next: Fifty right'],
    ['Cards reviewed', '1 of 5 won', 'Next: A hundred cards'],
    ['Exams sat', '1 of 5 won', 'Next: Five exams'],
    ['Weekly goals', '1 of 5 won', 'Next: Four goals'],
  ] as const)
    await expectSeen(section(family).getByText(won), section(family).getByText(next));
  await page.getByText('All 5: exams sat').click();
  await expectSeen(section('Exams sat').getByText('Won on 3 November 2026'));
  await expectSeen(boards.getByText('Baobab (you)'), boards.getByText('1 point'));
  await expectSoundPage();
});

test('a goal is set, rejected if it makes no sense, and withdrawn', async () => {
  await visit('/gamification', { as: ngozi });
  await field('Answers a week').fill('3');
  await button('Change the goal').click();
  await expectRefused(field('Answers a week'), 'Choose 10 to 2,000 answers a week');

  answer(saveGoal, { habits: null });
  await field('Answers a week').fill('200');
  await button('Change the goal').click();
  await expectSeen(status('Your goal is saved.'));
  await button('No goal').click();
  await expect
    .poll(() => sent(saveGoal).map(({ body }) => body))
    .toEqual([200, null].map((answers) => ({ answers, zone: 'Africa/Lagos' })));
});

test('a student takes part under a chosen name, sees no rows below five members, and stops again', async () => {
  answerBoards(getBoard({}));
  await visit('/gamification', { as: ngozi });
  await expectSeen(boards.getByText('4 students take part'));
  await button('Take part').click();
  const requested = dialog('Your name on the leaderboard of Soil science');
  await requested.getByLabelText(/^Name that others see/).fill('X');
  await button('Save the name').click();
  await expectRefused(
    requested.getByLabelText(/^Name that others see/),
    'Choose a name of 2 to 24 characters',
  );

  answer(joinLeaderboard, getBoard({ alias: 'Baobab' }));
  answerBoards(getBoard({ alias: 'Baobab' }));
  await requested.getByLabelText(/^Name that others see/).fill('Baobab');
  await button('Save the name').click();
  await expectSeen(
    boards.getByText('You are Baobab'),
    boards.getByText('It is shown from 5 students on; 4 take part.'),
  );
  expect(sent(joinLeaderboard).map(({ body }) => body)).toEqual([{ alias: 'Baobab' }]);

  answer(quitLeaderboard, undefined);
  answerBoards(getBoard({}));
  await button('Stop taking part').click();
  await expectSeen(button('Take part'));
  expect(sent(getLeaderboard)).toEqual([]);
});

test('the minimised page says so and how to restore it', async () => {
  answer(getHabits, { habits: null });
  await visit('/gamification', { as: ngozi });
  await expectSeen(status('You have minimised gamification.'));
  await expect.element(link('Open the settings')).toHaveAttribute('href', '/settings/general');
  await expectGone(boards, section('Streak'));
});

test('on the first day nothing is won, and no goal is set', async () => {
  const { achievements, ...first } = makeHabits({
    streak: { days: 0, longest: 0, today_counts: false, freezes: 2, next_freeze_in: null },
    week: { from: '2026-11-23', answers: 0, goal: null },
    points: 0,
    level: { number: 1, from: 0, next: 50 },
    days: [],
  });
  answer(getHabits, {
    habits: { ...first, achievements: achievements.map((one) => ({ ...one, progress: 0, won_on: null })) },
  });
  await visit('/gamification', { as: ngozi });
  await expectSeen(heading('Level 1'), button('Set the goal'), section('Streak').getByText('2 freezes'));
  await expectSeen(boards.getByText('Join a course to see its leaderboard here.'));
  await expectGone(button('No goal'));
});
