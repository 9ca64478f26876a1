/**
 * A question with its key and its place, for the features that help with it. The caller checks if its key is
 * held.
 */
import { markAnswer } from '@akada/core/question-types/question-types.ts';
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
  Pick<StoredQuestion, 'sourcePage' | 'sourceSection' | 'sourceQuote'> & {
    keys: number[];
    isWritten: boolean;
  };

/** @returns as `AuthorizePractisable`, with the keys of the question */
export function createAuthorizeAskable(authorizePractisable: AuthorizePractisable) {
  return async (...requested: Parameters<AuthorizePractisable>): Promise<Authorized<AskableQuestion>> => {
    const question = await authorizePractisable(...requested);
    return Object.assign(question, getRightTexts(question));
  };
}

/** Help must not name the answer: without options, the parts of the right answer take their place. */
function getRightTexts(question: StoredQuestion): Pick<AskableQuestion, 'options' | 'keys' | 'isWritten'> {
  const { options, body } = question;
  if (body === null) return { options, keys: getKeys(question), isWritten: false };
  const keyTexts = markAnswer(body, null).parts.map(({ key }) => key);
  return { options: keyTexts, keys: keyTexts.map((_, index) => index), isWritten: true };
}

export type AuthorizeAskable = ReturnType<typeof createAuthorizeAskable>;
