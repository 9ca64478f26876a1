import { messageNotifications as texts } from '@akada/core/notifications/messages.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SupportService } from '../support/support.service.ts';
import { createMessagesAccess } from './messages.access.ts';
import { messageReceived } from './messages.events.ts';
import { messagesRoutes } from './messages.http.ts';
import { createMessagesService } from './messages.service.ts';
import { conversationSides, conversations, messages } from './messages.tables.ts';
import { createSending, sendingKey } from './sending.service.ts';

/** Messages between tutors and their students. */
export function createMessages(platform: Platform, uses: { support: Pick<SupportService, 'write'> }) {
  const module: FeatureModule = {
    routes: messagesRoutes({
      access: createMessagesAccess(platform.database),
      messages: createMessagesService({ ...platform, ...uses }),
      sending: createSending(platform),
    }),
    notifications: [notifyOf(messageReceived, texts.received, ({ facts }) => facts)],
    personalData: [
      {
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
          }),
        ],
        clear: (tx, { userId }) => deleteWindow(tx, sendingKey(userId)),
      },
    ],
  };
  return { module };
}
