import { type Step, tomorrowSentence } from '@akada/core/dashboard/todays-steps.ts';
import { links } from '@akada/core/links/links.ts';
import { Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from '../../../features/dashboard/day-done.module.css';
import { Greeting } from '../../../features/dashboard/greeting.tsx';
import { StepRows } from '../../../features/dashboard/step-rows.tsx';
import { counted } from '../../../lib/format/numbers.ts';
import { ClothBand } from '../../../ui/cloth/cover.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { getWords } from './step-words.tsx';
import type { Material } from './use-standing.ts';

interface DayDoneProps {
  /** Exams on later days. */
  steps: readonly Step[];
  material: Material;
}

/** Shown if nothing is left to do: the day's work, and tomorrow's. */
export function DayDone({ steps, material }: DayDoneProps) {
  const { now, zone, sat, forecast, standing } = material;
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
      <ClothBand of={{ cloth_seed: forecast.days[0]?.day ?? '', cloth_colour: 1 }} isFull />
      <section aria-labelledby="done">
        <Title order={2} id="done" className={classes.title}>
          Done for today
        </Title>
        <Text c="dimmed">{tomorrowSentence(standing.tomorrow)}</Text>
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
