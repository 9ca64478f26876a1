/** The mail of the week: on Sunday evening where the student lives, once, and never at night. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readMails } from '../payments/testing/linked-payers.ts';
import { newParent, openedAt } from './testing/invited-parents.ts';

const hourMs = 60 * 60_000;
const weekMs = 7 * 24 * hourMs;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ startsAt: Date.parse('2026-12-01T10:00:00Z') });
});
afterAll(() => app.close());

/** Each test begins on a Tuesday, a week after the one before. */
let tuesday = Date.parse('2026-12-01T10:00:00Z') - weekMs;
beforeEach(() => {
  tuesday += 2 * weekMs;
  app.clock.advance(tuesday - app.clock.now());
});

const goTo = (days: number, time: string) => {
  const day = new Date(tuesday + days * 24 * hourMs).toISOString().slice(0, 10);
  app.clock.advance(Date.parse(`${day}T${time}Z`) - app.clock.now());
};

const runTask = () => app.features.tasks.find(({ name }) => name === 'parents.mail_weeks')?.run();

/** @returns subjects of the mails of weeks: the first mail of all is the invitation */
async function mailed(email: string): Promise<string[]> {
  await runTask();
  return (await readMails(app, email)).slice(1).map(({ subject }) => subject);
}

describe('the mail of the week', () => {
  it.each([
    // Sunday at 18:00 there.
    ['Africa/Lagos', 5, '17:00:00'],
    ['Asia/Tokyo', 5, '09:00:00'],
  ])(
    'comes on Sunday evening in %s, and says so in one line if nothing was done',
    async (timeZone, days, time) => {
      const { email, url } = await newParent(app, { timeZone });
      goTo(days, time);
      app.clock.advance(-60_000);
      expect(await mailed(email)).toEqual([]);
      app.clock.advance(60_000);
      expect(await mailed(email)).toEqual(['Ada: 0 of 7 days this week']);
      const [invitation, week] = await readMails(app, email);
      expect(invitation.body_text).toContain(url);
      expect(week.body_text).toContain('Ada did not study in Akada this week.');
      expect(week.body_text).toContain(`${url}?mails=stop`);
    },
  );

  it('waits until seven in the morning when an outage delays it to 23:30 UTC', async () => {
    const { email } = await newParent(app);
    goTo(5, '23:30:00');
    expect(await mailed(email)).toEqual([]);
    goTo(6, '05:59:00');
    expect(await mailed(email)).toEqual([]);
    goTo(6, '06:00:00');
    expect(await mailed(email)).toHaveLength(1);
  });

  it('is written once by two workers, once more a week later, and once after an outage of weeks', async () => {
    const { email } = await newParent(app);
    goTo(5, '17:00:00');
    await Promise.all([runTask(), runTask()]);
    expect(await mailed(email)).toHaveLength(1);
    goTo(12, '17:00:00');
    expect(await mailed(email)).toHaveLength(2);
    tuesday += 4 * weekMs;
    goTo(5, '17:30:00');
    expect(await mailed(email)).toHaveLength(3);
    expect(await mailed(email)).toHaveLength(3);
  });

  it('leaves neither mail nor plan if its worker dies between', async () => {
    const { email, id } = await newParent(app);
    goTo(5, '17:00:00');
    const { pool } = app.platform.database;
    await pool.query(`ALTER TABLE mail_outbox ADD CONSTRAINT dies CHECK (recipient <> '${email}') NOT VALID`);
    await expect(runTask()).rejects.toThrow();
    await pool.query('ALTER TABLE mail_outbox DROP CONSTRAINT dies');
    expect(await readMails(app, email)).toHaveLength(1);
    const { rows } = await pool.query('SELECT next_mail_at <= $2 AS due FROM parents WHERE id = $1', [
      id,
      new Date(app.clock.now()).toISOString(),
    ]);
    expect(rows).toEqual([{ due: true }]);
    expect(await mailed(email)).toHaveLength(1);
  });

  it('stops by one click, which leaves the page open, and comes again on request', async () => {
    const { email, chooseMails, open, student } = await newParent(app);
    expect((await chooseMails(false)).body).toEqual({ mails: false });
    goTo(5, '17:00:00');
    expect(await mailed(email)).toEqual([]);
    expect((await open()).body.mails).toBe(false);
    expect(await student.list()).toMatchObject([{ mails: false }]);
    await chooseMails(true);
    goTo(12, '17:00:00');
    expect(await mailed(email)).toHaveLength(1);
  });

  it('goes neither to a parent who was ended nor without an address', async () => {
    const { email, student, id } = await newParent(app);
    await student.end(id);
    const other = await newParent(app);
    const { body } = await other.student.invite({ name: 'Baba' });
    expect((await openedAt(app, body.url).chooseMails(true)).status).toBe(404);
    goTo(5, '17:00:00');
    expect(await mailed(email)).toEqual([]);
  });

  it('is deleted with the address when the account is erased', async () => {
    const { email, student } = await newParent(app);
    const clears = app.features.personalData.flatMap(({ clear }) => clear ?? []);
    await app.platform.database.transaction(async (tx) => {
      for (const clear of clears) await clear(tx, { userId: student.userId, email: 'ada@school.test' });
    });
    expect(await readMails(app, email)).toEqual([]);
  });
});
