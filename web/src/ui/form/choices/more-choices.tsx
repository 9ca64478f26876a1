import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const asHighAsAThumb = { minHeight: 44, paddingBlock: 10, cursor: 'pointer' } as const;

interface MoreChoicesProps {
  /** A summary of its fields or of their values. */
  summary: string;
  /** True if it starts open, because a field in it has a value or lacks one. */
  isOpen?: boolean;
  /** Called when it is opened, and on the first paint if it starts open. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Fields that most people leave unchanged. An invalid one opens the fold (`useCheckedForm`). */
export function MoreChoices({ summary, isOpen = false, onOpen, children }: MoreChoicesProps) {
  const [startsOpen] = useState(isOpen);
  return (
    <details open={startsOpen} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary style={asHighAsAThumb}>More choices: {summary}</summary>
      <Stack mt="xs">{children}</Stack>
    </details>
  );
}
