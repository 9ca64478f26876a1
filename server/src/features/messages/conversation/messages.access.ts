/** The only way from an id that a caller sent to a conversation or its files: its two people may, and nobody else. */
import { type Authorized, authorize } from '../../../platform/access/authorize.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { findAttachment } from './attachments.repo.ts';
import type { AttachmentRow } from './attachments.tables.ts';
import { findOwn, type OwnConversation } from './messages.repo.ts';

export type OpenedConversation = Authorized<OwnConversation>;
export type MessagesAccess = ReturnType<typeof createMessagesAccess>;

type Reader = Pick<Caller, 'userId'>;

export function createMessagesAccess({ db }: Pick<Database, 'db'>) {
  const findReadable = async (userId: string, id: string): Promise<AttachmentRow | null> => {
    const row = await findAttachment(db, id);
    if (row === null || row.authorId === userId) return row;
    // A file without a message has not been sent yet.
    const isReceived = row.messageId !== null && (await findOwn(db, userId, row.conversationId)) !== null;
    return isReceived ? row : null;
  };

  return {
    /** @throws Fault `not_found` */
    own: ({ userId }: Reader, id: string): Promise<OpenedConversation> =>
      authorize(findOwn(db, userId, id), ({ mine }) => mine.userId === userId),
    /** @throws Fault `not_found` also for an attachment of the other that is not sent yet */
    attachment: ({ userId }: Reader, id: string): Promise<Authorized<AttachmentRow>> =>
      authorize(findReadable(userId, id), () => true),
  };
}
