/**
 * A question with its key and its place, for the features that help with it. The caller checks if its key is
 * held.
 */
import type { Authorized } from '../../../platform/access/authorize.ts';
import { getKeys } from '../question/question-keys.ts';
import type { StoredQuestion } from '../question/questions.tables.ts';
import type { AuthorizePractisable } from './practisable.access.ts';

export type AskableQuestion = Pick<
  StoredQuestion,
  | 'id'
  | 'userId'
  | 'version'
  | 'stem'
  | 'options'
  | 'explanation'
  | 'feedback'
  | 'markup'
  | 'topic'
  | 'noteId'
> &
  Pick<StoredQuestion, 'sourcePage' | 'sourceSection' | 'sourceQuote'> & { keys: number[] };

/** @returns as `AuthorizePractisable`, with the keys of the question */
export function createAuthorizeAskable(authorizePractisable: AuthorizePractisable) {
  return async (...requested: Parameters<AuthorizePractisable>): Promise<Authorized<AskableQuestion>> => {
    const question = await authorizePractisable(...requested);
    return Object.assign(question, { keys: getKeys(question) });
  };
}

export type AuthorizeAskable = ReturnType<typeof createAuthorizeAskable>;
