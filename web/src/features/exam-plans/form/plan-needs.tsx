import type { ExamPlanForm, PlanNeeds as Needs } from '@akada/contract/work/plans/exam-plans.ts';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../lib/format/numbers.ts';
import { Section } from '../../../ui/page/panel.tsx';
import { previewQuery } from '../api.ts';
import { countItems, getDate } from '../plan-words.ts';
import classes from './plan-needs.module.css';

interface PlanNeedsProps {
  form: ExamPlanForm;
  /** Null for a new plan. */
  planId: string | null;
}

const typingPauseMs = 400;

/** Shows the minutes and the forecast of the form's dates and sources, before a plan is made of them. */
export function PlanNeeds({ form, planId }: PlanNeedsProps) {
  const [settled] = useDebouncedValue(form, typingPauseMs);
  const isComplete = settled.sources.length > 0 && settled.exam_at !== '';
  const { data, error } = useQuery({ ...previewQuery(settled, planId), enabled: isComplete });

  return (
    <Section title="This is what it needs">
      <div className={`${classes.needs} figures`} aria-live="polite">
        {!isComplete || (data === undefined && error === null) ? (
          <Text c="dimmed">Choose what the exam is about and its day. The minutes follow from them.</Text>
        ) : error !== null || data === undefined ? (
          <Text c="dimmed">Choose a day that is still to come, within the next year.</Text>
        ) : (
          <NeedsText needs={data} form={settled} />
        )}
      </div>
    </Section>
  );
}

function NeedsText({ needs, form: { minutes_per_day, target } }: { needs: Needs; form: ExamPlanForm }) {
  const { minutes, study_days, cards, questions, readings, forecast } = needs;
  if (forecast === null)
    return (
      <Text>No cards and no questions yet. Make some from your note, and the plan fills automatically.</Text>
    );

  const seenBy = forecast.all_seen_on;
  return (
    <>
      <p className={classes.minutes}>{minutes} min</p>
      <Text c="dimmed">
        a day, on {counted(study_days, 'day')}.{' '}
        {forecast.reach === 'likely'
          ? `Your ${minutes_per_day} min are enough.`
          : getReachText(forecast.reach, target)}
      </Text>
      <ul className={classes.rows}>
        {cards > 0 && <Row name="Cards" value={String(cards)} />}
        {questions > 0 && <Row name="Questions" value={String(questions)} />}
        {readings > 0 && <Row name="Notes and guides to read" value={String(readings)} />}
        <Row
          name={seenBy === null ? 'Never asked, for lack of time' : 'Everything seen by'}
          value={seenBy === null ? String(forecast.unseen) : getDate(seenBy)}
        />
        <Row
          name="You will likely know"
          value={`${forecast.if_followed.low} to ${forecast.if_followed.high}%`}
        />
      </ul>
      <Text c="dimmed" size="sm">
        {getHelp(forecast, minutes_per_day)}
      </Text>
    </>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <li>
      <span>{name}</span>
      <b>{value}</b>
    </li>
  );
}

type Forecast = NonNullable<Needs['forecast']>;

function getReachText(reach: Forecast['reach'], target: number): string {
  return reach === 'uncertain'
    ? `${target}% is possible, but not certain.`
    : `${target}% is more than these days allow.`;
}

/** @returns the smallest change that makes the target likely */
function getHelp({ advice, reach }: Forecast, minutesPerDay: number): string {
  if (reach === 'likely') return 'Days that you miss are spread over the days that follow.';
  if (advice?.minutes_per_day)
    return `Up to ${advice.minutes_per_day} min a day instead of ${minutesPerDay} would make it likely.`;
  if (advice?.later_days) return `An exam ${counted(advice.later_days, 'day')} later would make it likely.`;
  if (advice?.omitted_items) return `Without ${countItems(advice.omitted_items)} it would be likely.`;
  return 'Every day still counts. You can also lower the target, or study fewer sources.';
}
