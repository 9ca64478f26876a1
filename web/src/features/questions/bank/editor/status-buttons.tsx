import type { BankStatus } from '@akada/contract/material/question-fields.ts';
import { Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { ActionButton } from '../../../../ui/form/action-button.tsx';
import { statusNames } from '../bank-words.ts';

const steps: Record<BankStatus, readonly (readonly [next: BankStatus, text: string])[]> = {
  draft: [['published', 'Publish']],
  published: [
    ['draft', 'Make it a draft'],
    ['retired', 'Retire'],
  ],
  retired: [
    ['draft', 'Make it a draft'],
    ['published', 'Publish again'],
  ],
};

interface StatusButtonsProps {
  status: BankStatus;
  changing: UseMutationResult<void, Error, BankStatus>;
}

/** The status of the question, and its next steps. */
export function StatusButtons({ status, changing }: StatusButtonsProps) {
  return (
    <>
      <Text fw={600}>{statusNames[status]}</Text>
      {steps[status].map(([next, text]) => (
        <ActionButton
          key={next}
          variant={next === 'published' ? 'filled' : 'default'}
          isBusy={changing.isPending}
          onClick={() => changing.mutate(next)}
        >
          {text}
        </ActionButton>
      ))}
    </>
  );
}
