import type { Analytics } from '@akada/contract/observers/analytics.ts';
import type { AnalyticsGroup } from '@akada/core/analytics/day-figures.ts';
import { Stack } from '@mantine/core';
import classes from '../../../features/admin/analytics/analytics.module.css';
import { Cohorts, Refusals, SignUpSteps } from '../../../features/admin/analytics/people-figures.tsx';
import { PeriodChart } from '../../../features/admin/analytics/period-chart.tsx';
import { nairaText } from '../../../lib/format/money.ts';
import { numberText } from '../../../lib/format/numbers.ts';

interface AllAnalyticsProps {
  analytics: Analytics;
  group: AnalyticsGroup;
}

/** Every chart of the product's use. */
export function AllAnalytics({ analytics, group }: AllAnalyticsProps) {
  const { periods } = analytics;
  const shown = { periods, group };
  const learners = periods.at(-1)?.learners ?? 0;
  const most = Math.max(0, ...periods.map((period) => period.learners));

  return (
    <Stack>
      <PeriodChart
        {...shown}
        title={`Learners active in a ${group}`}
        meaning="Who answered a question, reviewed a card or ended an exam, each person once."
        series={[['learners', 'Learners']]}
        lead={`${numberText(learners)} in the last ${group}, which is not over; ${numberText(most)} at most`}
      />
      <div className={classes.columns}>
        <SignUpSteps analytics={analytics} />
        <Cohorts analytics={analytics} />
        <PeriodChart
          {...shown}
          title="Answers and reviews"
          meaning="Answers of practice and exams, and reviews of cards."
          series={[
            ['answers', 'Answers'],
            ['reviews', 'Reviews'],
          ]}
        />
        <PeriodChart
          {...shown}
          title="Sets made and refused"
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
          meaning="Exams that ended with an answer at least."
          series={[['exams', 'Exams']]}
        />
        <PeriodChart
          {...shown}
          title="Hours with tutors"
          meaning="Hours that students asked for, and hours that took place."
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
          meaning="Less what was given back, in naira."
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
