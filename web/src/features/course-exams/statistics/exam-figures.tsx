import type { CourseExamStatistics } from '@akada/contract/work/statistics.ts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { Bar } from '../../../ui/chart/bar.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { BigFigures } from '../../../ui/figures/big-figure.tsx';
import { ComputedAt } from '../../../ui/figures/computed-at.tsx';
import { Columns, Panel, Part, Section } from '../../../ui/page/panel.tsx';
import { examStatisticsQuery } from './api.ts';
import { AskedQuestions } from './asked-questions.tsx';

interface ExamFiguresProps {
  examId: string;
  /** Renders the typed answers to a question. */
  answers: (questionId: string) => ReactNode;
}

/** Figures of an exam and of each of its questions. */
export function ExamFigures({ examId, answers }: ExamFiguresProps) {
  const query = examStatisticsQuery(examId);
  const { data, error, refetch } = useQuery(query);

  if (error && data === undefined)
    return <LoadFault what="the statistics" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="the statistics" queries={[query.queryKey]}>
        <CardsShape cards={2} />
      </Waiting>
    );
  }
  const whole = (
    <Section title="The exam">
      <Stack gap={12}>
        {data.mean !== null && (
          <>
            <BigFigures figures={[{ value: `${Math.round(data.mean)}%`, name: 'Marks on average' }]} />
            <Bar share={data.mean / 100} />
          </>
        )}
        <div>
          {getSentences(data).map((sentence) => (
            <Text key={sentence} className="figures">
              {sentence}
            </Text>
          ))}
        </div>
        <ComputedAt {...data} />
      </Stack>
    </Section>
  );
  if (data.questions.length === 0) return whole;
  return (
    <Columns
      isSideFirst
      side={whole}
      main={
        <Part title="Questions">
          <Panel>
            <AskedQuestions questions={data.questions} answers={answers} />
          </Panel>
        </Part>
      }
    />
  );
}

function getSentences({ count, mean, deviation, is_stale }: CourseExamStatistics): string[] {
  if (mean === null)
    return [
      is_stale
        ? 'The first attempts are being counted. Come back in some minutes.'
        : 'There are no figures before the first attempt has ended.',
    ];

  return [
    `${counted(count, 'student')} ended a first attempt, with ${Math.round(mean)}% of the marks on average.`,
    deviation === null
      ? 'We show how far results differ once two students have finished.'
      : `Results lie ${Math.round(deviation)} points around that: ${spreadWord(deviation)}.`,
  ];
}

/** Marks from 0 to 100 can spread by at most 50; half of that is 25. */
function spreadWord(deviation: number): string {
  if (deviation < 8) return 'most students did about the same';
  return deviation < 20 ? 'the usual spread of a class' : 'students differ a lot';
}
