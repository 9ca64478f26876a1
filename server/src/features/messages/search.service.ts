/** The search in a person's own conversations, and the count of unread messages. */
import type { FoundMessage } from '@akada/contract/observers/message-care.ts';
import { messageLimits } from '@akada/core/messages/message-rules.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { countUnread } from './conversation/messages.repo.ts';
import { type FoundRow, findWithText } from './search.repo.ts';

export type MessageSearch = ReturnType<typeof createMessageSearch>;

/** Characters of an excerpt, and of it before the words. */
const excerptLength = 160;
const leadLength = 40;

export function createMessageSearch({ database: { db } }: Pick<Platform, 'database'>) {
  return {
    countUnread: (userId: string) => countUnread(db, userId),
    async find(userId: string, { text, cursor }: { text: string; cursor: string | undefined }) {
      const limit = messageLimits.found;
      const rows = await findWithText(db, userId, { text, cursor: toPosition(cursor), limit: limit + 1 });
      const page = rows.slice(0, limit);
      const people = await peopleById(db, [...new Set(page.map(({ otherId }) => otherId))]);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        items: page.map((row): FoundMessage => {
          const person = people.get(row.otherId);
          const { id: otherId, fullName = '', pictureUrl = null } = person ?? { id: row.otherId };
          return {
            id: row.id,
            conversation_id: row.conversationId,
            position: row.position,
            person: { id: otherId, full_name: fullName, picture_url: pictureUrl },
            mine: row.authorId === userId,
            text: getExcerpt(row, text),
            written_at: row.writtenAt,
          };
        }),
        next: last === undefined ? null : `${last.writtenAt}_${last.id}`,
      };
    },
  };
}

/** @returns the position that `next` of an earlier page names; null for the first page and for a wrong moment */
function toPosition(cursor: string | undefined): { writtenAt: string; id: string } | null {
  const [writtenAt = '', id = ''] = cursor?.split('_') ?? [];
  return isUuid.test(id) && !Number.isNaN(Date.parse(writtenAt)) ? { writtenAt, id } : null;
}

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Accents do not move the words by more than a few letters, so that the place in the folded text is near enough. */
function getExcerpt({ text }: Pick<FoundRow, 'text'>, searched: string): string {
  const start = Math.max(0, fold(text).indexOf(fold(searched)) - leadLength);
  const end = start + excerptLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
