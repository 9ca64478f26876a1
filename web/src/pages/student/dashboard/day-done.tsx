import type { Step } from '@akada/core/dashboard/todays-steps.ts';
import { tomorrowSentence } from '@akada/core/dashboard/tomorrow.ts';
import { links } from '@akada/core/links/links.ts';
import { daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '../../../features/dashboard/day-done.module.css';
import { Greeting } from '../../../features/dashboard/greeting.tsx';
import { StepRows } from '../../../features/dashboard/step-rows.tsx';
import { WeekBand } from '../../../features/habits/week-band.tsx';
import { getClock } from '../../../features/tutoring/times.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { TextLink } from '../../../ui/links/links.tsx';
import { getWords } from './step-words.tsx';
import type { Material } from './use-today.ts';

interface DayDoneProps {
  /** Exams on later days. */
  steps: readonly Step[];
  /** True after a long absence: more is due, and the day is done all the same. */
  isRestart: boolean;
  material: Material;
}

/** Shown if nothing is left to do: the day's work, and tomorrow's. */
export function DayDone({ steps, isRestart, material }: DayDoneProps) {
  const { now, zone, sat, forecast, progress, standing } = material;
  const { cards, questions } = standing.done;
  const [lastSat] = sat;
  const lines = [
    ...sat.map(({ id, title, score, max_score }) => ({
      id,
      name: title,
      fact: score === null ? 'No result yet' : `${score} of ${max_score}`,
    })),
    cards > 0 && {
      id: 'cards',
      name: counted(cards, 'card'),
      fact: `${cards - forecast.today.again} remembered`,
    },
    questions > 0 && { id: 'questions', name: counted(questions, 'question'), fact: 'answered' },
  ].filter((line) => line !== false);

  return (
    <>
      <Greeting now={now} zone={zone} minutes={null} />
      <WeekBand week={progress.week} today={progress.day} />
      <section aria-labelledby="done">
        <Title order={2} id="done" className={classes.title}>
          Done for today
        </Title>
        <Text c="dimmed">
          {isRestart
            ? 'The rest can wait. A few cards a day are enough.'
            : tomorrowSentence(standing.tomorrow)}
          {sessionSentence(material)}
        </Text>
        <ul className={classes.lines}>
          {lines.map(({ id, name, fact }) => (
            <li key={id}>
              <IconCheck size={20} stroke={1.75} aria-hidden />
              <span>{name}</span>
              <span className={`${classes.fact} figures`}>{fact}</span>
            </li>
          ))}
        </ul>
        {lastSat && <TextLink to={links.result(lastSat.id)}>See how the exam went</TextLink>}
      </section>
      <StepRows
        label="Also to do"
        rows={steps.map((step) => ({ ...getWords(step, material), id: 'id' in step ? step.id : step.kind }))}
      />
    </>
  );
}

/** @returns a sentence about the session of the next day, empty if there is none */
function sessionSentence({ session, now, zone }: Material): string {
  if (session === null) return '';
  const { starts_at, subject, tutor } = session;
  const isTomorrow = daysBetween(localDay(now, zone), localDay(Date.parse(starts_at), zone)) === 1;
  return isTomorrow ? ` ${subject} with ${tutor.full_name} at ${getClock(starts_at, zone)}.` : '';
}
