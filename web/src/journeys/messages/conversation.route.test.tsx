import { getMessageSettings } from '@akada/contract/observers/message-care.ts';
import {
  type Conversation,
  getConversation,
  listConversations,
  listMessagePeople,
  type Message,
  markConversationRead,
  openConversation,
  readMessages,
  reportMessage,
  sendMessages,
} from '@akada/contract/observers/messages.ts';
import { getSupportRequest } from '@akada/contract/observers/support.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { button, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const writtenAt = '2026-11-27T09:00:00.000Z';
const person = { id: makeId(9), full_name: 'Chidi Balogun', picture_url: null };

const conversation: Conversation = {
  id: makeId(1),
  person,
  unread: 1,
  muted: false,
  last: { text: 'Draw the X and Y.', attachment: null, mine: false, written_at: writtenAt },
  writing: 'open',
  read_by_other: 0,
  attachments: [],
  quiet: null,
};

const getMessage = (position: number, text: string, mine: boolean): Message => ({
  id: makeId(100 + position),
  position,
  mine,
  text,
  attachment: null,
  written_at: writtenAt,
});
const received = getMessage(1, 'Draw the X and Y.', false);

function playConversation(changes: Partial<Conversation> = {}) {
  answer(listConversations, listOf(conversation));
  answer(getConversation, { ...conversation, ...changes });
  answer(readMessages, { items: [received], more: false });
  answer(markConversationRead, { ...conversation, unread: 0 });
  answer(getMessageSettings, { quiet: null, minor: true });
}

test('a student finds a tutor, reads the message, and sends an answer', async () => {
  playConversation();
  answer(listMessagePeople, listOf(person));
  answer(openConversation, conversation);
  await visit('/messages', { as: ngozi, width: 360 });
  await expectSeen(heading('Messages'), main.getByText('1 new message'));
  await expectSoundPage();
  await button('Write to Chidi Balogun').click();
  await expectAddress(`/messages/${makeId(1)}`);
  await expectSeen(main.getByText('Draw the X and Y.'));
  await expectSoundPage();
  await expect.poll(() => sent(markConversationRead)[0]?.body).toEqual({ position: 1 });

  answer(readMessages, { items: [getMessage(2, 'I did.', true), received], more: false });
  answer(sendMessages, ({ body }: { body: { messages: { id: string }[] } }) => ({
    stored: body.messages.map(({ id }) => id),
    refused: [],
  }));
  await field('Message to Chidi Balogun').fill('I did.');
  await button('Send').click();
  await expect.element(field('Message to Chidi Balogun')).toHaveValue('');
  expect(sent(sendMessages)[0]?.body).toMatchObject({
    messages: [{ conversation_id: makeId(1), text: 'I did.' }],
  });
});

test('a message waits on the device while the server is not reached, also after a reload', async () => {
  playConversation();
  answer(sendMessages, refused('unavailable', 'Not now.'));
  await visit(`/messages/${makeId(1)}`, { as: ngozi });
  await field('Message to Chidi Balogun').fill('I did.');
  await button('Send').click();
  await expectSeen(main.getByText('Waiting to be sent'), button('Try now'));
  await visit(`/messages/${makeId(1)}`, { as: ngozi });
  await expectSeen(main.getByText('I did.'), main.getByText('Waiting to be sent'));
  await button('Remove').click();
  await expect.element(main.getByText('I did.')).not.toBeInTheDocument();
});

test('a person reports a message, and sees that nobody can write any more', async () => {
  playConversation({ writing: 'closed' });
  answer(reportMessage, { request_id: makeId(5) });
  answer(getSupportRequest, refused('not_found', 'Not found'));
  await visit(`/messages/${makeId(1)}`, { as: ngozi, width: 360 });
  await expectSeen(main.getByText(/You cannot write here now/), link('All messages'));
  await button('Report').click();
  await field('What is wrong\\?').fill('This is rude.');
  await button('Send the report').click();
  await expectAddress(`/support/${makeId(5)}`);
  expect(sent(reportMessage)[0]?.body).toEqual({ position: 1, reason: 'This is rude.' });
});
