import { helpPractice } from '@akada/contract/work/assistant.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { alert, button, dialog, expectGone, expectSeen, heading } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { PlayedStream } from '../../testing/played-stream.ts';
import { answerOf, makeStream } from '../../testing/samples/assistant-samples.ts';
import { answerPractice, practiceQuestion } from '../../testing/samples/practice-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const address = `/mcq/practice/generated?file_id=${makeId(1)}`;
const drawer = dialog('Help with this question');
const hints = drawer.getByRole('list', { name: 'Hints' });
const question = heading('What holds water in soil 1?');

test("help asks back, continues step by step with the student's words, and gives the answer last", async () => {
  const streams = [1, 2, 3, 4].map(() => new PlayedStream());
  const [first = new PlayedStream(), ...rest] = streams;
  answer(helpPractice, first, ...rest);
  answerPractice([practiceQuestion(1)]);
  await visit(address, { as: ngozi, width: 360 });
  await button('Help with Question 1').click();
  await expectSeen(drawer);

  const give = async (step: 1 | 2 | 3 | 4, text: string, struck: number[] = []) => {
    const stream = streams[step - 1] ?? first;
    const help = { step, has_next: step < 4, struck };
    const answering = makeStream(stream, answerOf(step, { text, citations: [], help }));
    await answering.start();
    await answering.token(text);
    await answering.end();
    await expectSeen(hints.getByText(text));
  };
  await give(1, 'What does a plant leave in the soil?');
  await page.getByLabelText('What do you think?').fill('Its leaves');
  await button('Next hint').click();
  await give(2, 'They decay.');
  await expectSeen(hints.getByText(/Its leaves/));
  await button('Next hint').click();
  await give(3, 'Two do not hold it.', [1, 2]);
  await expectSeen(drawer.getByRole('list', { name: 'Ruled out' }).getByText('Gravel'));
  await expectSoundPage();
  await button('Explain the answer').click();
  await give(4, 'It is humus.');
  await expectGone(button('Next hint'), button('Explain the answer'));
  expect(sent(helpPractice).map(({ query }) => query)).toEqual([
    { step: '1', said: '' },
    { step: '2', said: 'Its leaves' },
    { step: '3', said: '' },
    { step: '4', said: '' },
  ]);
  await press('{Escape}');
  await expectGone(drawer);
  await expectSeen(question);
});

test('rejected help is reported, and practice continues', async () => {
  answer(helpPractice, refused('conflict', 'An exam asks this question now.'));
  answerPractice([practiceQuestion(1)]);
  await visit(address, { as: ngozi });
  await button('Help with Question 1').click();
  await expectSeen(alert('An exam asks this question now.'));
  await button('Close').last().click();
  await expectSeen(question);
});
