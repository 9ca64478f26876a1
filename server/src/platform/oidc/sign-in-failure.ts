/** The reason why a sign-in at a provider failed. */
export interface SignInFailure {
  /**
   * `denied` by the person; `refused` if a check of ours or of the provider fails; `unavailable` if the
   * provider fails.
   */
  reason: 'denied' | 'refused' | 'unavailable';
  /** A code for the log from the library, never from the provider or the address. */
  code: string;
}

/** Answers that no provider in good order gives. */
const brokenAnswers = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Errors by which a provider says that it, or our registration there, is not in order (RFC 6749, 4.1.2.1 and 5.2). */
const providerErrors = new Set([
  'server_error',
  'temporarily_unavailable',
  'invalid_client',
  'unauthorized_client',
]);

/**
 * @param error as thrown by openid-client
 * @throws whatever is no failure of a sign-in
 */
export async function getFailure(error: unknown): Promise<SignInFailure> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } =
    await import('openid-client');
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return { reason: 'denied', code: error.code };
    return { reason: saidByProvider(error.error), code: error.code };
  }
  if (error instanceof ResponseBodyError) {
    const failing = error.status >= 500;
    return { reason: failing ? 'unavailable' : saidByProvider(error.error), code: error.code };
  }
  // Only the request with our client secret can get this answer.
  if (error instanceof WWWAuthenticateChallengeError) return { reason: 'unavailable', code: error.code };
  if (error instanceof ClientError) {
    const code = error.code ?? 'unknown';
    const broken = brokenAnswers.has(code) && !isOurMistake(error.cause);
    return { reason: broken ? 'unavailable' : 'refused', code };
  }
  // fetch throws this error if no server answers.
  if (error instanceof TypeError) return { reason: 'unavailable', code: 'no_connection' };

  throw error;
}

/** Some providers reject without the agreed error format. */
function isOurMistake(cause: unknown): boolean {
  return cause instanceof Response && cause.status >= 400 && cause.status < 500;
}

function saidByProvider(error: string): SignInFailure['reason'] {
  return providerErrors.has(error) ? 'unavailable' : 'refused';
}
