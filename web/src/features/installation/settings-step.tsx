import type { InstallationKey } from '@akada/core/installation/settings.ts';
import { TextInput } from '@mantine/core';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { type Installation, type SettingValues, useChangeSettings } from './api.ts';
import { StepButtons } from './step-buttons.tsx';

interface Field {
  key: InstallationKey;
  label: string;
  description?: string;
  type?: 'email' | 'tel' | 'url';
}

const fields: Readonly<Record<'name' | 'contact', readonly Field[]>> = {
  name: [
    { key: 'name', label: 'Name of your school' },
    { key: 'town', label: 'Place', description: 'Such as Yaba, Lagos. You may leave it empty.' },
  ],
  contact: [
    { key: 'contact_email', label: 'E-mail', type: 'email' },
    { key: 'contact_phone', label: 'Phone', type: 'tel' },
    { key: 'contact_location', label: 'Address' },
    {
      key: 'community_url',
      label: 'Group chat of students',
      description: 'A link that invites to it. You may leave it empty.',
      type: 'url',
    },
  ],
};

interface SettingsStepProps {
  step: 'name' | 'contact';
  installation: Installation;
  onSettled: (answer: Installation) => void;
}

/** Settings that are lines of text. A setting of the server cannot be changed here. */
export function SettingsStep({ step, installation, onSettled }: SettingsStepProps) {
  const { settings } = installation;
  const change = useChangeSettings(installation);
  const free = fields[step].filter(({ key }) => settings[key].set_by === null);
  const form = useCheckedForm<SettingValues>({
    initialValues: Object.fromEntries(free.map(({ key }) => [key, settings[key].value])),
    rules: async (values) => (await import('./setting-rules.ts')).settingErrors(values),
    refusal: change.error,
  });

  return (
    <form noValidate onSubmit={form.submit((values) => change.mutate(values, { onSuccess: onSettled }))}>
      <FormStack>
        <FormFault error={form.fault} />
        {fields[step].map(({ key, label, description, type = 'text' }) => {
          const { value, set_by } = settings[key];
          if (set_by !== null)
            return (
              <TextInput
                key={key}
                label={label}
                description={`Set by ${set_by} on the server`}
                value={value}
                readOnly
              />
            );
          return (
            <TextInput
              key={key}
              label={label}
              description={description}
              type={type}
              autoComplete="off"
              {...form.getInputProps(key)}
            />
          );
        })}
        <StepButtons step={step} isBusy={change.isPending} onSettled={onSettled} />
      </FormStack>
    </form>
  );
}
