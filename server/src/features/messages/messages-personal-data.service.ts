/** Exports a person's own messages, without words and files of the other person. */
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { adults } from './adults/adults.tables.ts';
import { getPersonalFiles } from './attachments/attached-files.service.ts';
import { messageAttachments } from './conversation/attachments.tables.ts';
import { conversationSides, conversations, messages } from './conversation/messages.tables.ts';
import { messageSettings } from './quiet/quiet.tables.ts';
import { messageReports } from './reports/reports.tables.ts';

/** @param clear removes what is not deleted with the account's row */
export function messagesPersonalData(clear: NonNullable<PersonalData['clear']>): PersonalData {
  return {
    tables: [
      personalTable(conversations, {
        name: 'conversations',
        owned: [conversations.firstId, conversations.secondId],
        order: [conversations.createdAt, conversations.id],
        withheld: {
          first_id: 'may name another person',
          second_id: 'may name another person',
        },
      }),
      personalTable(conversationSides, {
        name: 'read-and-blocked-conversations',
        owned: conversationSides.userId,
        order: [conversationSides.conversationId],
      }),
      personalTable(messages, {
        name: 'written-messages',
        owned: messages.authorId,
        order: [messages.writtenAt, messages.id],
        withheld: { words: 'is made from the text for the search' },
      }),
      personalTable(messageAttachments, {
        name: 'attachments-of-messages',
        owned: messageAttachments.authorId,
        order: [messageAttachments.createdAt, messageAttachments.id],
        withheld: { storage_key: 'says where the file is stored' },
      }),
      personalTable(messageSettings, {
        name: 'quiet-hours',
        owned: messageSettings.userId,
        order: [messageSettings.userId],
      }),
      personalTable(adults, { name: 'marked-as-adult', owned: adults.userId, order: [adults.userId] }),
      personalTable(messageReports, {
        name: 'reported-messages',
        owned: messageReports.reporterId,
        order: [messageReports.reportedAt, messageReports.requestId],
      }),
    ],
    files: getPersonalFiles,
    clear,
  };
}
