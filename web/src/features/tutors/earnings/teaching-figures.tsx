import type { TutorAnalytics } from '@akada/contract/work/money/earnings.ts';
import { Text } from '@mantine/core';
import { numberText } from '../../../lib/format/numbers.ts';
import { FigureTable } from '../../../ui/chart/figure-table.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { monthAndYear } from './months.tsx';

const getShare = (name: string, percent: number | null) =>
  percent === null ? [] : [{ name, value: `${percent}%` }];

/** Figures of the teaching; a share with too little data is omitted. */
export function TeachingFigures({ of }: { of: TutorAnalytics }) {
  const { minutes_taught, sessions, students, acceptance, answer_hours, cancellations, returning, requests } =
    of;

  return (
    <>
      <BigFigures
        figures={[
          { name: 'Hours taught', value: numberText(Math.round(minutes_taught / 6) / 10) },
          { name: 'Sessions', value: numberText(sessions) },
          { name: 'Students', value: numberText(students) },
          ...getShare('Requests accepted', acceptance.percent),
          ...getShare('Students who come back', returning.percent),
          ...getShare('Views that become requests', requests.percent),
        ]}
      />
      <Text c="dimmed" size="sm" my="md">
        {answer_hours !== null &&
          `You answer within about ${answer_hours === 0 ? 'an hour' : `${answer_hours} h`}. `}
        {cancellations.by_tutor + cancellations.by_student === 0
          ? 'No session was cancelled.'
          : `Cancelled: ${cancellations.by_tutor} by you, ${cancellations.by_student} by students.`}
      </Text>
      <FigureTable
        name="Teaching by month"
        columns={['Month', 'Hours', 'Sessions']}
        rows={of.months.map(({ month, minutes, sessions: held }) => [
          monthAndYear(month),
          Math.round(minutes / 6) / 10,
          held,
        ])}
      />
    </>
  );
}
