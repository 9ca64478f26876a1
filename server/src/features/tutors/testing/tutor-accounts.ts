/** A tutor and an administrator, as tests of the approval use them. */
import type { TutorProfile, TutorProfileForm, TutorState } from '@akada/contract/base/tutors.ts';
import type { AdminTutor } from '@akada/contract/observers/admin.ts';
import { createPerson, type PersonTraits, signIn } from '../../../testing/people.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { tutorForm } from '../../../testing/tutors.ts';

export type Account = Awaited<ReturnType<typeof createAccount>>;

export const reason = 'Say where you studied.';

/** @returns an account with a session */
export async function createAccount(app: TestApp, traits: PersonTraits) {
  const person = await createPerson(app, traits);
  const { access_token } = await signIn(app, person);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${access_token}` };
    const response = await app.http.inject({
      method,
      url: `/api/v1${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return { ...person, call };
}

/** @returns a tutor whose profile waits since a second after the one before, decided by this administrator */
export async function createWaitingTutor(
  app: TestApp,
  admin: Account,
  change: Partial<TutorProfileForm> = {},
) {
  const tutor = await createAccount(app, { role: 'tutor', profileCompleted: false });
  app.clock.advance(1_000);
  await tutor.call('POST', '/tutors/me', { ...tutorForm, ...change });
  const read = async (): Promise<TutorProfile> => (await tutor.call('GET', '/tutors/me')).body;
  const decide = (verdict: string, body: object) =>
    admin.call('POST', `/admin/tutors/${tutor.userId}/${verdict}`, body);

  return {
    ...tutor,
    read,
    /** Approve and reject decide the current version unless a version is given. */
    approve: async (version?: string) => decide('approve', { version: version ?? (await read()).version }),
    reject: async (input = reason, version?: string) =>
      decide('reject', { reason: input, version: version ?? (await read()).version }),
    save: (form: Partial<TutorProfileForm> = {}) => {
      app.clock.advance(1_000);
      return tutor.call('PUT', '/tutors/me', { ...tutorForm, ...form });
    },
    withdraw: () => tutor.call('DELETE', '/tutors/me/revision'),
    approveRevision: (version: string) => decide('revision/approve', { version }),
    rejectRevision: (version: string, input = reason) =>
      decide('revision/reject', { version, reason: input }),
    /** @returns names and reasons of the tutor's notifications, oldest first */
    async events(): Promise<[string, string | null][]> {
      const { rows } = await app.platform.database.pool.query(
        "SELECT name, facts FROM outbox_events WHERE user_id = $1 AND name LIKE 'tutor.%' ORDER BY id",
        [tutor.userId],
      );
      return rows.map(({ name, facts }) => [name, facts.reason ?? null]);
    },
  };
}

/** @returns the administrator's list of tutors in a state */
export async function listTutors(admin: Account, state: TutorState, paging = ''): Promise<AdminTutor[]> {
  return (await admin.call('GET', `/admin/tutors?state=${state}${paging}`)).body.items;
}

/** @returns the lists that contain a tutor */
export async function getStates(admin: Account, userId: string): Promise<TutorState[]> {
  const found: TutorState[] = [];
  for (const state of ['pending', 'approved', 'rejected'] as const) {
    if ((await listTutors(admin, state)).some(({ user_id }) => user_id === userId)) found.push(state);
  }
  return found;
}
