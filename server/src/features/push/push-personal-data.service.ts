import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { pushDays, pushDeclines, pushDevices } from './push.tables.ts';

const secret = 'allows its holder to send to the device';

/** Personal data in reminders on devices. */
export const pushPersonalData: PersonalData = {
  tables: [
    personalTable(pushDevices, {
      name: 'reminder-devices',
      owned: pushDevices.userId,
      order: [pushDevices.createdAt, pushDevices.id],
      withheld: {
        session_id: 'is in the list of sign-ins',
        key_id: 'names a key of the installation',
        endpoint: secret,
        client_key: secret,
        client_secret: secret,
      },
    }),
    personalTable(pushDays, {
      name: 'reminders',
      owned: pushDays.userId,
      order: [pushDays.localDay],
    }),
    personalTable(pushDeclines, {
      name: 'declined-reminders',
      owned: pushDeclines.userId,
      order: [pushDeclines.userId],
    }),
  ],
  notHandedOut: {
    push_schedules: 'says when the next reminder is decided',
    push_messages: 'says how far the delivery of a reminder got',
  },
};
