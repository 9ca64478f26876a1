import { listCourseSets, reportCourseSet } from '@akada/contract/material/course-sets.ts';
import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import {
  answerShareOffer,
  copyShare,
  getReceivedShare,
  getShareOffer,
  listReceivedShares,
  listShareChanges,
  type ReceivedShare,
  reportShare,
  type ShareOffer,
} from '@akada/contract/work/shares/received-shares.ts';
import {
  confirmShareRight,
  createShare,
  getShare,
  listRecipients,
  listShares,
  revokeShare,
  type Share,
} from '@akada/contract/work/shares/sharing.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeCourseSet } from '../../testing/courses.ts';
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
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { answerDecks, makeDeck } from '../../testing/samples/card-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const token = 'i'.repeat(43);
const offered: Omit<ShareOffer, 'share_id' | 'received_id' | 'state'> = {
  kind: 'deck',
  title: 'Cells',
  cloth: { cloth_seed: 7, cloth_colour: 2 },
  owner_name: 'Ada Obi',
  rights: 'copy',
  parts: 2,
  version: 1,
  expires_at: null,
  ended: null,
};
const offer = (change: Partial<ShareOffer> = {}): ShareOffer => ({
  ...offered,
  share_id: null,
  received_id: null,
  state: null,
  ...change,
});
const received = (change: Partial<ReceivedShare> = {}): ReceivedShare => ({
  ...offered,
  id: makeId(1),
  state: 'accepted',
  copy: null,
  received_at: '2026-05-04T09:00:00Z',
  ...change,
});
const card = {
  key: 'k1',
  kind: 'basic',
  front: 'Osmosis',
  back: 'Water',
  tags: [],
  content: null,
  typed: false,
  occlusion: null,
} as const;
const content = { cards: [card], questions: [], texts: [], total: 1 };
const share = (change: Partial<Share> = {}): Share => ({
  id: makeId(2),
  kind: 'deck',
  subject_id: makeId(5),
  title: 'Cells',
  cloth: offered.cloth,
  rights: 'copy',
  link: `/share/${token}`,
  expires_at: null,
  ended: null,
  version: 1,
  parts: 2,
  accepted: 0,
  waiting: 0,
  reports: 0,
  created_at: '2026-05-04T09:00:00Z',
  ...change,
});

test('an invitation says what and from whom, and is accepted and copied', async () => {
  answer(getShareOffer, offer());
  await visit(`/share/accept?token=${token}`, { as: ngozi });
  await expectSeen(heading('Cells'), heading('Ada Obi shares this with you'));
  await expectSoundPage();

  answer(answerShareOffer, offer({ state: 'accepted', received_id: makeId(1) }));
  answer(getShareOffer, offer({ state: 'accepted', received_id: makeId(1) }));
  answer(getReceivedShare, { ...received(), content });
  await userEvent.click(button('Accept'));
  await expectSeen(page.getByText('Osmosis'), page.getByText('Water'));
  expect(sent(answerShareOffer)).toMatchObject([{ body: { accept: true } }]);

  const copy = { kind: 'deck', subject_id: 'mine', version: 1 } as const;
  const changes = { added: 1, changed: 0, removed: 0, mine: 0 };
  answer(copyShare, { ...received({ copy }), taken: changes });
  answer(getReceivedShare, { ...received({ copy, version: 2 }), content });
  answer(listShareChanges, { added: ['Turgor'], changed: [], removed: [] });
  await userEvent.click(button('Take a copy'));
  await expectSeen(
    status('In your copy: 1 added.'),
    page.getByText('New: Turgor'),
    button('Take the changes'),
  );
  await expectSoundState();
});

test('a shared question without options shows its answer, and blanks for its gaps', async () => {
  const gaps: QuestionBody = {
    type: 'gaps',
    gaps: [
      {
        weight: 1,
        answer: {
          type: 'short',
          accepted: [{ text: 'humus', share: 1, feedback: '' }],
          case: false,
          accents: false,
        },
      },
    ],
  };
  const question = {
    key: 'q1',
    type: 'gaps',
    stem: 'Water is held by [[1]].',
    options: [],
    answer_indexes: [],
    body: gaps,
    explanation: '',
    passage: null,
    content: null,
  } as const;
  const shared = { ...content, cards: [], questions: [{ ...question, options: [], answer_indexes: [] }] };
  answer(getShareOffer, offer({ kind: 'set', state: 'accepted', received_id: makeId(1) }));
  answer(getReceivedShare, { ...received({ kind: 'set' }), content: shared });
  await visit(`/share/accept?token=${token}`, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('Water is held by ____ (1).'), page.getByText('humus'));
  await expectSoundPage();
});

test('an ended share gives its reason', async () => {
  answer(getShareOffer, offer({ ended: 'revoked' }));
  await visit(`/share/${token}`, { as: ngozi });
  await expectSeen(page.getByText('Its owner has stopped sharing it.'));
});

test('an unknown share says where to go', async () => {
  answer(getShareOffer, refused('not_found'));
  await visit('/share/another', { as: ngozi });
  await expectSeen(status('This link does not work'));
  await userEvent.click(link('Go to your dashboard'));
  await expectAddress('/dashboard');
});

test('the button says so without premium, and no field must be filled in', async () => {
  answerDecks([makeDeck(5, { title: 'Cells', total: 2 })]);
  answer(listShares, listOf());
  await visit('/flash-cards/courses', { as: ngozi });
  await userEvent.click(button('Share a deck (premium)'));
  await expectSeen(dialog('Share “Cells”'), link('See premium'));
  await expectGone(field('What they may do'));
});

test('a deck is shared, and no longer', async () => {
  answerDecks([makeDeck(5, { title: 'Cells', total: 2 })]);
  answer(listShares, listOf());
  await visit('/flash-cards/courses', { as: { ...ngozi, subscription_plan: 'premium' } });
  await userEvent.click(button('Share a deck'));
  await expectSeen(dialog('Share “Cells”'), field('What they may do'));
  await expectSoundState();

  answer(createShare, share());
  answer(listShares, listOf(share()));
  answer(getShare, { ...share(), unsent: { added: 1, changed: 0, removed: 0 }, left_out: 1 });
  answer(listRecipients, listOf());
  await userEvent.click(button('Share'));
  await expectSeen(page.getByText('Not shared yet: 1 added'), field('Link'));
  expect(sent(createShare)).toMatchObject([{ body: { kind: 'deck', subject_id: makeId(5), by_link: true } }]);
  await expectSoundState();

  await userEvent.click(button('Stop sharing'));
  answer(revokeShare, undefined);
  answer(listShares, listOf());
  await userEvent.click(dialog('Stop sharing it?').getByRole('button', { name: 'Stop sharing' }));
  await expectGone(dialog('Stop sharing it?'));
  await expectSeen(button('Share'));
});

test('a past paper is shared after its owner confirms the right', async () => {
  answerDecks([makeDeck(5, { title: 'Cells', total: 2 })]);
  answer(listShares, listOf());
  answer(createShare, refused('right_not_confirmed'));
  await visit('/flash-cards/courses', { as: { ...ngozi, subscription_plan: 'premium' }, width: 360 });
  await userEvent.click(button('Share a deck'));
  await userEvent.click(button('Share'));
  await expectSeen(status('May you share this paper?'));
  await expect.element(button('Confirm and share')).toBeDisabled();
  await expectSoundState();

  await userEvent.click(field('This comes from a past paper.*'));
  answer(confirmShareRight, undefined);
  answer(createShare, share());
  answer(listShares, listOf(share()));
  answer(getShare, { ...share(), unsent: null, left_out: 0 });
  answer(listRecipients, listOf());
  await userEvent.click(button('Confirm and share'));
  await expectSeen(field('Link'));
  expect(sent(confirmShareRight)).toMatchObject([
    { body: { kind: 'deck', subject_id: makeId(5), words: 1 } },
  ]);
});

test('a reader reports that a share is somebody’s copyright', async () => {
  answer(getShareOffer, offer({ state: 'accepted', received_id: makeId(1) }));
  answer(getReceivedShare, { ...received(), content });
  await visit(`/share/accept?token=${token}`, { as: ngozi, width: 360 });
  await userEvent.click(button('Report a mistake or copyright'));
  await userEvent.click(field('This is somebody’s copyright'));
  await userEvent.fill(field('What is theirs\\?'), 'From our book.');
  await userEvent.click(button('Send'));
  await expectSeen(page.getByText('Say who holds the copyright'));
  await userEvent.fill(field('Who holds the copyright\\?'), 'Ada Books');
  await userEvent.fill(field('How can we reach them\\?'), 'rights@adabooks.test');
  await expectSoundState();

  answer(reportShare, undefined);
  answer(getReceivedShare, { ...received({ ended: 'taken_down', title: '' }), content: null });
  await userEvent.click(button('Send'));
  await expectSeen(page.getByText(/somebody says that it is theirs/));
  const copyright = { holder: 'Ada Books', contact: 'rights@adabooks.test' };
  expect(sent(reportShare)).toMatchObject([{ body: { part_key: '', comment: 'From our book.', copyright } }]);
});

test('a student reports that a set of a course is somebody’s copyright', async () => {
  const set = makeCourseSet(1);
  answer(listMyNotes, { items: [], total: 0, courses: [], tags: [] });
  answer(listShares, listOf());
  answer(listReceivedShares, listOf());
  answer(listCourseSets, listOf(set));
  await visit('/my-notes?show=shared', { as: ngozi, width: 360 });
  await expectSeen(link(set.title));
  await expectSoundPage();
  await userEvent.click(button(`Report copyright of ${set.title}`));
  await userEvent.fill(field('What is theirs\\?'), 'Our book.');
  await userEvent.fill(field('Who holds the copyright\\?'), 'Ada Books');
  await userEvent.fill(field('How can we reach them\\?'), 'rights@adabooks.test');
  answer(reportCourseSet, undefined);
  answer(listCourseSets, listOf());
  await userEvent.click(button('Send'));
  await expectGone(link(set.title));
  expect(sent(reportCourseSet)).toMatchObject([{ params: { id: set.id }, body: { holder: 'Ada Books' } }]);
});
