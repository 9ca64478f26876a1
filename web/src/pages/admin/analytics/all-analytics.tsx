import type { Analytics } from '@akada/contract/observers/analytics.ts';
import type { AnalyticsGroup } from '@akada/core/analytics/day-figures.ts';
import { Stack } from '@mantine/core';
import classes from '../../../features/admin/analytics/analytics.module.css';
import { Cohorts, Refusals, SignUpSteps } from '../../../features/admin/analytics/people-figures.tsx';
import { LearnersChart, PeriodChart } from '../../../features/admin/analytics/period-chart.tsx';
import { nairaText } from '../../../lib/format/money.ts';

interface AllAnalyticsProps {
  analytics: Analytics;
  group: AnalyticsGroup;
}

/** Every chart of the product's use. */
export function AllAnalytics({ analytics, group }: AllAnalyticsProps) {
  const { periods } = analytics;
  const shown = { periods, group };

  return (
    <Stack>
      <LearnersChart {...shown} />
      <div className={classes.columns}>
        <SignUpSteps analytics={analytics} />
        <Cohorts analytics={analytics} />
        <PeriodChart
          {...shown}
          title="Answers and reviews"
          meaning="Answers in practice and exams, and card reviews."
          series={[
            ['answers', 'Answers'],
            ['reviews', 'Reviews'],
          ]}
        />
        <PeriodChart
          {...shown}
          title="Sets created and rejected"
          meaning="Sets of questions or cards, and guides."
          series={[
            ['sets_made', 'Made'],
            ['sets_refused', 'Refused'],
          ]}
          beside={[['questions_made', 'Questions in them']]}
        />
        <Refusals analytics={analytics} />
        <PeriodChart
          {...shown}
          title="Exams"
          meaning="Exams that ended with at least one answer."
          series={[['exams', 'Exams']]}
        />
        <PeriodChart
          {...shown}
          title="Sessions with tutors"
          meaning="Sessions that students asked for, and sessions that took place."
          series={[
            ['bookings', 'Requests'],
            ['sessions', 'Sessions held'],
          ]}
        />
        <PeriodChart
          {...shown}
          title="Trials and payments"
          meaning="Free trials that began, and payments that arrived."
          series={[
            ['trials', 'Trials'],
            ['payments', 'Payments'],
          ]}
        />
        <PeriodChart
          {...shown}
          title="Income from the ledger"
          meaning="In naira, after refunds."
          series={[
            ['premium_income', 'Premium'],
            ['commission_income', 'Commission'],
          ]}
          scale={100}
          textOf={nairaText}
        />
      </div>
    </Stack>
  );
}
