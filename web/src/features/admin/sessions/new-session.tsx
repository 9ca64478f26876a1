import { listUsers } from '@akada/contract/observers/admin.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { call } from '../../../lib/http/call.ts';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import type { Choice } from '../../../ui/form/choices/choice-list.tsx';
import { SearchChoice } from '../../../ui/form/choices/search-choice.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { adminKey } from '../api.ts';
import { type NewSession, useCreateSession } from './api.ts';

/** Books a free hour of a tutor for a student. */
export function NewSessionButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New session</Button>
      {isOpen && <NewSessionDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const lengths = [30, 45, 60, 90, 120] as const;
const lengthOptions = lengths.map((minutes) => [String(minutes), `${minutes} minutes`] as const);

function NewSessionDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const creation = useCreateSession();
  const form = useCheckedForm<NewSession>({
    initialValues: { student_id: '', tutor_id: '', starts_at: '', minutes: 60, free: true, reason: '' },
    rules: ({ student_id, tutor_id, starts_at, reason }) => ({
      ...(student_id === '' ? { student_id: 'Choose a student' } : {}),
      ...(tutor_id === '' ? { tutor_id: 'Choose a tutor' } : {}),
      ...(Number.isNaN(Date.parse(starts_at)) ? { starts_at: 'Choose a day and time' } : {}),
      ...(reason.trim() === '' ? { reason: 'Give a reason' } : {}),
    }),
    refusal: creation.error,
  });
  const send = (values: NewSession) =>
    creation.mutate(
      { ...values, starts_at: new Date(values.starts_at).toISOString() },
      { onSuccess: ({ id }) => navigate(links.adminSession(id)) },
    );

  return (
    <FormDialog
      title="New session"
      save="Book it"
      isBusy={creation.isPending}
      onClose={onClose}
      onSubmit={form.submit(send)}
    >
      <FormFault error={form.fault} />
      {(['student', 'tutor'] as const).map((role) => (
        <PersonField
          key={role}
          role={role}
          error={form.errors[`${role}_id`]}
          onChoose={(id) => form.setFieldValue(`${role}_id`, id)}
        />
      ))}
      <DateField
        label="Start, in this device’s time"
        hasTime
        path="starts_at"
        value={form.values.starts_at}
        error={form.errors.starts_at}
        onChange={(value) => form.setFieldValue('starts_at', value)}
      />
      <ChipField
        label="Length"
        options={lengthOptions}
        value={String(form.values.minutes)}
        onChange={(value) =>
          form.setFieldValue('minutes', lengths.find((minutes) => String(minutes) === value) ?? 60)
        }
      />
      <Checkbox label="The student pays nothing" {...form.getInputProps('free', { type: 'checkbox' })} />
      <Textarea
        label="Reason"
        description="It is kept in the record."
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

interface PersonFieldProps {
  role: 'student' | 'tutor';
  error: React.ReactNode;
  onChoose: (id: string) => void;
}

function PersonField({ role, error, onChoose }: PersonFieldProps) {
  const [search, setSearch] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { data, isPending } = useQuery({
    queryKey: [...adminKey, 'users', 'choice', role, search],
    queryFn: ({ signal }) =>
      call(listUsers, { query: { search: search ?? '', role, order: 'name', limit: 8 }, signal }),
    enabled: search !== null,
  });

  return (
    <SearchChoice
      label={role === 'student' ? 'Student' : 'Tutor'}
      path={`${role}_id`}
      error={error}
      selection={chosen}
      choices={(data?.items ?? []).map(({ id, full_name, email }) => ({
        id,
        name: full_name,
        fact: email,
      }))}
      message={isPending ? 'Searching' : 'No match for this name'}
      onSearch={setSearch}
      onChoose={(choice) => {
        setChosen(choice);
        onChoose(choice?.id ?? '');
      }}
    />
  );
}
