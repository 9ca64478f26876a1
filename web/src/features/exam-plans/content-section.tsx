import type { ExamPlan } from '@akada/contract/work/plans/exam-plans.ts';
import { Stack, Text } from '@mantine/core';
import { Bar } from '../../ui/chart/bar.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { countItems, getDate } from './plan-words.ts';

/** The content of the plan, and how much of it the student has met. */
export function ContentSection({ plan: { content, days, forecast, sources } }: { plan: ExamPlan }) {
  const { cards, cards_seen, questions, questions_seen, readings, readings_finished, is_cut } = content;
  const mockDay = days.find(({ has_mock }) => has_mock)?.day;
  const isMissing = sources.some(({ title }) => title === null);

  return (
    <Section title="Cards and questions of this plan">
      <Stack gap="sm">
        {cards > 0 && <SeenRow name="Cards seen at least once" seenCount={cards_seen} all={cards} />}
        {questions > 0 && (
          <SeenRow name="Questions answered once" seenCount={questions_seen} all={questions} />
        )}
        {readings > 0 && (
          <SeenRow name="Notes and guides read" seenCount={readings_finished} all={readings} />
        )}
        {cards + questions === 0 && (
          <Text>
            No cards and no questions yet. Make some from your note, and the plan fills automatically.
          </Text>
        )}
        {mockDay && <Text>A full exam on {getDate(mockDay)}.</Text>}
        {forecast && cards + questions > 0 && (
          <Text c="dimmed" size="sm">
            {forecast.all_seen_on === null
              ? `There is no time for ${countItems(forecast.unseen)}. The plan takes the ones with the most gain for you.`
              : `You will have seen everything by ${getDate(forecast.all_seen_on)}.`}
          </Text>
        )}
        {is_cut && (
          <Text c="dimmed" size="sm">
            There is more than a plan can hold: the first 1,000 cards and 1,000 questions count.
          </Text>
        )}
        {isMissing && (
          <Text c="dimmed" size="sm">
            One of its sources was deleted, or you left its course. The plan continues with the others.
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function SeenRow({ name, seenCount, all }: { name: string; seenCount: number; all: number }) {
  return (
    <div>
      <Text
        component="div"
        className="figures"
        style={{ display: 'flex', gap: 12, justifyContent: 'space-between' }}
      >
        <span>{name}</span>
        <b>
          {seenCount} of {all}
        </b>
      </Text>
      <Bar share={seenCount / all} />
    </div>
  );
}
