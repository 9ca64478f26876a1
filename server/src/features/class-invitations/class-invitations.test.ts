/** Invitations by a list of addresses: each is mailed once, and no answer tells accounts from other addresses. */
import * as contract from '@akada/contract/work/classes/class-invitations.ts';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { makeCode, newStudent, newTutor } from '../courses/testing/course-people.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

const readMails = async (to: string): Promise<string[]> => {
  const { rows } = await app.platform.database.pool.query(
    'SELECT body_text FROM mail_outbox WHERE recipient = $1',
    [to],
  );
  return rows.map(({ body_text }) => body_text);
};

it('a list that is sent twice, also at the same time, invites each address once, with or without an account', async () => {
  const tutor = await newTutor(app);
  const course = await tutor.create(`Botany ${newId()}`);
  const member = await newStudent(app);
  await member.join(makeCode(course));
  const { rows } = await app.platform.database.pool.query('SELECT email FROM users WHERE id = $1', [
    member.userId,
  ]);
  const [known, unknown] = [rows[0].email as string, `${newId()}@example.com`];
  const request = {
    params: { id: course.id },
    body: { text: `Name,Email\nAda,${known}\n${unknown}\n${unknown.toUpperCase()}` },
  };
  const outcomes = ({ lines }: contract.InvitationPlan) => lines.map(({ outcome }) => outcome);
  const preview = await tutor.call(contract.previewInvitations, request);
  expect(outcomes(preview.body)).toEqual(['invalid', 'invite', 'invite', 'repeated']);
  expect(await readMails(unknown)).toEqual([]);
  await Promise.all([1, 2].map(() => tutor.call(contract.sendInvitations, request)));
  const repeated = await tutor.call(contract.sendInvitations, request);
  expect([outcomes(repeated.body), repeated.body.invited]).toEqual([
    ['invalid', 'invited_before', 'invited_before', 'repeated'],
    0,
  ]);
  const [toKnown, toUnknown] = [await readMails(known), await readMails(unknown)];
  expect([toKnown.length, toUnknown]).toEqual([1, toKnown]);
  expect(toUnknown[0]).toContain(makeCode(course));
  const { rows: invitationRows } = await app.platform.database.pool.query(
    'SELECT class_invitations::text AS row FROM class_invitations WHERE course_id = $1',
    [course.id],
  );
  expect([invitationRows.length, JSON.stringify(invitationRows).includes('@')]).toEqual([2, false]);
});

it('a tutor invites a thousand people in a day', async () => {
  const tutor = await newTutor(app);
  const course = await tutor.create(`Botany ${newId()}`);
  const invite = (count: number) =>
    tutor.call(contract.sendInvitations, {
      params: { id: course.id },
      body: { text: Array.from({ length: count }, () => `${newId()}@example.com`).join('\n') },
    });
  await app.platform.database.pool.query(
    `INSERT INTO class_invitations SELECT $1, sha256(n::text::bytea), $2, $3 FROM generate_series(1, 999) n`,
    [course.id, tutor.userId, new Date(app.clock.now()).toISOString()],
  );
  expect([(await invite(2)).status, (await invite(1)).status, (await invite(501)).status]).toEqual([
    429, 200, 422,
  ]);
  await app.platform.database.pool.query(
    `UPDATE class_invitations SET invited_at = invited_at - interval '1 day' WHERE user_id = $1`,
    [tutor.userId],
  );
  expect((await invite(2)).status).toBe(200);
});
