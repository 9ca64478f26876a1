/** Reminders of exam plans: the part of a day, a calm word before the exam, and one question after it. */
import { savePreferences } from '@akada/contract/observers/notifications.ts';
import * as contract from '@akada/contract/work/plans/exam-plans.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { type PublicServer, startPublicServer } from '../../platform/internet/testing/public-server.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { task } from '../habits/testing/habits-student.ts';
import { createMemoryService } from '../memory/memory.service.ts';
import { addSample } from '../practice/testing/practice-student.ts';
import {
  moveToHour,
  newPushStudent,
  type PushStudent,
  workOnReminders,
} from '../push/testing/push-student.ts';
import { planForm } from './testing/exam-plans.samples.ts';

const zone = 'Africa/Lagos';
const memory = createMemoryService();

let app: TestApp;
let service: PublicServer;
let ada: PushStudent;
let subject: string;
let question: string;

beforeAll(async () => {
  service = await startPublicServer();
  app = await createTestApp({ env: { PUSH_SERVICES: '*.push.example' }, internet: service.internet });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  service.calls.length = 0;
  service.answer = { status: 201 };
  await app.platform.database.pool.query('DELETE FROM push_devices');
  moveToHour(app, 12);
  ada = await newPushStudent(app, 'eu.push.example');
  subject = `Subject ${newId()}`;
  question = await addSample(app, subject);
});

/** @returns the instant of this time, that number of days from today */
const inDays = (days: number, time: string, timeZone = zone) =>
  new Date(
    getMoment(`${dayAfter(localDay(app.clock.now(), timeZone), days)}T${time}`, timeZone),
  ).toISOString();

const form = (changes: object = {}) =>
  planForm(app, { sources: [{ subject }], free_weekdays: [], exam_at: inDays(10, '09:00'), ...changes });

async function plan(changes: object = {}): Promise<string> {
  return (await ada.call(contract.createExamPlan, { body: form(changes) })).body.id;
}

async function moveTo(hour: number, timeZone = zone): Promise<void> {
  moveToHour(app, hour, timeZone);
  await task(app, 'exam_plans.remind');
}

const titles = async () =>
  (await getNotifications(app, ada)).flatMap(({ type, title }) => (type === 'REMINDER' ? [title] : []));

async function answer(): Promise<void> {
  const givenAt = new Date(app.clock.now()).toISOString();
  await app.platform.database.transaction((tx) =>
    memory.record(tx, ada.userId, [
      {
        id: newId(),
        itemKind: 'question',
        itemId: question,
        grade: 3,
        givenAt,
        localDay: localDay(app.clock.now(), zone),
        zone,
        tookMs: 60_000,
      },
    ]),
  );
}

describe('the part of a day', () => {
  it('is due once at the hour at which the student studies, however often workers look', async () => {
    await plan();
    await task(app, 'exam_plans.remind');
    expect(await titles()).toEqual([]);
    await moveTo(18);
    await Promise.all([task(app, 'exam_plans.remind'), task(app, 'exam_plans.remind')]);
    expect(await titles()).toEqual([`1 min for ${subject} today`]);
  });

  it('is not asked for again on a day on which the plan was changed', async () => {
    const id = await plan();
    await moveTo(18);
    await ada.call(contract.changeExamPlan, { params: { id }, body: form({ target: 90 }) });
    await ada.remind(true, 20);
    await moveTo(20);
    expect(await titles()).toHaveLength(1);
  });

  it('is one notification for all plans', async () => {
    const other = `Subject ${newId()}`;
    for (let count = 0; count < 40; count += 1) await addSample(app, count < 20 ? other : subject);
    await plan();
    await plan({ sources: [{ subject: other }], exam_at: inDays(10, '08:00') });
    await moveTo(18);
    const [message, ...rest] = await ada.reminded();
    expect(rest).toEqual([]);
    expect(message).toMatch(/^Your exam is in 10 days. Another exam needs \d+ min.$/);
  });

  it.each([
    ['the work is done', () => answer()],
    ['today is a rest day', () => plan({ free_days: [localDay(app.clock.now(), zone)] })],
    [
      'its student wants no reminders',
      () =>
        ada.call(savePreferences, {
          body: { items: [{ type: 'REMINDER', in_app: false, email: false }], daily_digest: false },
        }),
    ],
  ])('is not asked for if %s', async (title, prepare) => {
    if (title !== 'today is a rest day') await plan();
    await prepare();
    await moveTo(18);
    expect(await titles()).toEqual([]);
  });

  it('comes at the hour of the zone into which the student moved', async () => {
    await plan();
    await ada.settings(false, 'America/New_York');
    await ada.reminded();
    await moveTo(18);
    expect(await titles()).toEqual([]);
    await moveTo(18, 'America/New_York');
    expect(await titles()).toHaveLength(1);
  });

  it('is not sent hours later', async () => {
    await plan();
    moveToHour(app, 21);
    await task(app, 'exam_plans.remind');
    expect(await titles()).toEqual([]);
  });
});

describe('the exam', () => {
  it('has a calm word on its eve and in its morning, and one question afterwards', async () => {
    const id = await plan({ exam_at: inDays(1, '09:00') });
    await moveTo(18);
    expect(await titles()).toEqual(['Your exam is tomorrow']);
    await moveTo(7);
    expect(await titles()).toEqual(['Your exam is today']);
    await moveTo(12);
    await moveTo(18);
    expect(await titles()).toEqual(['Your exam is today', 'How did it go?']);
    expect((await ada.reminded()).some((message) => message.includes('09:00'))).toBe(true);
    const { rows } = await app.platform.database.pool.query(
      'SELECT FROM exam_plan_reminders WHERE user_id = $1',
      [ada.userId],
    );
    expect([id, rows]).toEqual([id, []]);
  });

  it('has the word for its new day if its date was moved in between, and no question once it was answered', async () => {
    const id = await plan({ exam_at: inDays(1, '09:00') });
    await moveTo(18);
    const body = form({ exam_at: inDays(2, '09:00') });
    await ada.call(contract.changeExamPlan, { params: { id }, body });
    await moveTo(7);
    expect(await titles()).toEqual(['Your exam is tomorrow']);
    await moveTo(18);
    await moveTo(7);
    moveToHour(app, 10);
    await ada.call(contract.reportOutcome, { params: { id }, body: { outcome: 'better' } });
    await moveTo(12);
    expect(await titles()).not.toContain('How did it go?');
  });

  it('at 23:30 UTC is announced on the evening before it in Lagos', async () => {
    const exam_at = inDays(4, '00:30');
    expect(exam_at).toContain('T23:30');
    await plan({ exam_at });
    for (let day = 0; day < 3; day += 1) await moveTo(18);
    expect(await titles()).not.toContain('Your exam is tomorrow');
    await moveTo(18);
    expect((await titles()).at(-1)).toBe('Your exam is tomorrow');
    expect((await ada.reminded()).at(-1)).toContain('00:30');
  });

  it('leaves a deleted plan without a word', async () => {
    const id = await plan({ exam_at: inDays(1, '09:00') });
    await ada.call(contract.deleteExamPlan, { params: { id } });
    await moveTo(18);
    expect(await titles()).toEqual([]);
  });
});

describe('a device', () => {
  const bodies = (device: { read(body: Buffer): unknown }) =>
    service.calls.map(({ body }) => device.read(body));

  it('reads the minutes of the day without the name of the exam', async () => {
    await plan();
    const phone = await ada.newDevice();
    await phone.subscribe();
    await moveTo(18);
    await workOnReminders(app);
    expect(bodies(phone)).toEqual([
      { title: 'Time to study', body: '1 min today for your exam in 10 days.', path: '/dashboard' },
    ]);
  });

  it('reads the hour on the eve and in the morning, once a day', async () => {
    await plan({ exam_at: inDays(1, '20:00') });
    const phone = await ada.newDevice();
    await phone.subscribe();
    await moveTo(18);
    await workOnReminders(app);
    await moveTo(7);
    await getNotifications(app, ada);
    await workOnReminders(app);
    await moveTo(18);
    await workOnReminders(app);
    expect(bodies(phone)).toEqual([
      { title: 'Your exam is tomorrow', body: 'It starts at 20:00. Rest well tonight.', path: '/dashboard' },
      { title: 'Your exam is today', body: 'It starts at 20:00. You are ready.', path: '/dashboard' },
    ]);
  });
});
