import { savePayoutAccount } from '@akada/contract/work/money/payouts.ts';
import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { settingsQuery } from '../../../lib/session/account.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { banksQuery, useNameHolder, useSaveAccount } from './api.ts';

const empty = { bank_code: '', account_number: '', account_name: '', password: '', code: '' };

/** Saves another bank account: the name of its holder is shown first, and its owner proves to be the one. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { data: settings } = useQuery(settingsQuery);
  const naming = useNameHolder();
  const saving = useSaveAccount();
  const { data: banks } = useQuery(banksQuery);
  const isNamed = banks?.names_holder === true;
  const form = useCheckedForm({
    initialValues: empty,
    rules: (values) => fieldErrors(savePayoutAccount.body, toBody(values)),
    refusal: saving.error ?? naming.error,
  });
  const { bank_code, account_number } = form.values;
  const checkedAccount = naming.variables;
  const isOfTyped =
    checkedAccount?.bank_code === bank_code && checkedAccount?.account_number === account_number.trim();
  const holder = isOfTyped ? (naming.data?.account_name ?? null) : null;
  const isReady = banks?.names_holder === false || holder !== null;

  return (
    <FormDialog
      title="Your bank account"
      save={isReady ? 'Save account' : 'Check the name'}
      isBusy={naming.isPending || saving.isPending}
      onClose={onClose}
      onSubmit={form.submit((values) => {
        saving.reset();
        if (!isReady) return naming.mutate({ bank_code, account_number: account_number.trim() });
        saving.mutate(toBody(values), {
          onSuccess: () => {
            toast.success('Saved. Money can go there after 48 hours.');
            onClose();
          },
        });
      })}
    >
      <FormFault error={form.fault} />
      <Loaded what="the banks" query={banksQuery} shape={<FormShape fields={1} />}>
        {({ items }) => (
          <SelectField
            label="Bank"
            options={[['', 'Choose your bank'], ...items.map(({ code, name }) => [code, name] as const)]}
            value={bank_code}
            onChange={(code) => form.setFieldValue('bank_code', code)}
            error={form.errors.bank_code}
            data-path="bank_code"
          />
        )}
      </Loaded>
      <TextInput
        label="Account number"
        description="10 digits"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        {...form.getInputProps('account_number')}
      />
      {banks?.names_holder === false && (
        <TextInput
          label="Name on the account"
          autoComplete="name"
          maxLength={100}
          {...form.getInputProps('account_name')}
        />
      )}
      {holder !== null && (
        <Notice kind="success" title={holder}>
          Your bank gives this name. Save only if it is you.
        </Notice>
      )}
      {isReady && settings && (
        <>
          <Proof settings={settings} form={form} />
          <Text c="dimmed" size="sm">
            Money can go there after 48 hours. We tell you by email about the change.
          </Text>
        </>
      )}
      {isNamed && holder === null && (
        <Text c="dimmed" size="sm">
          First we ask the bank for the name of the holder.
        </Text>
      )}
    </FormDialog>
  );
}

interface ProofProps {
  settings: { has_password: boolean; second_factor: boolean };
  form: { getInputProps: (field: 'password' | 'code') => object };
}

/** The second factor if it is on, else the password; an account with neither asks for nothing. */
function Proof({ settings: { has_password, second_factor }, form }: ProofProps) {
  if (second_factor) {
    return (
      <TextInput
        label="Code of your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('code')}
      />
    );
  }
  if (!has_password) return null;
  return (
    <PasswordField
      label="Your password"
      autoComplete="current-password"
      {...form.getInputProps('password')}
    />
  );
}

/** Empty fields are absent. */
function toBody({ bank_code, account_number, ...optional }: typeof empty) {
  const filled = Object.entries(optional).filter(([, text]) => text !== '');
  return { bank_code, account_number: account_number.trim(), ...Object.fromEntries(filled) };
}
