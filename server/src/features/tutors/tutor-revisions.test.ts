/**
 * Tests changes by an approved tutor: facts that students rely on wait for approval, and the approved version
 * shows in the meantime.
 */

import type { TutorProfileForm } from '@akada/contract/base/tutors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardDuring } from '../../testing/heard-hints.ts';
import { inLine } from '../../testing/postgres/barrier.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tutorForm } from '../../testing/tutors.ts';
import { getAudit } from '../admin/testing/administrators.ts';
import {
  type Account,
  createAccount,
  createWaitingTutor,
  getStates,
  listTutors,
  reason,
} from './testing/tutor-accounts.ts';

let app: TestApp;
let admin: Account;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin' });
});

afterAll(() => app.close());

const claim = { headline: 'Chemistry and medicine', qualifications: ['M.D.'] };

type Tutor = Awaited<ReturnType<typeof approvedTutor>>;

async function approvedTutor() {
  const tutor = await createWaitingTutor(app, admin);
  await tutor.approve();
  /** Saves a change that waits. @returns the version that an administrator sees */
  const propose = async (change: Partial<TutorProfileForm> = claim): Promise<string> =>
    (await tutor.save(change)).body.revision.version;
  return { ...tutor, propose };
}

const lockOf = ({ userId }: Tutor) => ({
  sql: 'SELECT FROM tutor_profiles WHERE user_id = $1 FOR UPDATE',
  values: [userId],
});

const conflict = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

/** Audit entries of a tutor after the first approval. */
const getDecisions = async ({ userId }: Tutor) => (await getAudit(app, userId)).slice(1);

describe('a change of an approved profile', () => {
  it('waits, while the profile says what is approved', async () => {
    const tutor = await approvedTutor();
    const saved = await tutor.save(claim);
    expect(saved.body).toMatchObject({
      ...tutorForm,
      state: 'approved',
      revision: { state: 'pending', rejection_reason: null, content: claim },
    });
    expect(await tutor.read()).toEqual(saved.body);
    expect((await listTutors(admin, 'approved')).at(-1)?.profile).toMatchObject(tutorForm);
  });

  it('shows immediately if it concerns only price and time zone', async () => {
    const tutor = await approvedTutor();
    const change = { hourly_rate: 1, time_zone: 'Africa/Accra' };
    expect((await tutor.save(change)).body).toMatchObject({ ...change, state: 'approved', revision: null });
    expect(await getStates(admin, tutor.userId)).toEqual(['approved']);
  });

  it('sets the price immediately while the rest waits', async () => {
    const tutor = await approvedTutor();
    const { body } = await tutor.save({ ...claim, hourly_rate: 1 });
    expect(body).toMatchObject({
      headline: tutorForm.headline,
      hourly_rate: 1,
      revision: { content: claim },
    });
  });

  it('has no effect when it is repeated', async () => {
    const tutor = await approvedTutor();
    const [first, again] = [await tutor.save(claim), await tutor.save(claim)];
    expect(again.body.revision).toEqual(first.body.revision);
  });

  it('becomes a new version if it is edited again, and keeps its place in the queue', async () => {
    const tutor = await approvedTutor();
    const { revision: first } = (await tutor.save(claim)).body;
    const { revision: second } = (await tutor.save({ subjects: ['Biology'] })).body;
    expect(second).toMatchObject({ content: { headline: tutorForm.headline, subjects: ['Biology'] } });
    expect(second.version).not.toBe(first.version);
    expect(second.pending_since).toBe(first.pending_since);
  });

  it('back to what is approved ends it', async () => {
    const tutor = await approvedTutor();
    await tutor.propose();
    expect((await tutor.save()).body).toMatchObject({ ...tutorForm, revision: null });
    expect(await getStates(admin, tutor.userId)).toEqual(['approved']);
  });

  it('is withdrawn by its tutor, once or twice', async () => {
    const tutor = await approvedTutor();
    await tutor.propose();
    for (const { status, body } of [await tutor.withdraw(), await tutor.withdraw()]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...tutorForm, state: 'approved', revision: null });
    }
    expect((await tutor.read()).revision).toBeNull();
  });

  it('cannot be withdrawn if there is no profile', async () => {
    const other = await createAccount(app, { role: 'tutor' });
    expect((await other.call('DELETE', '/tutors/me/revision')).status).toBe(404);
  });

  it('exists once for each profile, and has two states, enforced by the database', async () => {
    const tutor = await approvedTutor();
    await tutor.propose();
    const copy = (changes: string) =>
      app.platform.database.pool.query(
        `INSERT INTO tutor_revisions SELECT (jsonb_populate_record(r, $2::jsonb)).* FROM tutor_revisions r
         WHERE user_id = $1`,
        [tutor.userId, changes],
      );
    await expect(copy('{"version": "00000000-0000-4000-8000-000000000009"}')).rejects.toThrow(
      /tutor_revisions_pkey/,
    );
    const { userId } = await createAccount(app, { role: 'tutor' });
    const elsewhere = { user_id: userId, version: userId };
    await expect(copy(JSON.stringify(elsewhere))).rejects.toThrow(/foreign key/);
    await expect(copy(JSON.stringify({ ...elsewhere, state: 'approved' }))).rejects.toThrow(/state_check/);
    await expect(copy(JSON.stringify({ ...elsewhere, state: 'rejected' }))).rejects.toThrow(/check/);
  });
});

describe('the list of pending tutors', () => {
  it('shows a change next to the approved version, longest wait first', async () => {
    const changed = await approvedTutor();
    const first = await createWaitingTutor(app, admin);
    const version = await changed.propose();
    const last = await createWaitingTutor(app, admin);
    const waiting = await listTutors(admin, 'pending');
    const ours = [first, changed, last].map(({ userId }) => userId);
    expect(waiting.map(({ user_id }) => user_id).slice(-3)).toEqual(ours);
    expect(waiting.at(-2)?.profile).toMatchObject({
      headline: tutorForm.headline,
      state: 'approved',
      revision: { version, content: claim },
    });
    const overview = (await admin.call('GET', '/admin/overview')).body;
    expect(overview.waiting.find(({ kind }: { kind: string }) => kind === 'tutors')?.count ?? 0).toBe(
      (await listTutors(admin, 'pending')).length,
    );
  });

  it('has no change that was rejected or withdrawn', async () => {
    const [rejected, withdrawn] = [await approvedTutor(), await approvedTutor()];
    await rejected.rejectRevision(await rejected.propose());
    await withdrawn.propose();
    await withdrawn.withdraw();
    for (const { userId } of [rejected, withdrawn]) {
      expect(await getStates(admin, userId)).toEqual(['approved']);
    }
  });
});

describe('an approval', () => {
  it('makes the change the profile; repeated it answers the same', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    const [first, again] = [await tutor.approveRevision(version), await tutor.approveRevision(version)];
    expect(first.body.profile).toMatchObject({ ...tutorForm, ...claim, state: 'approved', revision: null });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await tutor.read()).toEqual(first.body.profile);
    expect((await tutor.events()).slice(2)).toEqual([['tutor.revision_approved', null]]);
    expect(await getDecisions(tutor)).toEqual([
      {
        actor_id: admin.userId,
        action: 'tutor.approve_revision',
        facts: {
          before: {
            state: 'pending',
            reason: null,
            headline: tutorForm.headline,
            qualifications: tutorForm.qualifications.join('\n'),
          },
          after: { state: 'approved', reason: null, headline: claim.headline, qualifications: 'M.D.' },
        },
      },
    ]);
  });

  it('keeps a price that was set after the change', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    await tutor.save({ ...claim, hourly_rate: 1 });
    await tutor.approveRevision(version);
    expect(await tutor.read()).toMatchObject({ ...claim, hourly_rate: 1 });
  });

  it('applies only to the version seen', async () => {
    const tutor = await approvedTutor();
    const visibleText = await tutor.propose();
    const version = await tutor.propose({ headline: 'Surgery' });
    expect(conflict(await tutor.approveRevision(visibleText))).toEqual([409, 'conflict']);
    expect(await tutor.read()).toMatchObject({
      headline: tutorForm.headline,
      revision: { version, content: { headline: 'Surgery' } },
    });
    expect(await getDecisions(tutor)).toEqual([]);
  });

  it('needs another look if the change was withdrawn and proposed again', async () => {
    const tutor = await approvedTutor();
    const visibleText = await tutor.propose();
    await tutor.withdraw();
    expect(conflict(await tutor.approveRevision(visibleText))).toEqual([409, 'conflict']);
    await tutor.propose();
    expect(conflict(await tutor.approveRevision(visibleText))).toEqual([409, 'conflict']);
    expect(await tutor.read()).toMatchObject(tutorForm);
  });
});

describe('a rejection', () => {
  it('gives the reason, and the approved profile stays as it was', async () => {
    const tutor = await approvedTutor();
    const before = await tutor.read();
    const version = await tutor.propose();
    const [first, again] = [await tutor.rejectRevision(version), await tutor.rejectRevision(version)];
    expect(first.body.profile.revision).toMatchObject({ state: 'rejected', rejection_reason: reason });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const { revision, updated_at: _, ...profile } = await tutor.read();
    expect({ ...before, ...profile }).toEqual(before);
    expect(revision).toMatchObject({ content: claim, state: 'rejected', rejection_reason: reason });
    expect((await tutor.events()).slice(2)).toEqual([['tutor.revision_rejected', reason]]);
    expect(await getDecisions(tutor)).toMatchObject([
      {
        action: 'tutor.reject_revision',
        facts: {
          before: { state: 'pending', headline: tutorForm.headline },
          after: { state: 'rejected', reason, headline: claim.headline },
        },
      },
    ]);
  });

  it('stands until the tutor changes something: the same content does not wait again', async () => {
    const tutor = await approvedTutor();
    await tutor.rejectRevision(await tutor.propose());
    expect((await tutor.save({ ...claim, hourly_rate: 1 })).body).toMatchObject({
      hourly_rate: 1,
      revision: { state: 'rejected' },
    });
    const { revision } = (await tutor.save({ headline: 'Medicine' })).body;
    expect(revision).toMatchObject({ state: 'pending', rejection_reason: null });
    expect(await getStates(admin, tutor.userId)).toEqual(['pending', 'approved']);
    expect((await tutor.approveRevision(revision.version)).status).toBe(200);
  });

  it('can be put aside by its tutor', async () => {
    const tutor = await approvedTutor();
    await tutor.rejectRevision(await tutor.propose());
    expect((await tutor.withdraw()).body).toMatchObject({ state: 'approved', revision: null });
  });

  it('with another reason fails: the tutor has read the first one', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    await tutor.rejectRevision(version);
    expect(conflict(await tutor.rejectRevision(version, 'Another one.'))).toEqual([409, 'conflict']);
    expect((await tutor.read()).revision?.rejection_reason).toBe(reason);
  });
});

it('a decision is heard of by the open pages of its tutor, a repetition is not', async () => {
  const tutor = await approvedTutor();
  const version = await tutor.propose();
  const heard = await heardDuring(app, tutor.userId, async () => {
    await tutor.approveRevision(version);
    await tutor.approveRevision(version);
  });
  expect(heard).toEqual([{ topic: 'account', id: null }]);
});

describe('at the same moment', () => {
  it('the first of two administrators decides: an approval stays one', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    const [approved, rejected] = await inLine(app, lockOf(tutor), [
      () => tutor.approveRevision(version),
      () => tutor.rejectRevision(version),
    ]);
    expect([approved.status, ...conflict(rejected)]).toEqual([200, 409, 'conflict']);
    expect(await tutor.read()).toMatchObject({ ...claim, state: 'approved', revision: null });
    expect(await getDecisions(tutor)).toHaveLength(1);
  });

  it('the first of two administrators decides: a rejection stays one', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    const [rejected, approved] = await inLine(app, lockOf(tutor), [
      () => tutor.rejectRevision(version),
      () => tutor.approveRevision(version),
    ]);
    expect([rejected.status, ...conflict(approved)]).toEqual([200, 409, 'conflict']);
    expect(await tutor.read()).toMatchObject({ ...tutorForm, revision: { state: 'rejected' } });
  });

  it('two administrators approve once', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    const approve = () => tutor.approveRevision(version);
    const [first, second] = await inLine(app, lockOf(tutor), [approve, approve]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await getDecisions(tutor)).toHaveLength(1);
    expect((await tutor.events()).slice(2)).toEqual([['tutor.revision_approved', null]]);
  });

  it.each(['approveRevision', 'rejectRevision'] as const)(
    'a tutor who changes it first is not decided upon (%s)',
    async (decide) => {
      const tutor = await approvedTutor();
      const version = await tutor.propose();
      const [saved, decided] = await inLine(app, lockOf(tutor), [
        () => tutor.save({ headline: 'Surgery' }),
        () => tutor[decide](version),
      ]);
      expect([saved.status, ...conflict(decided)]).toEqual([200, 409, 'conflict']);
      expect(await tutor.read()).toMatchObject({
        ...tutorForm,
        revision: { state: 'pending', content: { headline: 'Surgery' } },
      });
    },
  );

  it('a tutor who changes it after the approval has the approved version and a new change', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    const [approved, saved] = await inLine(app, lockOf(tutor), [
      () => tutor.approveRevision(version),
      () => tutor.save({ ...claim, headline: 'Surgery' }),
    ]);
    expect(approved.status).toBe(200);
    expect(saved.body).toMatchObject({
      ...claim,
      revision: { state: 'pending', content: { ...claim, headline: 'Surgery' } },
    });
  });

  it('the approved version stays if its tutor withdraws first', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    const [withdrawn, approved] = await inLine(app, lockOf(tutor), [
      () => tutor.withdraw(),
      () => tutor.approveRevision(version),
    ]);
    expect([withdrawn.status, ...conflict(approved)]).toEqual([200, 409, 'conflict']);
    expect(await tutor.read()).toMatchObject({ ...tutorForm, revision: null });
  });
});

describe('a withdrawn approval of the tutor', () => {
  it('leaves the change with its tutor, and no one decides it before the profile', async () => {
    const tutor = await approvedTutor();
    const version = await tutor.propose();
    await tutor.reject();
    expect(await tutor.read()).toMatchObject({ state: 'rejected', revision: { version, content: claim } });
    expect(await getStates(admin, tutor.userId)).toEqual(['rejected']);
    expect(conflict(await tutor.approveRevision(version))).toEqual([409, 'conflict']);
    await tutor.approve();
    expect((await tutor.approveRevision(version)).body.profile).toMatchObject(claim);
  });

  it('ends the change with the profile that its tutor sends next', async () => {
    const tutor = await approvedTutor();
    await tutor.propose();
    await tutor.reject();
    expect((await tutor.save(claim)).body).toMatchObject({ ...claim, state: 'pending', revision: null });
    await tutor.approve();
    expect(await tutor.read()).toMatchObject({ ...claim, state: 'approved', revision: null });
  });
});
