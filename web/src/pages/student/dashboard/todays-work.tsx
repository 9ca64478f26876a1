import type { Today } from '@akada/core/dashboard/todays-steps.ts';
import { Group, Stack, Text } from '@mantine/core';
import { NextStepShape } from '../../../features/dashboard/dashboard-parts.tsx';
import { Greeting } from '../../../features/dashboard/greeting.tsx';
import { StepRows } from '../../../features/dashboard/step-rows.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { StoredWork } from '../stored-work.tsx';
import { wordsOf } from './step-words.tsx';
import { type Material, useStanding } from './use-standing.ts';

const firstDay = lazyComponent(async () => (await import('./first-day.tsx')).FirstDay);
const dayDone = lazyComponent(async () => (await import('./day-done.tsx')).DayDone);

/** What comes now in large, and below it what else there is to do; or that nothing is. */
export function TodaysWork() {
  const { queries, keys, loaded } = useStanding();
  const asked = Object.values(queries);
  const failed = asked.find(({ error, data }) => error !== null && data === undefined);

  if (loaded !== null) return <Loaded {...loaded} />;
  return (
    <Stack>
      <StoredWork asked={asked} />
      {failed?.error ? (
        <LoadFault
          what="your dashboard"
          error={failed.error}
          onRetry={() => {
            for (const query of asked) if (query.error) void query.refetch();
          }}
        />
      ) : (
        <Waiting what="your next step" queries={keys}>
          <NextStepShape />
        </Waiting>
      )}
    </Stack>
  );
}

function Loaded({ today, material }: { today: Today; material: Material }) {
  const { state, steps, minutes } = today;
  const [next, ...others] = steps.map((step) => ({ step, ...wordsOf(step, material) }));

  if (state === 'first_day')
    return <Lazy of={firstDay} props={{ papers: material.practice.sources }} waiting={null} fault={() => null} />;
  if (state === 'done')
    return <Lazy of={dayDone} props={{ steps, material }} waiting={null} fault={() => null} />;
  return (
    <>
      <Greeting now={material.now} zone={material.zone} minutes={minutes} />
      {next && (
        <Hero of={next.cloth} above={next.above} title={next.title}>
          <Text component="div" className="figures">
            {next.text}
          </Text>
          <Group gap="8px 16px" mt="md">
            <ButtonLink to={next.to} size="lg">
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
      <StepRows rows={others.map((row) => ({ ...row, id: 'id' in row.step ? row.step.id : row.step.kind }))} />
    </>
  );
}
