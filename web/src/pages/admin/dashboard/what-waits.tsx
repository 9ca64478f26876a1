import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { type Waiting, waitingWords } from '../../../features/admin/waiting-words.ts';
import { DashboardRows, DashboardSection } from '../../../features/dashboard/dashboard-parts.tsx';
import { dayText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Hero } from '../../../ui/cloth/hero.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

const cloth = { cloth_seed: 'administration', cloth_colour: 1 };

/** The one thing that has waited longest, and below it all else that waits. */
export function WhatWaits({ waiting }: { waiting: readonly Waiting[] }) {
  const timeZone = useTimeZone();
  const since = ({ oldest_at }: Waiting) =>
    oldest_at === null ? '' : `since ${dayText(oldest_at, timeZone)}`;
  const [first, ...others] = waiting;

  if (first === undefined) {
    return (
      <Empty
        isDone
        title="Nothing waits"
        action={
          <ButtonLink to={links.adminAnalytics()} variant="default">
            See how Akada is used
          </ButtonLink>
        }
      >
        You have decided about every tutor, and all work and mail went through.
      </Empty>
    );
  }
  const { title, about, act, to } = waitingWords[first.kind];
  return (
    <>
      <Hero
        of={cloth}
        above={first.oldest_at === null ? 'Waiting for you' : `Waits longest, ${since(first)}`}
        title={title(first.count)}
      >
        <Text mb="md">{about}</Text>
        <ButtonLink to={to} variant="filled">
          {act}
        </ButtonLink>
      </Hero>
      {others.length > 0 && (
        <DashboardSection title="Also waiting">
          <DashboardRows
            rows={others.map((one) => ({
              id: one.kind,
              name: waitingWords[one.kind].title(one.count),
              fact: since(one),
              to: waitingWords[one.kind].to,
            }))}
          />
        </DashboardSection>
      )}
    </>
  );
}
