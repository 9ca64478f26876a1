import { type Habits, saveGoal } from '@akada/contract/observers/habits.ts';
import { Group, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { useSaveGoal } from '../api.ts';

/** The default for students without a goal. */
const usualGoal = 100;

/** Chooses a weekly goal, or none. */
export function GoalForm({ week }: Pick<Habits, 'week'>) {
  const zone = useZone();
  const saving = useSaveGoal(zone);
  const form = useCheckedForm({
    initialValues: { answers: String(week.goal ?? usualGoal) },
    rules: ({ answers }) => fieldErrors(saveGoal.body, { answers: Number(answers), zone }),
    refusal: saving.error,
  });

  return (
    <form onSubmit={form.submit(({ answers }) => saving.mutate(Number(answers)))} noValidate>
      <FormFault error={form.fault} />
      <TextInput
        label="Answers a week"
        description="Questions answered and cards reviewed. It starts this week and stays until you change it."
        inputMode="numeric"
        autoComplete="off"
        maw={260}
        mt="md"
        {...form.getInputProps('answers')}
      />
      <Group gap="8px 12px" mt="sm">
        <ActionButton type="submit" isBusy={saving.isPending}>
          {week.goal === null ? 'Set the goal' : 'Change the goal'}
        </ActionButton>
        {week.goal !== null && (
          <ActionButton variant="subtle" isBusy={saving.isPending} onClick={() => saving.mutate(null)}>
            No goal
          </ActionButton>
        )}
      </Group>
    </form>
  );
}
