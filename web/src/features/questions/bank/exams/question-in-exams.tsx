import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import { isMarkedByKey } from '@akada/core/question-types/question-body.ts';
import { Stack } from '@mantine/core';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../../ui/feedback/shapes.tsx';
import { ComputedAt } from '../../../../ui/figures/computed-at.tsx';
import { QuestionFigures } from '../../../../ui/figures/question-figures.tsx';
import { Section } from '../../../../ui/page/panel.tsx';
import { questionStatisticsQuery } from './api.ts';
import { KeySection } from './key-section.tsx';

/** Exam figures of a question, and the actions if they suggest a wrong key. */
export function QuestionInExams({ question }: { question: BankQuestion }) {
  return (
    <Stack mt="md">
      <Section title="In exams">
        <Statistics question={question} />
      </Section>
      {(question.answer_indexes.length > 0 || hasKey(question)) && <KeySection question={question} />}
    </Stack>
  );
}

/** Essays and open answers have no key: people mark them. */
function hasKey({ body, status }: BankQuestion): boolean {
  return body !== undefined && isMarkedByKey(body.type) && status !== 'draft';
}

function Statistics({ question: { id, options, answer_indexes } }: { question: BankQuestion }) {
  return (
    <Loaded what="the statistics" query={questionStatisticsQuery(id)} shape={<RowsShape rows={3} />}>
      {(figures) => (
        <Stack gap={12}>
          <QuestionFigures figures={figures} keys={answer_indexes} texts={options.map(({ text }) => text)} />
          <ComputedAt {...figures} />
        </Stack>
      )}
    </Loaded>
  );
}
