import type { AccountSettings } from '@akada/contract/account-settings.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQuery } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from './second-factor-api.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type Step = 'idle' | 'setup' | 'renew' | 'remove';

/** Codes are shown once: what is on the screen outlives the fresh settings that say the factor is on. */
export function SecondFactor({ settings }: { settings: AccountSettings }) {
  const [step, setStep] = useState<Step>('idle');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const queries = useQueryClient();
  const renewal = useRenewRecoveryCodes();
  const removal = useRemoveSecondFactor();

  const show = (shown: readonly string[]) => {
    setCodes(shown);
    setStep('idle');
    void queries.invalidateQueries({ queryKey: settingsQuery.queryKey });
  };

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (step === 'setup') {
    return (
      <SecondFactorSetup
        hasPassword={settings.has_password}
        onConfirmed={show}
        onCancel={() => setStep('idle')}
      />
    );
  }
  if (step === 'renew') {
    return (
      <CodeForm
        action="Make new recovery codes"
        error={renewal.error}
        isPending={renewal.isPending}
        onCode={(code) => renewal.mutate(code, { onSuccess: ({ recovery_codes }) => show(recovery_codes) })}
        onCancel={() => setStep('idle')}
      />
    );
  }
  if (step === 'remove') {
    return (
      <CodeForm
        action="Turn it off"
        error={removal.error}
        isPending={removal.isPending}
        onCode={(code) => removal.mutate(code, { onSuccess: () => setStep('idle') })}
        onCancel={() => setStep('idle')}
      />
    );
  }
  return <Standing settings={settings} onStep={setStep} />;
}

function Standing({ settings, onStep }: { settings: AccountSettings; onStep: (step: Step) => void }) {
  if (!settings.second_factor) {
    return (
      <Stack align="flex-start">
        <Text>With an authenticator app, your password alone lets nobody in.</Text>
        <Button onClick={() => onStep('setup')}>Set it up</Button>
      </Stack>
    );
  }
  return (
    <Stack align="flex-start">
      <Text>It is on. {settings.recovery_codes_left} recovery codes are left.</Text>
      <Button variant="default" onClick={() => onStep('renew')}>
        Make new recovery codes
      </Button>
      <Button variant="default" onClick={() => onStep('remove')}>
        Turn it off
      </Button>
    </Stack>
  );
}
