/** A profile on its way: made by its tutor, decided by an administrator, mended and decided again. */

import type { TutorProfileForm } from '@akada/contract/base/tutors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tutorForm } from '../../testing/tutors.ts';
import {
  type Account,
  createAccount,
  createWaitingTutor,
  listTutors,
  reason,
  getStates as statesSeenBy,
} from './testing/tutor-accounts.ts';

let app: TestApp;
let admin: Account;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin' });
});

afterAll(() => app.close());

const waitingTutor = (change?: Partial<TutorProfileForm>) => createWaitingTutor(app, admin, change);
const getStates = (userId: string) => statesSeenBy(admin, userId);

describe('a decision', () => {
  it('moves a profile from one list to another, and its tutor sees which', async () => {
    const tutor = await waitingTutor();
    expect(await getStates(tutor.userId)).toEqual(['pending']);
    expect((await tutor.approve()).body).toMatchObject({ user_id: tutor.userId, email: tutor.email });
    expect(await getStates(tutor.userId)).toEqual(['approved']);
    expect(await tutor.read()).toMatchObject({ state: 'approved', rejection_reason: null });
  });

  it('can be reversed, either way; each change is notified once', async () => {
    const tutor = await waitingTutor();
    await tutor.approve();
    await tutor.approve();
    await tutor.reject();
    expect(await tutor.read()).toMatchObject({ state: 'rejected', rejection_reason: reason });
    await tutor.reject();
    await tutor.approve();
    expect(await tutor.read()).toMatchObject({ state: 'approved', rejection_reason: null });
    expect(await tutor.events()).toEqual([
      ['tutor.applied', null],
      ['tutor.approved', null],
      ['tutor.rejected', reason],
      ['tutor.approved', null],
    ]);
  });

  it('for another reason replaces the first one, and its tutor is notified again', async () => {
    const tutor = await waitingTutor();
    await tutor.reject();
    const other = 'Add a qualification.';
    expect((await tutor.reject(other)).body.profile.rejection_reason).toBe(other);
    expect(await tutor.read()).toMatchObject({ state: 'rejected', rejection_reason: other });
    expect(await tutor.events()).toEqual([
      ['tutor.applied', null],
      ['tutor.rejected', reason],
      ['tutor.rejected', other],
    ]);
  });

  it('leaves what the tutor wrote as it is', async () => {
    const tutor = await waitingTutor({ headline: 'Physics for WAEC' });
    const previous = await tutor.read();
    await tutor.reject();
    const { state: _, rejection_reason: __, updated_at: ___, ...content } = previous;
    expect(await tutor.read()).toMatchObject(content);
  });

  it('about a tutor who has no profile is answered like one about a missing account', async () => {
    const { userId } = await createAccount(app, { role: 'tutor' });
    const version = '00000000-0000-4000-8000-000000000000';
    expect((await admin.call('POST', `/admin/tutors/${userId}/approve`, { version })).status).toBe(404);
    const rejection = await admin.call('POST', `/admin/tutors/${userId}/reject`, { version, reason });
    expect([rejection.status, rejection.body.code]).toEqual([404, 'not_found']);
  });

  it('names what was shown: a page of an earlier version is asked to load again', async () => {
    const tutor = await waitingTutor();
    const path = `/admin/tutors/${tutor.userId}`;
    const sentence = { version: 'Load this page again, then decide' };
    for (const answer of [
      await admin.call('POST', `${path}/approve`, {}),
      await admin.call('POST', `${path}/reject`, { reason }),
    ]) {
      expect([answer.status, answer.body.detail]).toEqual([422, sentence]);
    }
    expect(await getStates(tutor.userId)).toEqual(['pending']);
  });

  it('applies only to the version seen: later changes must be read again', async () => {
    const tutor = await waitingTutor();
    const { version } = await tutor.read();
    await tutor.save({ headline: 'Medicine' });
    for (const answer of [await tutor.approve(version), await tutor.reject(reason, version)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    }
    expect(await tutor.events()).toEqual([['tutor.applied', null]]);
    expect((await tutor.approve()).body.profile).toMatchObject({ headline: 'Medicine', state: 'approved' });
  });

  it('does not wait for a price that has changed since', async () => {
    const tutor = await waitingTutor();
    const { version } = await tutor.read();
    await tutor.save({ hourly_rate: 1 });
    expect((await tutor.approve(version)).body.profile).toMatchObject({ hourly_rate: 1, state: 'approved' });
  });
});

describe('a change', () => {
  it('makes a rejected profile pending again, without its reason', async () => {
    const tutor = await waitingTutor();
    await tutor.reject();
    const { status, body } = await tutor.save({ qualifications: ['B.Sc. Physics'] });
    expect([status, body.state, body.rejection_reason]).toEqual([200, 'pending', null]);
    expect(await getStates(tutor.userId)).toEqual(['pending']);
    await tutor.approve();
    expect(await getStates(tutor.userId)).toEqual(['approved']);
  });

  it('keeps a pending profile pending', async () => {
    const tutor = await waitingTutor();
    const change = { headline: 'Physics for WAEC', hourly_rate: 1 };
    expect((await tutor.save(change)).body).toMatchObject({ ...change, state: 'pending', revision: null });
    expect(await getStates(tutor.userId)).toEqual(['pending']);
  });

  const lockOf = (userId: string) => ({
    sql: 'SELECT FROM tutor_profiles WHERE user_id = $1 FOR UPDATE',
    values: [userId],
  });

  it.each(['approve', 'reject'] as const)(
    'shortly before an administrator can %s must be read first',
    async (verdict) => {
      const tutor = await waitingTutor();
      const { version } = await tutor.read();
      const [saved, decided] = await inLine(app, lockOf(tutor.userId), [
        () => tutor.save({ headline: 'A second headline' }),
        () => (verdict === 'approve' ? tutor.approve(version) : tutor.reject(reason, version)),
      ]);
      expect([saved.status, decided.status, decided.body.code]).toEqual([200, 409, 'conflict']);
      expect(await tutor.read()).toMatchObject({ headline: 'A second headline', state: 'pending' });
    },
  );

  it('right after a rejection makes the profile pending again', async () => {
    const tutor = await waitingTutor();
    const { version } = await tutor.read();
    const [rejected, saved] = await inLine(app, lockOf(tutor.userId), [
      () => tutor.reject(reason, version),
      () => tutor.save({ headline: 'A second headline' }),
    ]);
    expect(rejected.body.profile.state).toBe('rejected');
    expect(saved.body).toMatchObject({ state: 'pending', rejection_reason: null });
    expect(await getStates(tutor.userId)).toEqual(['pending']);
  });

  it('right after an approval waits, and the approved version shows', async () => {
    const tutor = await waitingTutor();
    const { version } = await tutor.read();
    const [approved, saved] = await inLine(app, lockOf(tutor.userId), [
      () => tutor.approve(version),
      () => tutor.save({ headline: 'A second headline' }),
    ]);
    expect(approved.body.profile.state).toBe('approved');
    expect(saved.body).toMatchObject({
      headline: tutorForm.headline,
      state: 'approved',
      revision: { content: { headline: 'A second headline' } },
    });
  });
});

describe('the list of pending tutors', () => {
  it('begins with the longest wait, page by page', async () => {
    const [first, second, third] = [await waitingTutor(), await waitingTutor(), await waitingTutor()];
    const ours = [first.userId, second.userId, third.userId];
    await first.save();
    const all = (await listTutors(admin, 'pending')).map(({ user_id }) => user_id);
    expect(all.slice(-3)).toEqual(ours);

    const paged: string[] = [];
    for (let skip = 0; skip < all.length; skip += 2) {
      paged.push(
        ...(await listTutors(admin, 'pending', `&skip=${skip}&limit=2`)).map(({ user_id }) => user_id),
      );
    }
    expect(paged).toEqual(all);

    await second.reject();
    await second.save();
    const after = (await listTutors(admin, 'pending')).map(({ user_id }) => user_id);
    expect(after.slice(-3)).toEqual([first.userId, third.userId, second.userId]);
  });

  it('is as long as the overview says', async () => {
    const waitingTutors = async () =>
      (await admin.call('GET', '/admin/overview')).body.waiting.find(
        ({ kind }: { kind: string }) => kind === 'tutors',
      )?.count ?? 0;
    const previous = await waitingTutors();
    const tutor = await waitingTutor();
    expect(await waitingTutors()).toBe(previous + 1);
    await tutor.approve();
    const { body } = await admin.call('GET', '/admin/tutors?state=pending&limit=1');
    expect(body.total).toBe(previous);
  });
});

describe('others', () => {
  it('see nothing of a profile, and decide nothing', async () => {
    const tutor = await waitingTutor();
    const other = await createAccount(app, { role: 'tutor' });
    expect((await other.call('GET', '/tutors/me')).status).toBe(404);
    expect((await other.call('PUT', '/tutors/me', tutorForm)).status).toBe(404);
    for (const caller of [tutor, other, await createAccount(app, { role: 'student' })]) {
      expect((await caller.call('GET', '/admin/tutors')).status).toBe(403);
      expect((await caller.call('POST', `/admin/tutors/${tutor.userId}/approve`)).status).toBe(403);
    }
    expect(await getStates(tutor.userId)).toEqual(['pending']);
  });
});

describe('a field of a profile', () => {
  const lines = (count: number, length = 3) => Array.from({ length: count }, () => 'x'.repeat(length));

  it.each<[string, Partial<TutorProfileForm>, Partial<TutorProfileForm>]>([
    ['headline', { headline: 'x'.repeat(120) }, { headline: 'x'.repeat(121) }],
    ['biography', { biography: 'x'.repeat(4_000) }, { biography: 'x'.repeat(4_001) }],
    ['subjects', { subjects: lines(20) }, { subjects: lines(21) }],
    ['subjects.0', { subjects: lines(1, 80) }, { subjects: lines(1, 81) }],
    ['languages', { languages: lines(10) }, { languages: lines(11) }],
    ['qualifications', { qualifications: lines(20) }, { qualifications: lines(21) }],
    ['hourly_rate', { hourly_rate: 100_000_000 }, { hourly_rate: 100_000_001 }],
  ])('has a maximum: %s', async (field, longest, longer) => {
    const tutor = await waitingTutor();
    expect((await tutor.save(longest)).body).toMatchObject(longest);
    const rejection = await tutor.save(longer);
    expect([rejection.status, Object.keys(rejection.body.detail)]).toEqual([422, [field]]);
    expect(await tutor.read()).toMatchObject(longest);
  });

  it('is stored without surrounding blanks', async () => {
    const tutor = await waitingTutor();
    const { body } = await tutor.save({ headline: '  Chemistry ', subjects: [' Chemistry  '] });
    expect(body).toMatchObject({ headline: 'Chemistry', subjects: ['Chemistry'] });
  });
});
