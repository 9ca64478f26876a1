import { ActionIcon } from '@mantine/core';
import { IconTextDecrease, IconTextIncrease } from '@tabler/icons-react';
import type { useTextSize } from './reading-choices.ts';

/** Two buttons; at the largest or smallest size one is disabled but keeps the focus. */
export function TextSize({ of: { larger, smaller } }: { of: ReturnType<typeof useTextSize> }) {
  const buttons = [
    ['Smaller text', smaller, IconTextDecrease],
    ['Larger text', larger, IconTextIncrease],
  ] as const;

  return buttons.map(([label, step, Picture]) => (
    <ActionIcon
      key={label}
      size={44}
      color="gray"
      c={step === null ? 'dimmed' : 'inherit'}
      aria-label={label}
      title={label}
      aria-disabled={step === null}
      onClick={() => step?.()}
    >
      <Picture size={20} aria-hidden />
    </ActionIcon>
  ));
}
