import type { Notification } from '@akada/contract/observers/notifications.ts';
import { useState } from 'react';

const latestFirst = (one: Notification, other: Notification) =>
  other.created_at.localeCompare(one.created_at);

/** What was deleted a moment ago stays among the others, in its place, to be taken back. */
export function useDeletions(listed: readonly Notification[]) {
  const [deleted, setDeleted] = useState<readonly Notification[]>([]);
  const isDeleted = ({ id }: Notification) => deleted.some((one) => one.id === id);

  return {
    items: [...listed.filter((one) => !isDeleted(one)), ...deleted].sort(latestFirst),
    isDeleted,
    remove: (notification: Notification) => setDeleted((before) => [...before, notification]),
    settle: ({ id }: Notification) => setDeleted((before) => before.filter((one) => one.id !== id)),
  };
}
