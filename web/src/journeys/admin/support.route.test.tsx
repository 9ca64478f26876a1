import {
  answerSupportCase,
  claimSupportCase,
  getSupportRequest,
  listSupportQueue,
  listSupportRequests,
  readSupportCase,
  replyToSupport,
  type SupportCase,
  type SupportThread,
  writeToSupport,
} from '@akada/contract/observers/support.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { alert, button, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { amina, ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const at = '2026-11-27T09:00:00.000Z';

function getThread(differing: Partial<SupportThread> = {}): SupportThread {
  return {
    id: makeId(1),
    kind: 'account',
    state: 'waiting',
    title: 'My mail does not come.',
    page: '',
    created_at: at,
    changed_at: at,
    messages: [{ id: makeId(2), from_support: false, text: 'My mail does not come.', written_at: at }],
    ...differing,
  };
}

function getCase(differing: Partial<SupportCase> = {}): SupportCase {
  const person = { id: ngozi.id, full_name: ngozi.full_name, premium: true };
  return { ...getThread(), person, waiting_since: at, claim: null, ...differing };
}

test('a person writes to support, finds the draft again, and answers the answer', async () => {
  answer(listSupportRequests, listOf(getThread({ state: 'answered' })));
  await visit('/support?from=/settings', { as: ngozi, width: 360 });
  await expectSeen(heading('Contact support'), main.getByText('About the page /settings'));
  await expectSoundPage();
  await button('Send').click();
  await expectSeen(main.getByText('Write what it is about'));
  await field('How can we help\\?').fill('My mail does not come.');
  await visit('/support', { as: ngozi });
  await expect.element(field('How can we help\\?')).toHaveValue('My mail does not come.');

  const answered = getThread({
    state: 'answered',
    messages: [
      ...getThread().messages,
      { id: makeId(3), from_support: true, text: 'Look into your spam.', written_at: at },
    ],
  });
  answer(writeToSupport, getThread());
  answer(getSupportRequest, answered);
  await button('Send').click();
  await expectAddress(`/support/${makeId(1)}`);
  expect(sent(writeToSupport)[0]?.body).toMatchObject({ kind: 'account', text: 'My mail does not come.' });
  await expectSeen(main.getByText('Look into your spam.'));
  await expectSoundPage();
  answer(replyToSupport, getThread());
  await field('Your answer').fill('It is there.');
  await button('Send').click();
  await expect.element(field('Your answer')).toHaveValue('');
  expect(sent(replyToSupport)[0]?.body).toEqual({ text: 'It is there.' });
});

test('an administrator takes a request, hears who else has it, and answers', async () => {
  answer(listSupportQueue, listOf(getCase()));
  answer(readSupportCase, getCase());
  await visit('/admin/support', { as: amina });
  await expectSeen(heading('Support'), main.getByText('Ngozi Eze (Premium)'));
  await expectSoundPage();
  await link('My mail does not come.').click();
  await expectAddress(`/admin/support/${makeId(1)}`);
  await expectSoundPage();
  answer(claimSupportCase, refused('conflict', 'Bola Ade answers this request now.'));
  await button('Take for 30 minutes').click();
  await expectSeen(alert('Bola Ade answers this request now.'));

  answer(answerSupportCase, getCase({ state: 'answered' }));
  await field('Answer').fill('Look into your spam.');
  await button('Send the answer').click();
  await expect.element(field('Answer')).toHaveValue('');
  expect(sent(answerSupportCase)[0]?.body).toEqual({ text: 'Look into your spam.', messages_seen: 1 });
});
