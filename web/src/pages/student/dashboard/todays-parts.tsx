import { Group, Text } from '@mantine/core';
import { NextStepShape } from '../../../features/dashboard/dashboard-parts.tsx';
import { Greeting } from '../../../features/dashboard/greeting.tsx';
import { StepRows } from '../../../features/dashboard/step-rows.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { getWords } from './step-words.tsx';
import type { DayData } from './use-day-data.ts';
import { useToday } from './use-today.ts';

const firstDay = lazyComponent(async () => (await import('./first-day.tsx')).FirstDay);
const firstSets = lazyComponent(async () => (await import('./first-sets-step.tsx')).FirstSetsStep);
const newNote = lazyComponent(async () => (await import('./first-sets-step.tsx')).AnotherNote);
const dayDone = lazyComponent(async () => (await import('./day-done.tsx')).DayDone);
const fault = (error: Error, retry: () => void) => (
  <CodeFault what="your next step" error={error} onRetry={retry} />
);

/** The next step in large with other tasks below it; or the offer of a first note, or the end of the day's work. */
export function TodaysParts({ data }: { data: DayData }) {
  const {
    today: { state, steps, minutes, isRestart },
    material,
  } = useToday(data);
  if (state === 'first_day')
    return <Lazy of={firstDay} props={{}} waiting={<NextStepShape />} fault={fault} />;
  if (state === 'done') {
    return (
      <>
        <Lazy of={dayDone} props={{ steps, isRestart, material }} waiting={<NextStepShape />} fault={fault} />
        <Lazy of={newNote} props={{}} waiting={<FormShape fields={3} />} fault={fault} />
      </>
    );
  }

  const [first] = steps;
  const sets = first?.kind === 'first_sets' && material.firstSets.find(({ id }) => id === first.id);
  const [next, ...others] = steps.map((step) => ({
    id: 'id' in step ? step.id : step.kind,
    ...getWords(step, material),
  }));
  return (
    <>
      <Greeting now={material.now} zone={material.zone} minutes={minutes} />
      {sets && <Lazy of={firstSets} props={{ sets }} waiting={<NextStepShape />} fault={fault} />}
      {next && !sets && (
        <Hero of={next.cloth} above={next.above} title={next.title}>
          <Text component="div" className="figures">
            {next.text}
          </Text>
          <Group gap="8px 16px" mt="md">
            <ButtonLink to={next.to} size="lg" variant="filled">
              {next.action}
            </ButtonLink>
            {next.second && (
              <ButtonLink to={next.second.to} variant="subtle">
                {next.second.text}
              </ButtonLink>
            )}
          </Group>
        </Hero>
      )}
      <StepRows label="Also to do" rows={others} />
      <Lazy of={newNote} props={{}} waiting={<FormShape fields={3} />} fault={fault} />
    </>
  );
}
