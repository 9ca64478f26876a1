import { confirmedSteps, type InstallationStep } from '@akada/core/installation/steps.ts';
import { Group, Stack, Text } from '@mantine/core';
import { ButtonLink } from '../../ui/links/links.tsx';
import type { Installation } from './api.ts';
import { ModelTest } from './model-test.tsx';
import { ConfirmButton, LaterButton } from './step-buttons.tsx';
import type { Errand } from './step-words.ts';

interface ErrandStepProps {
  step: InstallationStep;
  errand: Errand;
  installation: Installation;
  onSettled: (answer: Installation) => void;
}

/** A step that is taken on another page, or that may stay as it is. */
export function ErrandStep({ step, errand, installation, onSettled }: ErrandStepProps) {
  const canConfirm = confirmedSteps.has(step);
  return (
    <Stack align="flex-start">
      <Text>{errand.text(installation)}</Text>
      {step === 'model' && installation.model !== null && <ModelTest />}
      <Group>
        {canConfirm && <ConfirmButton step={step} label="Keep it so" onSettled={onSettled} />}
        {errand.link && (
          <ButtonLink to={errand.link.to} variant={canConfirm ? 'default' : 'filled'}>
            {errand.link.label}
          </ButtonLink>
        )}
        <LaterButton step={step} onSettled={onSettled} />
      </Group>
    </Stack>
  );
}
