import type { Progress } from '@akada/contract/observers/progress.ts';
import { daysBetween } from '@akada/core/time/local-day.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { progressQuery } from '../../../features/progress/api.ts';
import { FirstDay } from '../../../features/progress/first-day.tsx';
import { Gated } from '../../../features/progress/gated.tsx';
import { progressChoice, rangeOptions } from '../../../features/progress/progress-choice.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { isPremiumRequired } from '../../../ui/feedback/premium-notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { ListFilters } from '../../../ui/list/list-filters.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Page } from '../../../ui/page/page.tsx';

// The charts load in parallel with the figures.
const allFigures = lazyComponent(async () => (await import('./all-figures.tsx')).AllFigures);

export function Component() {
  const address = useListAddress();
  const zone = useZone();
  const choice = progressChoice(address.read);
  const query = { ...progressQuery(choice, zone), placeholderData: keepPreviousData };
  const { data, error } = useQuery(query);
  useEffect(() => {
    // A failed preload is harmless: rendering fetches the code again.
    allFigures.preload().catch(() => {});
  }, []);
  const isFirstDay = data?.awaited.some(({ figure }) => figure === 'work') ?? false;
  const isAdvanced = data?.advanced ?? !isPremiumRequired(error);

  return (
    <Page title="Analytics" subtitle={data?.overall && <Since progress={data} />}>
      {!isFirstDay && (
        <ListFilters
          address={address}
          filters={[
            { name: 'days', label: 'Time', options: rangeOptions(isAdvanced) },
            ...(data === undefined || data.courses.length === 0
              ? []
              : [
                  {
                    name: 'course',
                    label: 'Course',
                    options: [
                      ['', 'Everything'] as const,
                      ...data.courses.map(({ id, name }) => [id, name] as const),
                    ],
                  },
                ]),
          ]}
        />
      )}
      <Gated what="your figures" query={query} shape={<CardsShape cards={3} />}>
        {(progress, isPrevious) => (
          <div className={rows.loaded} aria-busy={isPrevious}>
            {isFirstDay ? (
              <FirstDay awaited={progress.awaited} />
            ) : (
              <Lazy
                of={allFigures}
                props={{ progress, choice, zone }}
                waiting={<CardsShape cards={3} />}
                fault={(fault, retry) => <CodeFault what="your figures" error={fault} onRetry={retry} />}
              />
            )}
          </div>
        )}
      </Gated>
    </Page>
  );
}

function Since({ progress: { total, day, from } }: { progress: Progress }) {
  return (
    <span className="figures">
      From {counted(total.questions, 'answer')} and {counted(total.cards, 'review')} in{' '}
      {counted(daysBetween(from, day) + 1, 'day')}
    </span>
  );
}
