import type { Notification } from '@akada/contract/observers/notifications.ts';
import { useEffect, useState } from 'react';

/** A row that stays in its place although the list may omit it. */
interface RetainedRow {
  notification: Notification;
  /** `restored`: the server has it again, and the list that contains it is loading. */
  state: 'deleted' | 'restored';
}

const latestFirst = (one: Notification, other: Notification) =>
  other.created_at.localeCompare(one.created_at);

/**
 * Keeps just-deleted notifications in place so that they can be restored. A row that left between its
 * restoring and the next list would lose the focus, and keyboard users their place.
 */
export function useDeletions(listed: readonly Notification[]) {
  const [retained, setRetained] = useState<readonly RetainedRow[]>([]);
  const isListed = ({ id }: Notification) => listed.some((one) => one.id === id);
  const isDeleted = ({ id }: Notification) =>
    retained.some(({ notification, state }) => notification.id === id && state === 'deleted');

  useEffect(() => {
    const isBack = ({ notification, state }: RetainedRow) =>
      state === 'restored' && listed.some(({ id }) => id === notification.id);
    if (retained.some(isBack)) setRetained(retained.filter((row) => !isBack(row)));
  }, [listed, retained]);

  const without = ({ id }: Notification, rows: readonly RetainedRow[]) =>
    rows.filter(({ notification }) => notification.id !== id);
  const retain = (notification: Notification, state: RetainedRow['state']) =>
    setRetained((previous) => [...without(notification, previous), { notification, state }]);

  return {
    items: [
      ...listed,
      ...retained.map(({ notification }) => notification).filter((it) => !isListed(it)),
    ].sort(latestFirst),
    isDeleted,
    remove: (notification: Notification) => retain(notification, 'deleted'),
    restore: (notification: Notification) => retain(notification, 'restored'),
    forget: (notification: Notification) => setRetained((previous) => without(notification, previous)),
  };
}
