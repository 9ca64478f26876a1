import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/form/action-button.tsx';
import type { useMarkAllRead } from './api.ts';

interface MarkAllProps {
  /** True if any notification is unread. */
  isOffered: boolean;
  marking: ReturnType<typeof useMarkAllRead>;
}

/** Offered while something is unread. The button disappears when pressed, so the confirmation takes the focus. */
export function MarkAll({ isOffered, marking }: MarkAllProps) {
  const done = useRef<HTMLParagraphElement>(null);
  const isDone = !isOffered && marking.isSuccess;

  useEffect(() => {
    if (isDone && document.activeElement === document.body) done.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <Text ref={done} c="dimmed" tabIndex={-1}>
        All are read
      </Text>
    );
  }
  if (!isOffered) return null;
  return (
    <ActionButton
      variant="subtle"
      px={8}
      isBusy={marking.isPending}
      onClick={() => marking.mutate(undefined)}
    >
      Mark all as read
    </ActionButton>
  );
}
