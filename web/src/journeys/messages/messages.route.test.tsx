/** A tutor reads, finds and answers messages; what was attached without a network is sent when there is one. */
import { attachFile } from '@akada/contract/observers/message-attachments.ts';
import {
  countUnreadMessages,
  getMessageSettings,
  saveMessageSettings,
  searchMessages,
} from '@akada/contract/observers/message-care.ts';
import * as endpoints from '@akada/contract/observers/messages.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, goOnline, visit } from '../../testing/app-under-test.tsx';
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
import { tunde } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { makeAttachment, makeConversation, makeMessage } from '../../testing/samples/message-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const conversation = makeConversation();
const path = `/messages/${conversation.id}`;

const openThread = (...messages: endpoints.Message[]) => {
  answer(endpoints.listConversations, listOf(conversation));
  answer(endpoints.getConversation, conversation);
  answer(endpoints.readMessages, { items: messages.toReversed(), more: false });
};

test('a tutor sees who has written, finds a message and opens it where it was written', async () => {
  answer(
    endpoints.listConversations,
    listOf(makeConversation({ unread: 2 }), makeConversation({ id: makeId(72), muted: true })),
  );
  answer(endpoints.listMessagePeople, listOf(conversation.person));
  answer(getMessageSettings, { quiet: { from: 21, until: 7 }, minor: true });
  answer(countUnreadMessages, { messages: 2, conversations: 1 });
  await visit('/messages', { as: tunde, width: 360 });
  await expectSeen(page.getByText('2 new messages'), page.getByLabelText('muted'), heading('Messages'));
  await expectSoundPage();

  answer(saveMessageSettings, { quiet: { from: 22, until: 7 }, minor: true });
  await page.getByLabelText('From').selectOptions('22:00');
  expect(sent(saveMessageSettings)).toMatchObject([{ body: { quiet: { from: 22, until: 7 } } }]);

  const found = { conversation_id: conversation.id, person: conversation.person, mine: false };
  const item = {
    ...found,
    id: makeMessage(40).id,
    position: 40,
    text: 'the carrier',
    written_at: '2026-11-02T09:00:00.000Z',
  };
  answer(searchMessages, { items: [item], next: null });
  await field('Search in messages').fill('carrier');
  openThread(makeMessage(40, { text: 'the carrier' }), makeMessage(65));
  await link(/the carrier/).click();
  await expectAddress(`${path}?at=40`);
  await expectSeen(heading('Kelechi Obi'), button('Show the newest messages'));
  expect(sent(endpoints.readMessages).at(-1)).toMatchObject({ query: { before: '65' } });
});

test('a file that is attached without a network waits, and is sent with its words', async () => {
  openThread(
    makeMessage(1, { text: 'Which question should I prepare?' }),
    makeMessage(2, { mine: true, attachment: makeAttachment(), text: '' }),
  );
  await visit(path, { as: tunde, width: 360 });
  await expectSeen(
    page.getByText('Which question should I prepare?'),
    button('Download pedigrees.pdf'),
    page.getByText(/^Kelechi Obi is notified of messages after .* at 07:00\.$/),
  );
  await expectSoundPage();

  goOnline(false);
  answer(attachFile, networkLoss);
  await userEvent.upload(page.getByLabelText('Choose a file'), new File(['a'], 'sheet.txt'));
  await expectSeen(page.getByText('File, not sent yet'));
  await field('Message to Kelechi Obi').fill('Bring this.');
  await button('Send').click();
  await expectSeen(status('Waiting to be sent'), page.getByText('sheet.txt'));

  answer(attachFile, makeAttachment({ title: 'sheet.txt' }));
  answer(endpoints.sendMessages, ({ body }) => ({ stored: body.messages.map(({ id }) => id), refused: [] }));
  goOnline(true);
  await expectGone(status('Waiting to be sent'));
  const [upload] = sent(attachFile).slice(-1);
  expect(sent(endpoints.sendMessages)).toMatchObject([
    { body: { messages: [{ text: 'Bring this.', attachment_id: upload?.body.id }] } },
  ]);
});

test('a rejected attachment says why, and a message that is too long stays in its field', async () => {
  openThread(makeMessage(1, { text: 'a'.repeat(400) }));
  await visit(path, { as: tunde, width: 360 });
  answer(attachFile, refused('type_refused', 'Choose a document.'));
  await userEvent.upload(page.getByLabelText('Choose a file'), new File(['MZ'], 'sheet.txt'));
  await button('Send').click();
  await expectSeen(status('Not sent. Choose a document.'));
  await button('Remove').click();
  await expectGone(status('Not sent.'));
  await field('Message to Kelechi Obi').fill('a'.repeat(4_001));
  await expectSeen(alert('Yours has 4,001'));
  await expect.element(button('Send')).toBeDisabled();
  await expectSoundPage();
});

test('a person mutes a conversation, and reads why they cannot write', async () => {
  openThread(makeMessage(1));
  answer(
    endpoints.getConversation,
    makeConversation({ writing: 'after_accepting', attachments: [], quiet: null }),
  );
  await visit(path, { as: tunde, scheme: 'dark' });
  await expectSeen(page.getByText('Accept the request for a session first.', { exact: false }));
  await expectSoundPage();
  const muted = makeConversation({ muted: true });
  answer(endpoints.muteConversation, muted);
  answer(endpoints.getConversation, muted);
  await button('More about Kelechi Obi').click();
  await button('Mute').click();
  await expectSeen(page.getByText('Muted. You are not notified.'));
});
