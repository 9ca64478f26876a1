import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFault } from '../../../../ui/feedback/load-fault.tsx';
import { RowsShape } from '../../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { ComputedAt } from '../../../../ui/figures/computed-at.tsx';
import { QuestionFigures } from '../../../../ui/figures/question-figures.tsx';
import { Section } from '../../../../ui/page/panel.tsx';
import { questionStatisticsQuery } from './api.ts';
import { KeySection } from './key-section.tsx';

/** What exams say of a question, and what is done where they say that its key is wrong. */
export function QuestionInExams({ question }: { question: BankQuestion }) {
  return (
    <Stack mt="md">
      <Section title="In exams">
        <Statistics question={question} />
      </Section>
      {question.answer_indexes.length > 0 && <KeySection question={question} />}
    </Stack>
  );
}

function Statistics({ question: { id, options, answer_indexes } }: { question: BankQuestion }) {
  const query = questionStatisticsQuery(id);
  const { data, error, refetch } = useQuery(query);

  if (error && data === undefined)
    return <LoadFault what="the statistics" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="the statistics" queries={[query.queryKey]}>
        <RowsShape rows={3} />
      </Waiting>
    );
  }
  return (
    <Stack gap={12}>
      <QuestionFigures figures={data} keys={answer_indexes} texts={options.map(({ text }) => text)} />
      <ComputedAt {...data} />
    </Stack>
  );
}
