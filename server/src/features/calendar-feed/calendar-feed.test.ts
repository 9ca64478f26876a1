/** The calendar of a student: what a calendar program reads at the secret address, and when the address ends. */

import { saveSettings } from '@akada/contract/identity/account-settings.ts';
import * as contract from '@akada/contract/work/plans/calendar-feed.ts';
import * as plans from '@akada/contract/work/plans/exam-plans.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { planForm } from '../exam-plans/testing/exam-plans.samples.ts';
import { addSample } from '../practice/testing/practice-student.ts';

let app: SharedTestApp;
let userId: string;
let call: ReturnType<typeof callAs>;
let subject: string;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  const person = await createPerson(app);
  ({ userId } = person);
  call = callAs(app, person);
  subject = `Élan vital, Ọ̀rọ̀ and 生物学; a subject ${newId()}`;
  await addSample(app, subject);
});

const renew = async (replaces: string | null = null) =>
  (await call(contract.renewCalendarFeed, { body: { replaces } })).body.feed;

async function plan(changes: object = {}): Promise<plans.ExamPlan> {
  const { body } = await call(plans.createExamPlan, {
    body: planForm(app, { sources: [{ subject }], zone: 'Africa/Lagos', ...changes }),
  });
  return body;
}

const open = (path: string) =>
  send(app, contract.readCalendarFeed, { params: { token: path.split('/').at(-2) ?? '' } });

/** @returns the properties of each event, unfolded */
async function readEvents(path: string): Promise<Map<string, string>[]> {
  const { body, status } = await open(path);
  expect(status).toBe(200);
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return body
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map(
      (event) =>
        new Map(
          event.split('\r\n').map((line) => {
            const end = line.indexOf(':');
            return [line.slice(0, end), line.slice(end + 1)] as const;
          }),
        ),
    );
}

describe('the calendar', () => {
  it('has the minutes of each day of study and the hour of the exam, and no free days', async () => {
    const { id, days, exam_at } = await plan();
    const { path } = await renew();
    const events = await readEvents(path);
    const studied = days.filter(({ minutes }) => minutes > 0);
    expect(studied.length).toBeGreaterThan(0);
    expect(events.map((event) => event.get('UID'))).toEqual([
      ...studied.map(({ day }) => `${id}-${day}@akada`),
      `${id}-exam@akada`,
    ]);
    expect(events[0]?.get('DTSTART;VALUE=DATE')).toBe(studied[0]?.day.replaceAll('-', ''));
    expect(events[0]?.get('SUMMARY')).toContain(`${studied[0]?.minutes} min`);
    expect(events.at(-1)?.get('DTSTART')).toBe(`${exam_at.replaceAll(/[-:]|\.\d+/g, '')}`);
    for (const event of events) expect(event.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  });

  it('loses a plan that was deleted', async () => {
    const { id } = await plan();
    const { path } = await renew();
    await call(plans.deleteExamPlan, { params: { id } });
    expect(await readEvents(path)).toEqual([]);
  });

  it('keeps the day of study in its zone and the exam at its instant across a change of clocks', async () => {
    const settings = { time_zone: 'America/New_York', minimise_gamification: false };
    await call(saveSettings, { body: settings });
    const { days } = await plan({ zone: settings.time_zone, exam_at: '2027-03-14T07:30:00Z' });
    const { path } = await renew();
    const events = await readEvents(path);
    expect(events.at(-1)?.get('DTSTART')).toBe('20270314T073000Z');
    const studied = days.flatMap(({ day, minutes }) => (minutes > 0 ? day.replaceAll('-', '') : []));
    expect(events.slice(0, -1).map((event) => event.get('DTSTART;VALUE=DATE'))).toEqual(studied);
  });
});

describe('the address', () => {
  it('is shown to its student only, until it is ended', async () => {
    expect((await call(contract.getCalendarFeed)).body).toEqual({ feed: null });
    const feed = await renew();
    expect((await call(contract.getCalendarFeed)).body).toEqual({ feed });
    const other = callAs(app, await createPerson(app));
    expect((await other(contract.getCalendarFeed)).body).toEqual({ feed: null });

    await call(contract.removeCalendarFeed);
    expect((await open(feed.path)).status).toBe(404);
    expect((await call(contract.getCalendarFeed)).body).toEqual({ feed: null });
  });

  it('ends when it is renewed, and two devices that renew it get the same new one', async () => {
    const old = await renew();
    const fresh = await renew(old.id);
    expect(await renew(old.id)).toEqual(fresh);
    expect((await open(old.path)).status).toBe(404);
    expect((await open(fresh.path)).status).toBe(200);
  });

  it.each([
    ['another signature', (path: string) => path.replace(/.(?=\/akada)/, (end) => (end === 'A' ? 'E' : 'A'))],
    ['another id', (path: string) => path.replace(/feeds\/../, 'feeds/AA')],
  ])('with %s does not exist', async (_, change) => {
    const { path } = await renew();
    expect((await open(change(path))).status).toBe(404);
  });

  it('ends with an account that was deactivated', async () => {
    const { path } = await renew();
    await app.platform.database.pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [userId]);
    expect((await open(path)).status).toBe(404);
  });
});
