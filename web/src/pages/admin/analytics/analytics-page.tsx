import { type Analytics, readAnalytics } from '@akada/contract/observers/analytics.ts';
import { type AnalyticsGroup, analyticsGroups } from '@akada/core/analytics/day-figures.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fullDay, ranges, usualGroup } from '../../../features/admin/analytics/analytics-words.ts';
import { adminKey } from '../../../features/admin/api.ts';
import { readOneOf, useListAddress } from '../../../lib/address/use-list-address.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { call } from '../../../lib/http/call.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Page } from '../../../ui/page/page.tsx';

const lagos = 'Africa/Lagos';

// The charts load in parallel with the figures.
const allAnalytics = lazyComponent(async () => (await import('./all-analytics.tsx')).AllAnalytics);

const analyticsQuery = (days: (typeof ranges)[number], group: AnalyticsGroup) =>
  queryOptions({
    queryKey: [...adminKey, 'analytics', days, group],
    queryFn: ({ signal }) => call(readAnalytics, { query: { days, group }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export function Component() {
  const address = useListAddress();
  const days = readOneOf(address, 'days', ranges) ?? '28';
  const group = readOneOf(address, 'group', analyticsGroups) ?? usualGroup[days];
  useEffect(() => {
    // A failed preload is harmless: rendering fetches the code again.
    allAnalytics.preload().catch(() => {});
  }, []);

  return (
    <Page title="Analytics">
      <ListFilters
        address={address}
        filters={[
          {
            name: 'days',
            label: 'Time',
            options: ranges.map((range) => [range === '28' ? '' : range, `${range} days`] as const),
          },
          {
            name: 'group',
            label: 'By',
            options: [
              ['', `Usual (${usualGroup[days]})`],
              ['day', 'Day'],
              ['week', 'Week'],
              ['month', 'Month'],
            ],
          },
        ]}
      />
      <Loaded what="the figures" query={analyticsQuery(days, group)} shape={<CardsShape cards={3} />}>
        {(analytics, isPrevious) => (
          <div className={rows.loaded} aria-busy={isPrevious}>
            {analytics.counted_at === null ? (
              <Empty
                title="Nothing is counted yet"
                action={<ButtonLink to={links.adminUsers()}>Add the first users</ButtonLink>}
              >
                Here you will see how many people learn and how far they get after they sign up. You also see
                the created and rejected sets, and the income. The figures change every ten minutes.
              </Empty>
            ) : (
              <>
                <Text c="dimmed" mb="md" className="figures">
                  {fullDay(analytics.from)} to {fullDay(analytics.to)}, days in Lagos. {until(analytics)}
                </Text>
                <Lazy
                  of={allAnalytics}
                  props={{ analytics, group }}
                  waiting={<CardsShape cards={3} />}
                  fault={(fault, retry) => <CodeFault what="the charts" error={fault} onRetry={retry} />}
                />
                <Text c="dimmed" mt="md" size="sm">
                  Details of groups under five people are hidden.
                </Text>
              </>
            )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function until({ counted_at, since, from }: Analytics): string {
  const counted = counted_at === null ? '' : `Today is counted until ${momentText(counted_at, lagos)}.`;
  return since !== null && since > from ? `${counted} There are figures since ${fullDay(since)}.` : counted;
}
