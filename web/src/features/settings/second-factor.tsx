import type { AccountSettings } from '@akada/contract/identity/account-settings.ts';
import * as endpoints from '@akada/contract/identity/second-factor.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/http/call.ts';
import { settingsQuery } from '../../lib/session/account.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import classes from './settings.module.css';

type Step = 'idle' | 'setup' | 'renew' | 'remove';

/** Codes are shown once, so they stay on the screen when the fresh settings say that the factor is on. */
export function SecondFactor({ settings }: { settings: AccountSettings }) {
  const [step, setStep] = useState<Step>('idle');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const queries = useQueryClient();
  const renewal = useRenewRecoveryCodes();
  const removal = useRemoveSecondFactor();

  const show = (visibleTexts: readonly string[]) => {
    setCodes(visibleTexts);
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
        <Text>With an authenticator app, your password alone is not enough to sign in.</Text>
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

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Stack align="flex-start">
      <Notice kind="warning" title="Keep these recovery codes">
        Each code lets you in once if you lose your phone. You see them only now.
      </Notice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Text c="dimmed">Write them down, or print this page.</Text>
      <Button onClick={onDone}>I have kept them</Button>
    </Stack>
  );
}

const useRenewRecoveryCodes = () =>
  useMutation({ mutationFn: (code: string) => call(endpoints.renewRecoveryCodes, { body: { code } }) });

function useRemoveSecondFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(endpoints.removeSecondFactor, { body: { code } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
