import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { links } from '@akada/core/links/links.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import { IntervalAxis } from '../../ui/chart/interval-bars.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { Section } from '../../ui/page/panel.tsx';
import classes from './forecast-section.module.css';
import { countItems, getDate } from './plan-words.ts';

type Forecast = NonNullable<ExamPlan['forecast']>;

interface ForecastProps {
  plan: ExamPlan;
  forecast: Forecast;
  examDay: string;
}

/** The expected knowledge on the day of the exam, as a range under three conditions. */
export function ForecastSection({ plan: { target }, forecast, examDay }: ForecastProps) {
  const { if_followed, if_every_second_day_missed, if_stopped, answers } = forecast;
  const rows = [
    ['If you keep the plan', if_followed],
    ['If you miss every second day', if_every_second_day_missed],
    ['If you stop today', if_stopped],
  ] as const;

  return (
    <Section title={`On ${getDate(examDay)} you will likely know`}>
      <p className={`${classes.range} figures`}>
        {if_followed.low} to {if_followed.high}%
      </p>
      <ul className={`${classes.rows} figures`}>
        {rows.map(([name, { share, low, high }]) => (
          <li key={name}>
            <span>{name}</span>
            <span>
              {share}%
              <VisuallyHidden>
                , most likely {low} to {high}%
              </VisuallyHidden>
            </span>
            <IntervalAxis value={share} range={[low, high]} goal={target} />
          </li>
        ))}
      </ul>
      <Text c="dimmed" size="sm" mt="md">
        Your target is {target}%.{' '}
        {answers === 0
          ? 'This is how students usually remember. It becomes yours once you answer on several days.'
          : `It is based on ${counted(answers, 'answer')} of yours. The range narrows as you answer more.`}
      </Text>
    </Section>
  );
}

/** Changes that would make the target likely; renders nothing if the plan reaches it. */
export function Advice({
  plan: { id, target, minutes_per_day },
  forecast: { reach, advice },
}: Omit<ForecastProps, 'examDay'>) {
  if (reach === 'likely') return null;
  const changes = [
    advice?.minutes_per_day &&
      `Study up to ${advice.minutes_per_day} min a day instead of ${minutes_per_day}.`,
    advice?.later_days && `Sit the exam ${counted(advice.later_days, 'day')} later, if you can choose.`,
    advice?.omitted_items && `Remove ${countItems(advice.omitted_items)} from the plan.`,
  ].filter(Boolean);

  return (
    <Notice
      kind="info"
      title={
        reach === 'uncertain'
          ? `${target}% is possible, but not certain.`
          : `${target}% is more than these days allow.`
      }
      actions={
        <ButtonLink to={links.changeExamPlan(id)} variant="default">
          Change the plan
        </ButtonLink>
      }
    >
      {changes.length === 0 ? (
        'Every day still counts. You can also lower the target, or study fewer sources.'
      ) : (
        <>
          {changes.length === 1 ? 'This would make it likely:' : 'Any one of these would make it likely:'}
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
