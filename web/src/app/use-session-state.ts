import { type Reading, type SessionState, sessionState } from '@akada/core/access/session-state.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../features/accounts/api.ts';
import { refusedCall } from '../lib/http/api-error.ts';
import { askAgain } from '../lib/query/ask-again.ts';
import { tutorProfileQuery } from '../lib/session/own-tutor-profile.ts';
import { type StoredUser, useSession } from '../lib/session/session-store.ts';

interface GuardedSession {
  session: SessionState<StoredUser>;
  /** Undefined until the server has answered. */
  email: string | undefined;
  /** True while the account is requested for the first time. */
  isAsking: boolean;
  /** The error that prevents a decision about the session, if any. */
  error: Error | null;
  /** Repeats failed and missing requests. */
  retry: () => void;
}

/** Combines the device's stored session with the server's answers, by the rule in core. */
export function useSessionState(): GuardedSession {
  const { hasToken, user: storedUser, tutorProfileExists } = useSession();
  const queries = useQueryClient();
  const account = useQuery({ ...currentUserQuery, enabled: hasToken });
  const isTutor = (account.data ?? storedUser)?.role === 'tutor';
  const profile = useQuery({
    ...tutorProfileQuery,
    select: (found) => found !== null,
    enabled: hasToken && isTutor,
  });

  return {
    session: sessionState<StoredUser>({
      tokenStored: hasToken,
      storedUser: storedUser,
      account: getReading(account),
      storedTutorProfile: tutorProfileExists,
      tutorProfile: getReading(profile),
    }),
    email: account.data?.email,
    isAsking: account.isLoading,
    error: account.error ?? profile.error,
    retry: () => void askAgain(queries, [currentUserQuery.queryKey, tutorProfileQuery.queryKey]),
  };
}

/** Data from an earlier request stays valid if reading it again fails. */
function getReading<Value>({ data, error }: UseQueryResult<Value>): Reading<Value> {
  if (data !== undefined) return { kind: 'answered', value: data };
  return error === null ? { kind: 'pending' } : { kind: 'failed', call: refusedCall(error) };
}
