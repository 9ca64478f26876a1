/** The only way from an id that a caller sent to a conversation: both of its people may, and nobody else. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findOwn, type OwnConversation } from './messages.repo.ts';

export type OpenedConversation = Authorized<OwnConversation>;
export type MessagesAccess = ReturnType<typeof createMessagesAccess>;

export function createMessagesAccess({ db }: Pick<Database, 'db'>) {
  return {
    /** @throws Fault `not_found` */
    own: ({ userId }: Pick<Caller, 'userId'>, id: string): Promise<OpenedConversation> =>
      authorize(findOwn(db, userId, id), ({ mine }) => mine.userId === userId),
  };
}
