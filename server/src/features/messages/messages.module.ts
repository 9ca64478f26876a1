import { messageNotifications as texts } from '@akada/core/notifications/messages.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SharesService } from '../sharing/shares.service.ts';
import type { SupportService } from '../support/support.service.ts';
import { createAdultMarks } from './adults/adults.service.ts';
import { createAttachedFiles, uploadsKey } from './attachments/attached-files.service.ts';
import { createAttaching } from './attachments/attaching.service.ts';
import { attachmentRoutes } from './attachments/attachments.http.ts';
import { createMessagesAccess } from './conversation/messages.access.ts';
import { messageReceived } from './conversation/messages.events.ts';
import { messageCareRoutes } from './message-care.http.ts';
import { messagesRoutes } from './messages.http.ts';
import { createMessagesService } from './messages.service.ts';
import { messagesPersonalData } from './messages-personal-data.service.ts';
import { createQuiet } from './quiet/quiet.service.ts';
import { createReportedMessages } from './reports/reports.service.ts';
import { createMessageSearch } from './search.service.ts';
import { createSending, type MessagesPort, sendingKey } from './sending.service.ts';

interface MessagesUses {
  support: Pick<SupportService, 'write'>;
  shares: Pick<SharesService, 'create'>;
}

const dayMs = 24 * 60 * 60_000;

/** Messages between tutors and their students. */
export function createMessages(platform: Platform, uses: MessagesUses) {
  const access = createMessagesAccess(platform.database);
  const messages = createMessagesService({ ...platform, ...uses });
  const sending = createSending(platform);
  const files = createAttachedFiles(platform);
  const quiet = createQuiet(platform);
  const module: FeatureModule = {
    routes: [
      ...messagesRoutes({ access, messages, sending }),
      ...attachmentRoutes({ access, files, attaching: createAttaching({ ...platform, ...uses }) }),
      ...messageCareRoutes({
        search: createMessageSearch(platform),
        quiet,
        reported: createReportedMessages(platform),
        adultMarks: createAdultMarks(platform),
      }),
    ],
    tasks: [
      quiet.task,
      ...files.tasks,
      { name: 'messages.delete_old', everyMs: dayMs, run: () => messages.deleteOld() },
    ],
    notifications: [notifyOf(messageReceived, texts.received, ({ facts }) => facts)],
    personalData: [
      messagesPersonalData(async (tx, { userId }) => {
        await deleteWindow(tx, sendingKey(userId));
        await deleteWindow(tx, uploadsKey(userId));
      }),
    ],
  };
  const service: MessagesPort = { open: messages.open, send: sending.send };
  return { module, service };
}
