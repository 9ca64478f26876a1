import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const asHighAsAThumb = { minHeight: 44, paddingBlock: 10, cursor: 'pointer' } as const;

interface MoreChoicesProps {
  /** A summary of its fields or of their values. */
  of: string;
  /** True if it starts open, because a field in it has a value or lacks one. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that most people leave unchanged. An invalid one opens the fold (`useCheckedForm`). */
export function MoreChoices({ of, isOpen = false, children }: MoreChoicesProps) {
  const [begins] = useState(isOpen);
  return (
    <details open={begins}>
      <summary style={asHighAsAThumb}>More choices: {of}</summary>
      <Stack mt="xs">{children}</Stack>
    </details>
  );
}
