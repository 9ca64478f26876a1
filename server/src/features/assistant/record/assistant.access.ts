/** The only ways from an id that a caller sent to a conversation and to an answer. */
import { type Authorized, authorize, ownedBy } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findAnswer } from './answers.repo.ts';
import type { AnswerRow, ThreadRow } from './assistant.tables.ts';
import { findThread } from './threads.repo.ts';

export type OwnAnswer = Authorized<AnswerRow>;

/** @throws Fault `not_found`, exactly the same for a missing, a deleted and another person's conversation */
export interface AuthorizeAssistant {
  thread(caller: Pick<Caller, 'userId'>, id: string): Promise<Authorized<ThreadRow>>;
  answer(caller: Pick<Caller, 'userId'>, id: string): Promise<Authorized<AnswerRow>>;
}

export function createAuthorizeAssistant({ db }: Pick<Database, 'db'>): AuthorizeAssistant {
  return {
    thread: (caller, id) => authorize(findThread(db, id), ownedBy(caller)),
    answer: (caller, id) => authorize(findAnswer(db, id), ownedBy(caller)),
  };
}
