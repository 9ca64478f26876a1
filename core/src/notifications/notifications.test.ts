import { describe, expect, test } from 'vitest';
import { isLocked, waysOf } from './preferences.ts';
import { type NewsFacts, writeNotification } from './texts.ts';
import { categoryOf, type NotificationType, notificationTypes } from './types.ts';

const sample: NewsFacts = {
  BOOKING_REQUEST: { student: 'Ada Obi', when: 'Monday at 4 pm' },
  BOOKING_ACCEPTED: { tutor: 'Mr Bello', when: 'Monday at 4 pm' },
  BOOKING_REJECTED: { tutor: 'Mr Bello', when: 'Monday at 4 pm' },
  BOOKING_CANCELLED: { who: 'Mr Bello', when: 'Monday at 4 pm' },
  SYSTEM: { title: 'Maintenance', message: 'Akada rests tonight from 2 to 3.', link: '/dashboard' },
  ACHIEVEMENT: { achievement: 'Seven days in a row.' },
  REMINDER: { subject: '12 cards are due.', link: '/flash-cards/courses' },
  CONTENT_SHARED: { who: 'Ada Obi', what: '20 questions', token: 's'.repeat(43) },
  CONTENT_SHARE_ACCEPTED: { who: 'Ada Obi', what: '20 questions' },
  CONTENT_SHARE_REJECTED: { who: 'Ada Obi', what: '20 questions' },
  PDF_UPLOAD_SUCCESS: { file: 'soil.pdf', fileId: 'f1' },
  PDF_UPLOAD_FAILED: { file: 'soil.pdf', reason: 'The file is damaged. Upload a new copy.' },
  MCQ_GENERATION_SUCCESS: { made: 10, requested: 10, generationId: 'g1' },
  MCQ_GENERATION_FAILED: { reason: 'The note is too short.' },
  FLASHCARD_GENERATION_SUCCESS: { made: 1, requested: 1 },
  FLASHCARD_GENERATION_FAILED: { reason: 'The note is too short.' },
  SUMMARY_GENERATION_SUCCESS: { file: 'soil.pdf' },
  SUMMARY_GENERATION_FAILED: { reason: 'The note is too short.' },
  USAGE_LIMIT_WARNING: { what: 'question sets', used: 4, limit: 5 },
  USAGE_LIMIT_EXCEEDED: { what: 'question sets', limit: 5 },
  USAGE_LIMIT_RESET: {},
  ACCOUNT_CREATED: { role: 'student' },
  PASSWORD_CHANGED: {},
  EMAIL_VERIFIED: {},
  SUBSCRIPTION_SUCCESS: { until: '20 December' },
  SUBSCRIPTION_FAILED: {},
  SUBSCRIPTION_EXPIRED: {},
  SUBSCRIPTION_EXPIRING_SOON: { until: '20 December' },
};

const textOf = <Type extends NotificationType>(type: Type) => writeNotification(type, sample[type]);

test('there are the 28 types of the specification', () => {
  expect(notificationTypes).toHaveLength(28);
  expect(Object.keys(sample)).toEqual(notificationTypes);
});

describe.each(notificationTypes)('%s', (type) => {
  const { title, message, link } = textOf(type);

  test('says what happened in a few calm words', () => {
    expect(title).toMatch(/^[A-Z][^.!]{3,40}$/);
    expect(message).toMatch(/^.{8,200}\.$/);
    expect(`${title} ${message}`).not.toMatch(/!|undefined|\bNaN\b/);
  });

  test('leads to a page of the app', () => {
    expect(link).toMatch(/^\/(?!\/)/);
  });

  test('comes under a heading, and has a way to arrive', () => {
    expect(categoryOf[type]).toBeTruthy();
    expect(waysOf(type, null).inApp).toBe(true);
  });
});

test('a shorter set says how many the note gave', () => {
  expect(
    writeNotification('MCQ_GENERATION_SUCCESS', { made: 7, requested: 10, generationId: 'g' }).message,
  ).toBe('The note gave 7 questions of the 10 you asked for. Start to practise.');
  expect(textOf('FLASHCARD_GENERATION_SUCCESS').message).toBe('You have 1 card. Start to study.');
});

test('a welcome says what to do first', () => {
  expect(textOf('ACCOUNT_CREATED').link).toBe('/tools/upload');
  expect(writeNotification('ACCOUNT_CREATED', { role: 'tutor' })).toMatchObject({
    message: 'Your account is made. Complete your tutor profile, and an administrator looks at it.',
    link: '/complete-tutor-profile',
  });
});

test('what was made leads to itself, not to a list', () => {
  expect(textOf('PDF_UPLOAD_SUCCESS').link).toBe('/tools/mcq?file_id=f1');
  expect(textOf('MCQ_GENERATION_SUCCESS').link).toBe('/mcq/practice/generated?generation_id=g1');
});

test('a hostile file name stays the text that it is', () => {
  const file = '<img src=x onerror=alert(1)>.pdf';
  expect(writeNotification('PDF_UPLOAD_SUCCESS', { file, fileId: 'f1' }).message).toContain(file);
});

describe('what people choose', () => {
  const silence = { inApp: false, email: false };

  test('is respected', () => {
    expect(waysOf('ACHIEVEMENT', silence)).toEqual(silence);
    expect(waysOf('ACHIEVEMENT', { inApp: false, email: true })).toEqual({ inApp: false, email: true });
  });

  test.each(['ACCOUNT_CREATED', 'EMAIL_VERIFIED', 'PASSWORD_CHANGED'] as const)(
    'silences no %s, whose reader may be warned of a stranger',
    (type) => {
      expect(isLocked(type)).toBe(true);
      expect(waysOf(type, silence)).toEqual({ inApp: true, email: true });
    },
  );
});
