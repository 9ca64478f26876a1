import type { InstallationStep } from '@akada/core/installation/steps.ts';
import { Group } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { type Installation, useSettleStep } from './api.ts';

interface StepButtonsProps {
  step: InstallationStep;
  isBusy: boolean;
  onSettled: (answer: Installation) => void;
}

/** Keeps what a form has, or puts the step off. */
export function StepButtons({ step, isBusy, onSettled }: StepButtonsProps) {
  return (
    <Group>
      <ActionButton type="submit" isBusy={isBusy}>
        Keep and continue
      </ActionButton>
      <LaterButton step={step} onSettled={onSettled} />
    </Group>
  );
}

/** Puts a step off. It stays in the list. */
export function LaterButton({ step, onSettled }: Omit<StepButtonsProps, 'isBusy'>) {
  const { mutate, isPending, error } = useSettleStep();
  return (
    <>
      <ActionButton
        variant="subtle"
        isBusy={isPending}
        onClick={() => mutate({ step, state: 'later' }, { onSuccess: onSettled })}
      >
        Later
      </ActionButton>
      {error && <Notice kind="error">{error.message}</Notice>}
    </>
  );
}

/** Says that a step is done which Akada cannot see. */
export function ConfirmButton({
  step,
  label,
  onSettled,
}: Omit<StepButtonsProps, 'isBusy'> & { label: string }) {
  const { mutate, isPending, error } = useSettleStep();
  return (
    <>
      <ActionButton
        isBusy={isPending}
        onClick={() => mutate({ step, state: 'done' }, { onSuccess: onSettled })}
      >
        {label}
      </ActionButton>
      {error && <Notice kind="error">{error.message}</Notice>}
    </>
  );
}
