import type { Outcome } from '@akada/contract/work/plans/exam-plans.ts';
import { Group, Text } from '@mantine/core';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { useReportOutcome } from './api.ts';

const answers = [
  ['better', 'Better than I hoped'],
  ['as_expected', 'It went as I expected'],
  ['worse', 'Worse than I hoped'],
  ['unsaid', 'I would rather not say'],
] as const satisfies readonly (readonly [Outcome, string])[];

const thanks: Record<Outcome, string> = {
  better: 'Wonderful. That was your work.',
  as_expected: 'Good. You knew where you stood.',
  worse: 'That is hard. What you learned stays with you, and the next one starts from there.',
  unsaid: 'That is fine.',
};

interface HowItWentProps {
  planId: string;
  zone: string;
  outcome: Outcome | null;
}

/** Asks once how the exam went. */
export function HowItWent({ planId, zone, outcome }: HowItWentProps) {
  const report = useReportOutcome(planId, zone);

  return (
    <Section title={outcome === null ? 'How did it go?' : 'Your exam has ended'}>
      <FormFault error={report.error} />
      {outcome === null ? (
        <Group gap="8px">
          {answers.map(([value, text]) => (
            <ActionButton
              key={value}
              variant={value === 'unsaid' ? 'subtle' : 'default'}
              isBusy={report.isPending && report.variables === value}
              onClick={() => report.mutate(value)}
            >
              {text}
            </ActionButton>
          ))}
        </Group>
      ) : (
        <Text>{thanks[outcome]}</Text>
      )}
      <Text c="dimmed" size="sm" mt="md">
        Your cards are back at their usual intervals, so that you keep what you learned.
      </Text>
    </Section>
  );
}
