import type { StudyReminder } from '@akada/contract/observers/habits.ts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { SelectField } from '../../ui/form/choices/select-field.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { useSaveStudyReminder } from './api.ts';

const hours = Array.from(
  { length: 24 },
  (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const,
);

/** The reminder is off unless the student chose it. */
export function ReminderForm({ reminder }: { reminder: StudyReminder }) {
  const [chosen, setChosen] = useState(reminder);
  const saving = useSaveStudyReminder();

  return (
    <FormStack>
      <Checkbox
        size="md"
        label="Remind me to study"
        description="Once a day at most, and only while something is due or today is open."
        checked={chosen.on}
        onChange={(event) => setChosen({ ...chosen, on: event.currentTarget.checked })}
      />
      {chosen.on && (
        <SelectField
          label="At"
          value={String(chosen.hour)}
          options={hours}
          onChange={(hour) => setChosen({ ...chosen, hour: Number(hour) })}
        />
      )}
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      {saving.isSuccess && saving.variables === chosen && (
        <Notice kind="success">Your reminder is saved.</Notice>
      )}
      <div>
        <ActionButton isBusy={saving.isPending} onClick={() => saving.mutate(chosen)}>
          Save the reminder
        </ActionButton>
      </div>
    </FormStack>
  );
}
