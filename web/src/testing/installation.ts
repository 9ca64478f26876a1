import type { Installation } from '@akada/contract/base/installation.ts';
import { installationKeys } from '@akada/core/installation/settings.ts';
import { type InstallationStep, installationSteps, type StepState } from '@akada/core/installation/steps.ts';

/** @returns an installation with these settings and steps; `others` is the state of the rest */
export function makeInstallation(
  values: Record<string, string>,
  states: Partial<Record<InstallationStep, StepState>>,
  others: StepState = 'open',
): Installation {
  const settings = Object.fromEntries(
    installationKeys.map((key) => [
      key,
      { value: values[key] ?? '', set_by: key === 'contact_email' ? 'CONTACT_EMAIL' : null },
    ]),
  );
  return {
    settings: settings as Installation['settings'],
    steps: installationSteps.map((step) => ({ step, state: states[step] ?? others })),
    mail: 'sent',
    payments: false,
    model: null,
  };
}
