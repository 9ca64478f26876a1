import { createCard } from '@akada/contract/material/cards.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import {
  ask,
  askNote,
  deleteThread,
  followAnswer,
  getThread,
  listThreads,
  renameThread,
  restoreThread,
  stopAnswer,
} from '@akada/contract/work/assistant.ts';
import { listTopics } from '@akada/contract/work/generation.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, goOnline, reload, visit } from '../../testing/app-under-test.tsx';
import { makeTree } from '../../testing/formulas.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { PlayedStream } from '../../testing/played-stream.ts';
import {
  answerOf,
  askedOf,
  makeStream,
  makeThread,
  threadId,
} from '../../testing/samples/assistant-samples.ts';
import { makeCard } from '../../testing/samples/card-samples.ts';
import { listOf, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const question = field('Your question');
const send = button('Send');
const said = (text: string | RegExp) => page.getByRole('list', { name: 'Conversation' }).getByText(text);

// The tools of a new conversation read the thread.
beforeEach(() => answer(getThread, { ...makeThread(0), asked: [] }));

test('a question is sent by Enter, and its answer is drawn as it comes, with the way to each source', async () => {
  const stream = new PlayedStream();
  const answering = makeStream(
    stream,
    answerOf(1, { content: makeTree('Humus holds water [P4]. Sand does not [P?].') }),
  );
  answer(ask, stream);
  await visit('/chat', { as: ngozi, width: 360 });
  await expectSeen(
    heading('Ask Akada'),
    page.getByText('Hello Ngozi.'),
    page.getByText(/^62% of today’s budget/),
  );
  await expect.element(send).toBeDisabled();

  await tabTo(question);
  await press('What holds{Shift>}{Enter}{/Shift}water 1?');
  await expect.element(question).toHaveValue('What holds\nwater 1?');
  await press('{Enter}');
  await expectSeen(said(/What holds\s+water 1/), status('Akada is answering.'));
  await answering.start();
  await answering.token('Humus holds ');
  await answering.token('water [P4');
  await expectSeen(said('Humus holds water'));
  await answering.checking();
  await expectSeen(said('Checking against your notes…'), status('Checking against your notes…'));
  await answering.end();
  await expectGone(said('Checking against your notes…'));

  const mark = link('Source 1: Chapter 1, page 3');
  await expect
    .element(mark)
    .toHaveAttribute(
      'href',
      `/my-notes/${makeId(1)}?page=3&quote=Humus+holds+many+times+its+weight+in+water.`,
    );
  await expectSeen(said('not from your notes'), status('Humus holds water. Sand does not.'));
  expect(sent(ask)).toMatchObject([{ body: { query: 'What holds\nwater 1?' } }]);
  await expectAddress(`/chat?thread=${threadId}`);
  await expectSoundPage();
});

test('without a model one best quote is shown with its source, and the others open by keyboard', async () => {
  const quotes = answerOf(1, {
    made_by: 'notes',
    model: null,
    text: 'This passage of your notes fits your question best:\n\n**Chapter 1, page 3**\n\n> Humus holds many times its weight in water. [P4]\n\n**Chapter 2, page 8**\n\n> Sand holds little. [P7]',
    citations: [answerOf(1).citations, answerOf(1).citations].flatMap(([one], index) =>
      one === undefined || index === 0
        ? (one ?? [])
        : { ...one, number: 7, title: 'Chapter 2', page: 8, quote: 'Sand holds little.' },
    ),
  });
  answer(getThread, { ...makeThread(0), asked: [askedOf(1, { answers: [quotes] })] });
  await visit(`/chat?thread=${threadId}`, { as: ngozi, width: 360 });
  await expectSeen(said(/Humus holds many times/), link(/Chapter 1, page 3/).first());
  await expectGone(said(/Sand holds little/));
  const more = button('More from your notes (1)');
  await tabTo(more);
  await press('{Enter}');
  await expectSeen(said(/Sand holds little/), button('Less'), link(/Chapter 2, page 8/).first());
  await expectSoundPage();
});

test('a cut answer continues in its place, without repeating heard text', async () => {
  const [first, rest] = [new PlayedStream(), new PlayedStream()];
  const before = makeStream(first, answerOf(1));
  answer(ask, first);
  answer(followAnswer, rest);
  await visit('/chat', { as: ngozi });
  await question.fill('What holds water 1?');
  await send.click();
  await before.start();
  await before.token('Humus holds ');
  await expectSeen(said('Humus holds'));
  await first.cut();

  const after = makeStream(rest, answerOf(1));
  await after.start();
  await after.token('Humus holds ');
  await after.token('water.');
  await expectSeen(said('Humus holds water.'));
  expect(sent(followAnswer)).toMatchObject([{ params: { id: makeId(921) }, query: { after: '12' } }]);
  await after.end();
  await expectSeen(button('Answer again'));
});

test('an answer that is being written elsewhere is followed, and is stopped with its text', async () => {
  const stream = new PlayedStream();
  const written = answerOf(1, { state: 'streaming', text: '', citations: [] });
  answer(getThread, { ...makeThread(1), asked: [askedOf(1, { answers: [written] })] });
  answer(followAnswer, stream);
  answer(stopAnswer, undefined);
  await visit(`/chat?thread=${makeId(901)}`, { as: ngozi });
  const answering = makeStream(stream, answerOf(1, { state: 'stopped', text: 'Humus', citations: [] }));
  await answering.start();
  await answering.token('Humus');
  await button('Stop the answer').click();
  await expect.poll(() => sent(stopAnswer)).toMatchObject([{ params: { id: makeId(921) } }]);
  await answering.end();
  await expectSeen(said('Humus'), said('Stopped here.'));
});

test('a rejection and a failure are shown, and the same question is asked again with the same key', async () => {
  const stream = new PlayedStream();
  answer(ask, refused('too_many_requests', 'Two answers are being written. Wait for one of them.'), stream);
  await visit('/chat', { as: ngozi });
  await question.fill('What holds water 1?');
  await send.click();
  await expectSeen(alert('Two answers are being written. Wait for one of them.'));
  await button('Ask again').click();
  const answering = makeStream(stream, answerOf(1, { text: '', citations: [] }));
  await answering.start();
  await answering.fail('The model does not answer. Ask again in a minute.');
  await expectSeen(alert('The model does not answer. Ask again in a minute.'));
  const keys = sent(ask).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('an answer has versions, an edited question its own branch, and a sentence becomes a card', async () => {
  const [again, edited] = [new PlayedStream(), new PlayedStream()];
  answer(getThread, { ...makeThread(0), asked: [askedOf(1)] });
  answer(ask, again, edited);
  answer(createCard, makeCard(1));
  await visit(`/chat?thread=${threadId}`, { as: ngozi });

  await button('Make a card of: Humus holds water.').click();
  await expectSeen(status('The card is in your decks.'));
  expect(sent(createCard)).toMatchObject([
    { body: { front: 'What holds water 1?', back: 'Humus holds water.', file_id: makeId(1), page: 3 } },
  ]);

  await button('Answer again').click();
  const second = makeStream(
    again,
    answerOf(2, { question_id: makeId(911), version: 2, text: 'Clay, too.', citations: [] }),
  );
  await second.start();
  await second.end();
  await expectSeen(said('Clay, too.'), said('2 of 2'));
  await button('Answer before').click();
  await expectSeen(said(/^Humus holds water/), said('1 of 2'));

  await button('Edit the question').click();
  await userEvent.fill(page.getByLabelText('The question, edited'), 'What holds air?');
  await button('Ask this instead').click();
  const branch = makeStream(edited, answerOf(3, { text: 'Sand does.', citations: [] }));
  await branch.start();
  await branch.end();
  await expectSeen(said(/What holds air/), said('Sand does.'));
  await expectGone(said(/What holds water 1/));
  expect(sent(ask)).toMatchObject([
    { body: { regenerate: makeId(921), thread_id: threadId } },
    { body: { query: 'What holds air?', thread_id: threadId, parent_id: threadId } },
  ]);
  await button('Question before').click();
  await expectSeen(said(/What holds water 1/));
});

test('each question follows the answer that is shown last', async () => {
  const requested = [
    askedOf(1, { answers: [answerOf(1)] }),
    askedOf(2, { parent_id: makeId(921), answers: [answerOf(2)] }),
  ];
  answer(getThread, { ...makeThread(1), asked: requested });
  answer(ask, new PlayedStream());
  await visit(`/chat?thread=${makeId(901)}`, { as: ngozi });
  await question.fill('And sand?');
  await send.click();
  await expect
    .poll(() => sent(ask))
    .toMatchObject([{ body: { query: 'And sand?', parent_id: makeId(922) } }]);
});

test('a note is chosen for its questions, and taken away by its chip', async () => {
  answer(listFiles, listOf(makeNote(1, { title: 'Soil, week 3' })));
  answer(listTopics, { topics: ['Humus'] });
  const stream = new PlayedStream();
  answer(askNote, stream);
  await visit(`/chat?file_id=${makeId(1)}`, { as: ngozi });
  await button('What does it say about Humus?').click();
  const answering = makeStream(stream, answerOf(1));
  await answering.start();
  await answering.end();
  expect(sent(askNote)).toMatchObject([
    { body: { gemini_file_id: makeId(1), query: 'What does it say about Humus?' } },
  ]);
  await expectSeen(button('Look beyond the note'));
  await button('Ask about everything instead of Soil, week 3').click();
  await expect.element(page.getByLabelText('Note for this chat')).toHaveValue('');
});

test('conversations are searched, renamed, deleted and restored', async () => {
  answer(listThreads, listOf(makeThread(1), makeThread(2)));
  answer(getThread, { ...makeThread(1), asked: [askedOf(1)] });
  answer(renameThread, makeThread(1, { title: 'Humus' }));
  answer(deleteThread, undefined);
  answer(restoreThread, undefined);
  await visit('/chat', { as: ngozi });
  await field('Search in your conversations').fill('soil');
  await expect.poll(() => sent(listThreads).at(-1)?.query.search).toBe('soil');
  await link('Water and soil 1').click();
  await expectAddress(`/chat?thread=${makeId(901)}`);

  await button('Rename the conversation').click();
  await field('Title').fill('Humus');
  await button('Save the name').click();
  await expect.poll(() => sent(renameThread)).toMatchObject([{ body: { title: 'Humus' } }]);
  await button('Delete the conversation').click();
  await expectAddress('/chat');
  await button('Undo').click();
  await expect.poll(() => sent(restoreThread)).toHaveLength(1);
});

test('without a network the conversation that was read last is there', async () => {
  const stream = new PlayedStream();
  answer(ask, stream);
  await visit('/chat', { as: ngozi });
  await question.fill('What holds water 1?');
  await send.click();
  const answering = makeStream(stream, answerOf(1));
  await answering.start();
  await answering.end();
  await expectSeen(said(/^Humus holds water/));
  goOnline(false);
  await reload();
  await expectSeen(said(/What holds water 1/), said('Humus holds water. Sand does not.'));
});
