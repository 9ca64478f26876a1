/** Reminders on devices: when they are sent, what they say, and what their push service answers. */
import { saveSettings } from '@akada/contract/identity/account-settings.ts';
import { savePreferences } from '@akada/contract/observers/notifications.ts';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PublicServer, startPublicServer } from '../../platform/internet/testing/public-server.ts';
import { moment } from '../../testing/suites/feature-samples.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTeacher } from '../exams/testing/course-exam-people.ts';
import { task } from '../habits/testing/habits-student.ts';
import { insertTutorial } from '../tutorials/testing/tutorials.samples.ts';
import { tutorialSeats } from '../tutorials/tutorials.tables.ts';
import { readPushKey } from './testing/push.samples.ts';
import {
  attemptMessages,
  moveToHour,
  newPushStudent,
  type PushStudent,
  workOnReminders,
} from './testing/push-student.ts';

const minuteMs = 60_000;

let app: TestApp;
let service: PublicServer;
let ada: PushStudent;

beforeAll(async () => {
  service = await startPublicServer();
  app = await createTestApp({
    env: { PUSH_SERVICES: '*.push.example', CONTACT_EMAIL: 'help@akada.example' },
    internet: service.internet,
  });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  service.calls.length = 0;
  service.answer = { status: 201 };
  // Students of earlier tests get no reminders any more.
  await app.platform.database.pool.query('DELETE FROM push_devices');
  moveToHour(app, 12);
  ada = await newPushStudent(app, 'eu.push.example');
});

describe('a reminder', () => {
  it('reaches each device of a student once a day, encrypted, at the hour at which the student studies', async () => {
    await ada.dueCards(2, '20:15');
    const [phone, laptop] = [await ada.newDevice(), await ada.newDevice()];
    await phone.subscribe();
    await laptop.subscribe();
    moveToHour(app, 19);
    await workOnReminders(app);
    expect(service.calls).toEqual([]);

    moveToHour(app, 20);
    await workOnReminders(app);
    await workOnReminders(app);
    const readers = new Map([phone, laptop].map((device) => [device.endpoint, device]));
    const texts = service.calls.map(({ host, path, body }) =>
      readers.get(`https://${host}${path}`)?.read(body),
    );
    const reminder = { title: 'Time to study', body: '2 cards are due.', path: '/flash-cards/courses' };
    expect(texts).toEqual([reminder, reminder]);
    expect((await ada.devices()).map(({ last_sent_at }) => last_sent_at)).toEqual([moment(app), moment(app)]);

    moveToHour(app, 20);
    await workOnReminders(app);
    expect(service.calls).toHaveLength(4);
  });

  it('is signed with the key of the installation, and replaces an earlier reminder that still waits', async () => {
    await ada.dueCards(1, '20:00');
    await (await ada.newDevice()).subscribe();
    moveToHour(app, 20);
    await workOnReminders(app);

    const headers = service.calls[0]?.headers;
    expect(headers).toMatchObject({
      ttl: '14400',
      topic: 'akada-day',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(String(headers?.authorization)) ?? [];
    expect(key).toBe(await readPushKey(app));
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey);
    expect([payload.aud, payload.sub]).toEqual(['https://eu.push.example', 'mailto:help@akada.example']);
  });

  it('names the sessions and exams of a day by their number', async () => {
    const teacher = await newTeacher(app);
    await ada.join(teacher.course.id);
    await teacher.set({ opens_at: moment(app, 5), closes_at: moment(app, 10 * 60) });
    const soon = { startsAt: moment(app, 9 * 60), endsAt: moment(app, 10 * 60) };
    const tutorialId = await insertTutorial(app, { userId: teacher.userId, canary: 'Secret' }, soon);
    const seat = { tutorialId, studentId: ada.userId, state: 'joined', takenAt: moment(app) } as const;
    await app.platform.database.db.insert(tutorialSeats).values(seat);
    const phone = await ada.newDevice();
    await phone.subscribe();

    // Without any study the hour is the usual one of the study reminder.
    moveToHour(app, 18);
    await workOnReminders(app);
    expect(service.calls.map(({ body }) => phone.read(body))).toEqual([
      { title: 'Coming up', body: 'Within a day: 1 session and 1 exam.', path: '/dashboard' },
    ]);
  });

  it('follows its student into another time zone, where the day differs', async () => {
    await ada.dueCards(1, '07:30');
    const phone = await ada.newDevice();
    await phone.subscribe();
    await phone.call(saveSettings, {
      body: { time_zone: 'America/New_York', minimise_gamification: false },
    });
    await ada.reminded();
    moveToHour(app, 7);
    await workOnReminders(app);
    expect(service.calls).toEqual([]);
    moveToHour(app, 7, 'America/New_York');
    await workOnReminders(app);
    expect(service.calls).toHaveLength(1);
  });

  it('comes at the hour that its student chose for the study reminder', async () => {
    await ada.dueCards(1, '20:00');
    await ada.remind(true, 21);
    await (await ada.newDevice()).subscribe();
    moveToHour(app, 20);
    await workOnReminders(app);
    expect(service.calls).toEqual([]);
    moveToHour(app, 21);
    await workOnReminders(app);
    expect(service.calls).toHaveLength(1);
  });

  it.each([
    ['nothing is due', async () => {}, 0],
    [
      'its student wants no reminders',
      async () => {
        await ada.dueCards(1, '18:00');
        const items = [{ type: 'REMINDER', in_app: false, email: false }];
        await ada.call(savePreferences, { body: { items, daily_digest: false } });
      },
      0,
    ],
    ['the hour is long over', () => ada.dueCards(1, '18:00'), 3 * 60 * minuteMs],
  ])('is not sent if %s', async (_case, prepare, delayMs) => {
    await prepare();
    await (await ada.newDevice()).subscribe();
    moveToHour(app, 18);
    app.clock.advance(delayMs);
    await workOnReminders(app);
    expect(service.calls).toEqual([]);
  });
});

describe('a push service', () => {
  beforeEach(async () => {
    await ada.dueCards(1, '18:00');
    await (await ada.newDevice()).subscribe();
    moveToHour(app, 18);
  });

  it.each([404, 410])('answers %i, and the device is removed', async (status) => {
    service.answer = { status };
    await workOnReminders(app);
    expect(await ada.devices()).toEqual([]);
  });

  it.each([
    [429, { 'retry-after': '600' }, 10],
    [503, { 'retry-after': 'soon' }, 1],
    [500, undefined, 1],
  ])('answers %i with %o, and the reminder waits for %i minutes', async (status, headers, minutes) => {
    service.answer = { status, ...(headers && { headers }) };
    await workOnReminders(app);
    expect(await waitsUntil()).toBe(moment(app, minutes));
    service.answer = { status: 201 };
    app.clock.advance(minutes * minuteMs);
    await attemptMessages(app);
    await attemptMessages(app);
    expect(service.calls).toHaveLength(2);
    expect((await ada.devices())[0]?.last_sent_at).toBe(moment(app));
  });

  it.each([
    [400, undefined],
    [302, { location: 'https://push.example/' }],
    [429, { 'retry-after': '86400' }],
  ])('answers %i with %o, and the reminder ends while the device stays', async (status, headers) => {
    service.answer = { status, ...(headers && { headers }) };
    await workOnReminders(app);
    await attemptMessages(app);
    expect(service.calls).toHaveLength(1);
    expect(await ada.devices()).toMatchObject([{ last_sent_at: null }]);
  });

  async function waitsUntil(): Promise<string> {
    const { rows } = await app.platform.database.pool.query(
      'SELECT lease_until FROM push_messages WHERE user_id = $1',
      [ada.userId],
    );
    return rows[0].lease_until;
  }
});

it('a reminder whose lease was lost is not sent after it has expired', async () => {
  await ada.dueCards(1, '18:00');
  await (await ada.newDevice()).subscribe();
  moveToHour(app, 18);
  await task(app, 'push.plan');
  app.clock.advance(4 * 60 * minuteMs);
  await attemptMessages(app);
  expect(service.calls).toEqual([]);
});
