/** The current user and signing out: calls of every page behind the sign-in. */
import { currentUser, logout, type User } from '@akada/contract/identity/accounts.ts';
import { tokenMissing, userRefreshFailure } from '@akada/core/access/failed-call.ts';
import { queryOptions } from '@tanstack/react-query';
import { NotSignedInError, refusedCall } from '../../lib/http/api-error.ts';
import { call } from '../../lib/http/call.ts';
import { changedBy } from '../../lib/query/topics.ts';
import { accessToken, eraseSession, refreshToken, storeUser } from '../../lib/session/session-store.ts';

export async function readCurrentUser(signal?: AbortSignal): Promise<User> {
  if (accessToken() === null) throw new NotSignedInError(tokenMissing);

  try {
    const user = await call(currentUser, { signal });
    storeUser(user);
    return user;
  } catch (error) {
    const rejection = refusedCall(error);
    const sentence = rejection && userRefreshFailure(rejection);
    if (error instanceof Error && sentence !== null) error.message = sentence;
    throw error;
  }
}

export const currentUserQuery = queryOptions({
  queryKey: ['accounts', 'current-user'],
  queryFn: ({ signal }) => readCurrentUser(signal),
  meta: changedBy('account'),
});

/** The device always clears its session; the server learns it if it can be reached. */
export async function signOut(): Promise<void> {
  const token = refreshToken();
  const logoutCall =
    token === null ? null : call(logout, { body: { refresh_token: token }, retries: 0, outlivesPage: true });

  eraseSession();
  await logoutCall?.catch(() => {});
}
