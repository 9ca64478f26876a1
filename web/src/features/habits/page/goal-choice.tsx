import type { Habits } from '@akada/contract/observers/habits.ts';
import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useZone } from '../../../lib/session/use-zone.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { useSaveGoal } from '../api.ts';
import { GoalBar } from '../goal-bar.tsx';

/** The goal of a week, which the student sets and nobody else. */
export function GoalChoice({ week }: Pick<Habits, 'week'>) {
  const saving = useSaveGoal(useZone());
  const [typed, type] = useState(String(week.goal ?? 100));
  const answers = Number.parseInt(typed, 10);

  return (
    <Section title="Goal of the week">
      <GoalBar week={week} />
      {saving.error && <Notice kind="error">{saving.error.message}</Notice>}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate(Number.isNaN(answers) ? 0 : answers);
        }}
      >
        <Group gap="8px 12px" align="flex-end" mt="md">
          <TextInput
            label="Answers a week"
            description="Questions answered and cards reviewed"
            inputMode="numeric"
            autoComplete="off"
            maw={220}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
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
      <Text c="dimmed" size="sm" mt={8}>
        It counts from this week on, until you change it.
      </Text>
    </Section>
  );
}
