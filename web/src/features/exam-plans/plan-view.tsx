import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { getPlanPhase, type PlanPhase } from '@akada/core/exam-plans/plan-phase.ts';
import { getPlanTitle } from '@akada/core/exam-plans/plan-title.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { timeText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Columns, Section } from '../../ui/page/panel.tsx';
import { ContentSection } from './content-section.tsx';
import { DayGrid } from './day-grid.tsx';
import { getTiles } from './day-tiles.ts';
import { DeletePlan } from './delete-plan.tsx';
import { Advice, ForecastSection } from './forecast-section.tsx';
import { HowItWent } from './how-it-went.tsx';
import classes from './plan-view.module.css';
import { getCloth, getDayName, getDaysLeft, getStart } from './plan-words.ts';
import { TodaysPart } from './todays-part.tsx';

interface PlanViewProps {
  plan: ExamPlan;
  now: number;
  zone: string;
  onDeleted: () => void;
  /** A question of other features below the days, and their sections at the side. */
  question: ReactNode;
  aside: ReactNode;
}

/** The days of a plan with today's work; the eve, the day and the time after the exam each have their own words. */
export function PlanView({ plan, now, zone, onDeleted, question, aside }: PlanViewProps) {
  const phase = getPlanPhase(Date.parse(plan.exam_at), { now, zone });
  const examDay = localDay(Date.parse(plan.exam_at), zone);
  const tiles = getTiles(plan, { today: localDay(now, zone), examDay });
  const isAhead = phase === 'before' || phase === 'eve';
  const start = isAhead ? getStart(plan) : null;
  const { forecast } = plan;
  const startButton = start !== null && (
    <ButtonLink to={start} size="lg" fullWidth>
      Start today’s {plan.today.minutes} min
    </ButtonLink>
  );

  return (
    <Page
      title={getHeading(phase, getDaysLeft(plan.exam_at, now, zone))}
      subtitle={`${getPlanTitle(plan.sources)}, ${getDayName(examDay)} at ${timeText(plan.exam_at, zone)}${getStudyDays(plan)}`}
      action={start !== null && <div className={classes.wide}>{startButton}</div>}
    >
      <Columns
        main={
          <>
            {phase !== 'before' && phase !== 'after' && (
              <CalmWords phase={phase} startTime={timeText(plan.exam_at, zone)} />
            )}
            {phase === 'after' && <HowItWent planId={plan.id} zone={zone} outcome={plan.outcome} />}
            {isAhead && forecast !== null && <Advice plan={plan} forecast={forecast} />}
            <DayGrid tiles={tiles} cloth={getCloth(plan)} />
            {question}
            {isAhead && <TodaysPart plan={plan} zone={zone} />}
            {phase === 'before' && (
              <Text c="dimmed">
                If you miss a day, its work is spread over the days that follow. Nothing is lost, and no day
                grows past your {plan.minutes_per_day} min.
              </Text>
            )}
            {startButton && <div className={classes.dock}>{startButton}</div>}
          </>
        }
        side={
          <>
            {isAhead && forecast !== null && (
              <ForecastSection plan={plan} forecast={forecast} examDay={examDay} />
            )}
            <ContentSection plan={plan} />
            {aside}
            <DeletePlan plan={plan} onDeleted={onDeleted} />
          </>
        }
      />
    </Page>
  );
}

function getHeading(phase: PlanPhase, days: number): string {
  if (phase === 'before') return `${counted(days, 'day')} to the exam`;
  if (phase === 'eve') return 'Your exam is tomorrow';
  if (phase === 'exam_day') return 'Your exam is today';
  return phase === 'running' ? 'Good luck' : 'Your exam has ended';
}

function getStudyDays({ days }: ExamPlan): string {
  const count = days.filter(({ kind, minutes }) => kind === 'study' && minutes > 0).length;
  return count === 0 ? '' : `. ${counted(count, 'day')} to study`;
}

const calmWords = {
  eve: [
    'Rest today',
    'Pack what you need, look up the way, and sleep. Sleep fixes what you have learned better than one more hour.',
  ],
  exam_day: [
    'You are ready',
    'Eat something, and be there early. Read every question to its end, and start with the easy ones.',
  ],
  running: ['Your exam is running', 'Take one question at a time. Tell us afterwards how it went.'],
} as const;

function CalmWords({ phase, startTime }: { phase: keyof typeof calmWords; startTime: string }) {
  const [title, text] = calmWords[phase];
  return (
    <Section title={title}>
      <Text>
        {phase === 'exam_day' && `It starts at ${startTime}. `}
        {text}
      </Text>
    </Section>
  );
}
