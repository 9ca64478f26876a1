import { progressSummary } from '@akada/contract/observers/progress.ts';
import { cardForecast } from '@akada/contract/work/reviews.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { makeForecast, today } from '../../testing/samples/card-samples.ts';
import { makeSummary } from '../../testing/samples/habit-samples.ts';
import { answerPractice, option, practiceQuestion } from '../../testing/samples/practice-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = `/mcq/practice/generated?file_id=${makeId(1)}`;

/** Answers one question wrongly and leaves it for tomorrow. */
async function missOne(): Promise<void> {
  answerPractice([practiceQuestion(1)]);
  await visit(address, { as: ngozi, width: 360 });
  await option('Sand').click();
  await button('Next').click();
  await option('Humus').click();
  await button('Next').click();
  await expectSeen(heading('Practice done'));
}

test('the end says what moved once it is counted, when it comes again, and leads back to the day', async () => {
  const days = [0, 12, 0, 0, 0, 0, 0].map((due, index) => ({ day: dayAfter(today(), index), due }));
  const next_at = `${dayAfter(today(), 1)}T12:00:00.000Z`;
  answer(cardForecast, makeForecast({ days, next_at }));
  await missOne();
  await expectSeen(page.getByText('Next review tomorrow: 12 cards and 1 missed question.'));
  await expectSeen(heading('What moved'), page.getByText('0 of 1 right'));

  const source = { kind: 'note', id: makeId(1), title: 'Soil', cloth: null } as const;
  answer(progressSummary, makeSummary({ moved: [{ source, topic: 'Soil', before: 0.71, now: 0.6 }] }));
  await publish({ topic: 'progress', id: null });
  await expectSeen(page.getByRole('img', { name: 'from 71% to 60%' }));
  await expect.element(link('Done for today')).toHaveAttribute('href', '/dashboard');
  await expectSoundPage();
});

test('without any card the end says that the missed question comes back tomorrow', async () => {
  await missOne();
  await expectSeen(page.getByText('The question that you missed comes back tomorrow.'));
});
