import { type AvailabilityException, addException } from '@akada/contract/work/availability.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Section } from '../../../ui/page/panel.tsx';
import { exceptionsQuery, useAddException, useRemoveException } from './api.ts';
import { clockText } from './week.ts';

/** Dates that differ from the week: the tutor is away or has other hours. */
export function Exceptions() {
  const [isOpen, setOpen] = useState(false);
  const removing = useRemoveException();

  return (
    <Section title="Away and other hours">
      <Loaded what="your dates" query={exceptionsQuery} shape={<RowsShape rows={2} />}>
        {({ items }) => (
          <>
            <FormFault error={removing.error} />
            {items.length === 0 && <Text c="dimmed">No exceptions yet: every week is as above.</Text>}
            <ul className={rows.list} aria-label="Dates with other hours">
              {items.map((item) => (
                <li key={item.id} className={rows.entry}>
                  <RowText title={getDates(item)}>
                    <RowFacts>{getHours(item)}</RowFacts>
                  </RowText>
                  <ActionButton
                    variant="subtle"
                    isBusy={removing.isPending && removing.variables === item.id}
                    aria-label={`Remove ${getDates(item)}`}
                    onClick={() => removing.mutate(item.id)}
                  >
                    Remove
                  </ActionButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <Button variant="light" mt="md" onClick={() => setOpen(true)}>
        Add dates
      </Button>
      {isOpen && <NewException onClose={() => setOpen(false)} />}
    </Section>
  );
}

const kinds = [
  ['away', 'Away'],
  ['hours', 'Other hours'],
] as const;
const halfHours = Array.from({ length: 49 }, (_one, index) => clockText(30 * index));

function NewException({ onClose }: { onClose: () => void }) {
  const adding = useAddException(() => {
    toast.success('Noted. Existing bookings stay.');
    onClose();
  });
  const form = useCheckedForm({
    initialValues: { from_date: '', to_date: '', kind: 'away', from: '09:00', to: '17:00' },
    rules: (values) => shown(fieldErrors(addException.body, getBody(values))),
    refusal: adding.error,
    shown,
  });
  const { values, errors, setFieldValue } = form;

  return (
    <FormDialog
      title="Dates with other hours"
      save="Add them"
      isBusy={adding.isPending}
      onClose={onClose}
      onSubmit={form.submit((typed) => adding.mutate(getBody(typed)))}
    >
      <FormFault error={form.fault} />
      <Chips
        label="What is different?"
        options={kinds}
        value={values.kind}
        onChange={(kind) => setFieldValue('kind', kind)}
      />
      <DateField
        label="First day"
        path="from_date"
        value={values.from_date}
        error={errors.from_date}
        onChange={(day) => setFieldValue('from_date', day)}
      />
      <DateField
        label="Last day"
        description="Empty for one day"
        path="to_date"
        value={values.to_date}
        error={errors.to_date}
        onChange={(day) => setFieldValue('to_date', day)}
      />
      {values.kind === 'hours' && (
        <>
          <SelectField
            label="From"
            value={values.from}
            options={halfHours.slice(0, -1).map((at) => [at, at] as const)}
            onChange={(from) => setFieldValue('from', from)}
          />
          <SelectField
            label="To"
            value={values.to}
            error={errors.to}
            options={halfHours.slice(1).map((at) => [at, at] as const)}
            onChange={(to) => setFieldValue('to', to)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface Values {
  from_date: string;
  to_date: string;
  kind: string;
  from: string;
  to: string;
}

function getBody({ from_date, to_date, kind, from, to }: Values): Omit<AvailabilityException, 'id'> {
  return { from_date, to_date: to_date || from_date, hours: kind === 'away' ? [] : [{ from, to }] };
}

/** Errors of the hours are shown at the field of their end. */
function shown(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name.startsWith('hours') ? 'to' : name, sentence]),
  );
}

function getDates({ from_date, to_date }: AvailabilityException): string {
  const first = dayText(from_date, 'UTC');
  return from_date === to_date ? first : `${first} to ${dayText(to_date, 'UTC')}`;
}

function getHours({ hours }: AvailabilityException): string {
  return hours.length === 0 ? 'Away' : hours.map(({ from, to }) => `${from} to ${to}`).join(', ');
}
