import { chooseModel, getModelChoice } from '@akada/contract/base/language-model.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { ask, getThread } from '@akada/contract/work/assistant.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, pending, sent } from '../../testing/played-endpoints.ts';
import { PlayedStream } from '../../testing/played-stream.ts';
import {
  answerOf,
  askedOf,
  makeStream,
  makeThread,
  threadId,
} from '../../testing/samples/assistant-samples.ts';
import { listOf, makeNote } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const drawer = dialog('Ask Akada');
const answered = drawer.getByRole('list', { name: 'Conversation' }).getByText(/^Humus holds water/);
const question = field('Your question');
const askAkada = button('Ask Akada');

async function askOnce(stream: PlayedStream): Promise<void> {
  const answering = makeStream(stream, answerOf(1));
  await answering.start();
  await answering.token('Humus ');
  await answering.end();
}

test('the drawer opens from the keyboard, asks about a note, and gives the focus back', async () => {
  answer(listFiles, listOf(makeNote(1, { title: 'Soil, week 3' })));
  answer(getThread, { ...makeThread(0, { id: threadId }), asked: [askedOf(1)] });
  const stream = new PlayedStream();
  answer(ask, stream);
  await visit('/dashboard', { as: ngozi, width: 1280 });
  await tabTo(askAkada);
  await press('{Enter}');
  await expectSeen(drawer, page.getByText('Hello Ngozi.'), button('Ask about Soil, week 3'));
  await expect.element(question).toHaveFocus();
  await press('What holds water?{Enter}');
  await askOnce(stream);
  await expectSeen(answered);
  await expectSoundPage();
  await press('{Escape}');
  await expectGone(drawer);
  await expect.element(askAkada).toHaveFocus();

  await askAkada.click();
  await expectSeen(answered);
  await expect.element(link('All conversations')).toHaveAttribute('href', `/chat?thread=${threadId}`);
  await button('Clear the chat').click();
  await expectSeen(page.getByText('Hello Ngozi.'));
});

test('before passages go to a model the person is asked, once', async () => {
  const recipient = { host: 'model.example', model: 'tutor-1', is_local: false };
  const stream = new PlayedStream();
  answer(ask, stream);
  const choice = pending(getModelChoice);
  answer(getModelChoice, choice);
  answer(chooseModel, { recipient, choice: 'agreed', chosen_at: '2026-11-02T09:00:00.000Z' });
  await visit('/dashboard', { as: ngozi });
  await askAkada.click();
  await question.fill('What holds water?');
  await press('{Enter}');
  await expectGone(page.getByText('Hello Ngozi.'));
  choice.give({ recipient, choice: 'undecided', chosen_at: null });
  await expectSeen(status(/May passages of your notes be sent to tutor-1 at model\.example/));
  expect(sent(ask)).toEqual([]);
  await button('Agree').click();
  await askOnce(stream);
  await expectSeen(answered);
});

test('tutors ask, too; no page but a dashboard has the button', async () => {
  await visit('/tutor/dashboard', { as: tunde });
  await askAkada.click();
  await expectSeen(drawer, page.getByText('Hello Tunde.'));
  await expectGone(link('All conversations'));
  await button('Close').click();
  await link('Profile').first().click();
  await expectSeen(heading('Profile'));
  await expectGone(askAkada);
});
