/** A school's device has many accounts: nobody finds another person's work on it. */
import { startPractice } from '@akada/core/practice/practice-session.ts';
import { startReview } from '@akada/core/reviews/review-sitting.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedPageForm, storedPageKey } from '../../app/early/stored-page.ts';
import { storeChat, storedChat } from '../../features/assistant/stored-chat.ts';
import { storeDrawn, storedReview, storeProgress } from '../../features/cards/review/stored-review.ts';
import { storedExam, storeExam } from '../../features/exams/stored-exam.ts';
import { pendingOrder, rememberOrder } from '../../features/generation/order/pending-order.ts';
import { storeCopy, storedCopy } from '../../features/notes/writing/device-copy.ts';
import { deviceChoices } from '../../features/quiz/device-choices.ts';
import { storeDraw, storedSitting, storeSession } from '../../features/quiz/sitting/stored-sitting.ts';
import { readDraft, saveDraft } from '../../features/tutors/api.ts';
import { makeRunningExam } from '../../testing/samples/exam-samples.ts';
import { makeId, makeQuestion } from '../../testing/samples.ts';
import { readInForm, storeInForm } from '../device/device-storage.ts';
import { draftKey, storeDraft, storedDraft } from '../writing/stored-draft.ts';
import { dropSession, eraseSession, storeTokens } from './session-store.ts';

const day = '2026-11-28';
const address = '/flashcards/practice/all';
const review = {
  id: 'r1',
  address,
  day,
  drawnAt: 0,
  cards: {},
  settings: {
    new_per_day: 20,
    reviews_per_day: 200,
    retention: 90,
    buttons: 4,
    typed_answers: false,
    own_memory: true,
    own_parameters: null,
  },
  leftOver: 0,
  undoable: [],
  sitting: startReview([], false),
} as const;
const storeReview = (userId: string, stored: Parameters<typeof storeDrawn>[1] = review) => {
  storeDrawn(userId, stored);
  storeProgress(userId, stored);
};

const question = { id: makeId(1), options: 2, keys: [0], isMultiple: false, hints: [], falling: [] };
const session = startPractice([question], { feedback: 'at_once', asksCertainty: false });
const draw = {
  title: 'Soil',
  cloth: null,
  questions: [],
  available: 0,
  held_back: 0,
  usual_ms: 9_000,
  missed: [],
};

const order = { fileId: 'f1', count: 10, focus: '', key: 'k1' };
const note = {
  id: makeId(2),
  title: 'Soil',
  text: 'Humus',
  version: 1,
  changed_at: '2026-11-02T09:00:00.000Z',
};
const requested = {
  id: makeId(3),
  parent_id: null,
  text: 'Why?',
  created_at: '2026-11-02T09:00:00.000Z',
  answers: [],
};
const chat = { threadId: makeId(4), asked: [requested], live: null, chosen: {} };
const exam = { exam: makeRunningExam([makeQuestion(1)]), receivedAt: 0 };
const selection = { ...deviceChoices.of('nobody'), count: 50 };

const kinds: [string, (userId: string) => void, (userId: string) => unknown][] = [
  ['a review of cards', storeReview, (userId) => storedReview(userId, address, day)],
  [
    'a practice sitting',
    (userId) => {
      storeDraw(userId, { id: 's1', address, draw });
      storeSession(userId, 's1', session);
    },
    storedSitting,
  ],
  ['an exam', (userId) => storeExam(userId, exam), (userId) => storedExam(userId, exam.exam.id)],
  ['a conversation', (userId) => storeChat(userId, chat), storedChat],
  [
    'an order',
    (userId) => rememberOrder(userId, { order, generationId: null }, 'cards'),
    (userId) => pendingOrder(userId, 'cards'),
  ],
  ['a written note', (userId) => storeCopy(userId, note), (userId) => storedCopy(userId, note.id)],
  [
    'a draft',
    (userId) => storeDraft(draftKey(userId, 'note', null), { values: note, version: null, typedAt: 0 }),
    (userId) => storedDraft(draftKey(userId, 'note', null)),
  ],
  ['a draft of a tutor’s profile', (userId) => saveDraft(userId, { bio: 'Soil' } as never), readDraft],
  [
    'a picture of a page',
    (userId) => storeInForm(storedPageKey(userId, '/dashboard'), storedPageForm, { nodes: ['Humus'] }),
    (userId) => readInForm(storedPageKey(userId, '/dashboard'), storedPageForm),
  ],
  [
    'a choice',
    (userId) => deviceChoices.remember(userId, selection),
    (userId) => (deviceChoices.of(userId).count === 50 ? selection : null),
  ],
];

/** Work that the server does not have. */
const unsentKinds = ['an order', 'a draft', 'a draft of a tutor’s profile'];

beforeEach(() => {
  eraseSession();
  storeTokens({ access_token: 'access', refresh_token: 'refresh' });
});

describe.each(kinds)('%s', (kind, storeFor, findFor) => {
  test('a forced end of the session leaves it only if the server does not have it', () => {
    storeFor('ada');
    dropSession();
    expect(findFor('ada') !== null).toBe(unsentKinds.includes(kind));
  });

  test('its account finds it, no other account does, and a sign-out removes it', () => {
    expect(findFor('ada')).toBeNull();
    storeFor('ada');
    expect(findFor('ada')).not.toBeNull();
    expect(findFor('obi')).toBeNull();
    eraseSession();
    expect(findFor('ada')).toBeNull();
  });
});

describe('a review of cards', () => {
  test('does not continue today if it was drawn yesterday', () => {
    storeReview('ada');
    expect(storedReview('ada', address, '2026-11-29')).toBeNull();
    expect(storedReview('ada', address, '2026-11-27')).toBeNull();
  });

  test('does not continue on the page of another deck', () => {
    storeReview('ada');
    expect(storedReview('ada', '/flashcards/practice/mine', day)).toBeNull();
  });

  test('does not continue with the progress of the first draw if it was drawn again', () => {
    storeReview('ada');
    storeDrawn('ada', { ...review, id: 'r2' });
    expect(storedReview('ada', address, day)).toBeNull();
  });
});

describe('a practice sitting', () => {
  const storeSitting = (id: string) => storeDraw('ada', { id, address, draw });

  test('does not continue with the progress of the first draw if it was drawn again', () => {
    storeSitting('s2');
    storeSession('ada', 's1', session);
    expect(storedSitting('ada')).toBeNull();
  });

  test('does not continue if it was finished', () => {
    storeSitting('s1');
    storeSession('ada', 's1', { ...session, upcoming: [] });
    expect(storedSitting('ada')).toBeNull();
  });
});
