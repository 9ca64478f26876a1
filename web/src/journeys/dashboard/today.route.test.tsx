import { myQuestions } from '@akada/contract/material/questions.ts';
import { habitsToday } from '@akada/contract/observers/habits.ts';
import { progressSummary } from '@akada/contract/observers/progress.ts';
import { nextBooking } from '@akada/contract/work/bookings.ts';
import { practiceOverview } from '@akada/contract/work/practice.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, goOnline, reload, visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, heading, link, section } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import {
  answerDecks,
  answerReviews,
  knownState,
  makeCard,
  makeDeck,
  storeReviews,
  today,
} from '../../testing/samples/card-samples.ts';
import { makeHabits, makeSummary } from '../../testing/samples/habit-samples.ts';
import { makeRequest } from '../../testing/samples/tutor-samples.ts';
import { listOf, makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const others = page.getByRole('navigation', { name: 'Also to do' });
const reviewed = (count: number) => ({ reviews: count, new: 0, again: 0, duration_ms: 1 });
const knownCard = makeCard(2, { faces: [{ id: makeId(502), ordinal: 0, state: knownState }] });

/** The server has this many due cards, and this many that were reviewed today. */
function answerCards(due: number, done = 0): void {
  answerDecks([makeDeck(1, { due })], { today: reviewed(done) });
  answer(progressSummary, makeSummary({ today: { questions: 0, cards: done, duration_ms: 0 } }));
}

test('a student who was away for ten days starts again with twenty cards of 400', async () => {
  answerCards(400);
  answer(progressSummary, makeSummary({ studied_before: dayAfter(today(), -10) }));
  answer(practiceOverview, {
    due: 40,
    mistakes: 30,
    bookmarked: 0,
    tomorrow: { due: 0, mistakes: 0 },
    sources: [],
  });
  await visit('/dashboard', { as: ngozi, width: 360 });
  await expectSeen(heading('Start again with 20 cards'), page.getByText('Welcome back'));
  await expect.element(link('Review')).toHaveAttribute('href', '/flashcards/practice/all?max=20');
  await expectGone(others);
  await expectSoundState();

  answerDecks([makeDeck(1, { due: 380 })], { today: reviewed(20) });
  answer(
    progressSummary,
    makeSummary({
      studied_before: dayAfter(today(), -10),
      today: { questions: 0, cards: 20, duration_ms: 0 },
    }),
  );
  await publish({ topic: 'card', id: null });
  await expectSeen(
    heading('Done for today'),
    page.getByText('The rest can wait. A few cards a day are enough.'),
  );
});

test('a session that starts within the hour is the next step', async () => {
  answerCards(3);
  const starts_at = new Date(Date.now() + 30 * 60_000).toISOString();
  const session = makeRequest({ state: 'confirmed', starts_at });
  answer(nextBooking, { next: session, waiting_for_me: 0 });
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Chemistry with Dr. Ifeoma Nwosu'), others.getByText('Cards for today'));
  await expect.element(link('Open the session')).toHaveAttribute('href', `/sessions/${session.id}`);
  await expectSoundState();
});

test('a day is done, then more is due, then it is done again, also after a reload', async () => {
  answer(myQuestions, listOf(makeQuestion(1)));
  answerCards(0, 5);
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Done for today'));
  answerCards(2, 5);
  await publish({ topic: 'card', id: null });
  await expectSeen(heading('2 cards for today'));
  answerCards(0, 7);
  await publish({ topic: 'card', id: null });
  await expectSeen(heading('Done for today'), page.getByText('7 cards'));
  await reload();
  await expectSeen(heading('Done for today'), page.getByText('7 cards'));
});

test('cards that are reviewed without a network are done immediately, and stay done once they are sent', async () => {
  answerReviews([knownCard]);
  answerCards(1);
  await visit('/dashboard', { as: ngozi, width: 360 });
  await expectSeen(heading('1 card for today'));
  await link('Review').click();
  await button(/^Show the answer/).click();
  goOnline(false);
  answer(sendReviews, networkLoss);
  await button(/^Good/).click();
  await link('Done for today').click();
  await expectAddress('/dashboard');
  await expectSeen(heading('Done for today'), page.getByText('1 card'));

  storeReviews();
  answerCards(0, 1);
  goOnline(true);
  await publish({ topic: 'card', id: null });
  await expectSeen(heading('Done for today'), page.getByText('1 card'));
  await expectGone(page.getByText('2 cards'));
});

test("a finished day shows the week, what moved, and tomorrow's session", async () => {
  const zone = 'Africa/Lagos';
  answerCards(0, 34);
  answer(habitsToday, {
    habits: makeHabits({
      streak: { days: 2, longest: 9, today_counts: true, freezes: 1, next_freeze_in: 3 },
    }),
  });
  const studied = { questions: 9, cards: 0, duration_ms: 0 };
  const source = { kind: 'note', id: makeId(1), title: 'Soil', cloth: null } as const;
  answer(
    progressSummary,
    makeSummary({
      today: { ...studied, cards: 34 },
      week: [-6, -5, -4, -3, -2, -1, 0].map((days) => ({
        day: dayAfter(today(), days),
        ...(days < -1 ? { questions: 0, cards: 0, duration_ms: 0 } : studied),
      })),
      moved: [
        { source, topic: 'Clay', before: 0.71, now: 0.86 },
        { source, topic: 'Sand', before: 0.39, now: 0.34 },
        { source, topic: null, before: null, now: 0.5 },
      ],
    }),
  );
  const starts_at = new Date(
    getMoment(`${dayAfter(localDay(Date.now(), zone), 1)}T16:00`, zone),
  ).toISOString();
  answer(nextBooking, { next: makeRequest({ state: 'confirmed', starts_at }), waiting_for_me: 0 });
  await visit('/dashboard', { as: ngozi, width: 360 });
  const moved = section('Topics that moved today');
  await expectSeen(
    heading('Done for today'),
    page.getByText(/Chemistry with Dr. Ifeoma Nwosu at \d\d:\d\d\.$/),
    moved.getByRole('img', { name: 'from 71% to 86%' }),
    moved.getByRole('img', { name: 'from 39% to 34%' }),
    moved.getByRole('img', { name: 'now 50%, not known before' }),
  );
  await expect.poll(() => page.getByRole('listitem', { name: /: studied$/ }).elements()).toHaveLength(2);
  await expectSoundPage();
});
