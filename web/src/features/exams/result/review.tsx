import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { ExamResult, ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { passageSpan } from '@akada/core/questions/passage-order.ts';
import { Stack, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode, useRef } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { Chips } from '../../../ui/form/choices/chips.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import rows from '../../../ui/list/rows.module.css';
import { Opened } from '../../../ui/page/fold.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Passage } from '../../../ui/question/passage.tsx';
import { passageName } from '../../../ui/question/passage-name.ts';
import { mostOpen } from '../../../ui/question/read-question.tsx';
import {
  getPractice,
  type NumberedQuestion,
  reviewChoices,
  reviewPageSize,
  shownQuestions,
} from './review-choice.ts';
import { ReviewedQuestionCard } from './reviewed-question-card.tsx';

interface ReviewProps {
  result: ExamResult;
  onOpenSource: (source: QuestionSource) => void;
  /** The content below a question. */
  renderBelow?: (question: ReviewedQuestion, number: number) => ReactNode;
}

/** The questions of a finished exam with their keys, a few at a time; the address holds the selection. */
export function Review({ result, onOpenSource, renderBelow }: ReviewProps) {
  const { read, page, choose, turn } = useListAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const show = read('show');
  const requestedNumberedQuestions = shownQuestions(result.questions, show);
  const from = page * reviewPageSize;
  const visibleNumberedQuestions = requestedNumberedQuestions.slice(from, from + reviewPageSize);
  // The buttons are below ten questions, but the next ones start above them.
  const turnTo = (next: number) => {
    turn(next);
    heading.current?.focus();
  };

  return (
    <section aria-labelledby="review">
      <div className={rows.filters}>
        <Chips
          label="Show"
          value={show}
          options={reviewChoices(result.questions, show)}
          onChange={(choice) => choose({ show: choice })}
        />
        {show !== '' && requestedNumberedQuestions.length > 0 && (
          <ButtonLink to={getPractice(requestedNumberedQuestions)} variant="default">
            Practise these
          </ButtonLink>
        )}
      </div>
      <Title order={2} size="h3" id="review" mb="md" ref={heading} tabIndex={-1} className="figures">
        {rangeText(visibleNumberedQuestions.length, from, requestedNumberedQuestions.length)}
      </Title>
      <Stack>
        {visibleNumberedQuestions.map((item, position) => (
          <Fragment key={item.question.id}>
            <PassageAbove result={result} item={item} before={visibleNumberedQuestions[position - 1]} />
            <ReviewedQuestionCard
              examId={result.id}
              question={item.question}
              number={item.index + 1}
              isFolded={result.questions.length > mostOpen}
              onOpenSource={onOpenSource}
            >
              {renderBelow?.(item.question, item.index + 1)}
            </ReviewedQuestionCard>
          </Fragment>
        ))}
      </Stack>
      {visibleNumberedQuestions.length === 0 && <Text c="dimmed">No questions of this exam match.</Text>}
      <PageTurner
        label="Questions"
        page={page}
        total={requestedNumberedQuestions.length}
        pageSize={reviewPageSize}
        what="question"
        onTurn={turnTo}
      />
    </section>
  );
}

function rangeText(count: number, from: number, total: number): string {
  if (count === 0) return 'No questions';
  return count === total ? 'Questions' : `Questions, ${from + 1} to ${from + count} of ${total}`;
}

interface PassageAboveProps {
  result: ExamResult;
  item: NumberedQuestion;
  /** The previous visible question. */
  before: NumberedQuestion | undefined;
}

/** Shows a passage once, above its visible questions. */
function PassageAbove({ result: { passages, questions }, item, before }: PassageAboveProps) {
  const { passage_id } = item.question;
  const passage = passages?.find(({ id }) => id === passage_id);
  if (passage === undefined || before?.question.passage_id === passage_id) return null;

  const span = passageSpan(questions, item.index);
  const whole = (
    <Panel>
      <Passage {...passage} span={span} />
    </Panel>
  );
  if (questions.length <= mostOpen) return whole;
  return (
    <Opened name={`passage-${item.index + 1}`}>
      <summary>
        {passageName(passage.title)}, {span}
      </summary>
      {whole}
    </Opened>
  );
}
