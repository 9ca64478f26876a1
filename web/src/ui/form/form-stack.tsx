import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** The fields of a form, as wide as a line that reads well, whatever stands around them. */
export function FormStack({ children }: { children: ReactNode }) {
  return <Stack maw="var(--akada-form-width)">{children}</Stack>;
}
