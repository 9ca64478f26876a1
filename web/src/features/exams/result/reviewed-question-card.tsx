import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { EssayReview } from '../../../ui/answers/review/essay/lazy-essay-review.tsx';
import { MarkedParts } from '../../../ui/answers/review/marked-parts.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Choice } from '../../../ui/question/choice.tsx';
import { OptionFeedback } from '../../../ui/question/option-feedback.tsx';
import { OptionPictures } from '../../../ui/question/option-input.tsx';
import { Proof } from '../../../ui/question/proof.tsx';
import classes from '../../../ui/question/question.module.css';
import { ReadQuestion } from '../../../ui/question/read-question.tsx';
import { StemText } from '../../../ui/question/stem-text.tsx';
import { keyChangeText } from './key-change-words.ts';
import { optionWords } from './option-words.ts';
import { questionFacts } from './result-words.ts';

// Loads later: few answers can be contested.
const lazyContest = lazyComponent(async () => (await import('./contest.tsx')).Contest);

interface ReviewedQuestionCardProps {
  /** Absent on a tutor's page, because only the student contests answers. */
  examId?: string;
  question: ReviewedQuestion;
  number: number;
  /** Hides the options behind a tap, if the question is one of many. */
  isFolded: boolean;
  onOpenSource: (source: QuestionSource) => void;
  /** Shown below the question. */
  children?: ReactNode;
}

export function ReviewedQuestionCard({
  examId,
  question,
  number,
  isFolded,
  onOpenSource,
  children,
}: ReviewedQuestionCardProps) {
  const { stem, options, feedback, content, body, response, marked, essay_marks, contest } = question;
  const keyChange = keyChangeText(question, number);
  const head = (
    <>
      <Text c="dimmed" size="sm" className="figures">
        Question {number} · {questionFacts(question).join(' · ')}
      </Text>
      <Title order={3}>
        <StemText text={stem} tree={content?.stem} />
      </Title>
    </>
  );
  const answers = (
    <>
      {keyChange !== null && <Notice kind="info">{keyChange}</Notice>}
      <OptionPictures trees={content?.options} />
      {body === undefined ? (
        <ol className={classes.options}>
          {options.map(({ text }, position) => (
            <li key={text}>
              <Choice
                position={position}
                text={text}
                tree={content?.options[position]}
                {...optionWords(question, position)}
              />
              <OptionFeedback text={feedback[position]} tree={content?.feedback?.[position]} />
            </li>
          ))}
        </ol>
      ) : body.type === 'essay' ? (
        <EssayReview body={body} response={response ?? null} marks={essay_marks ?? null} />
      ) : (
        <MarkedParts parts={marked?.parts ?? []} content={content} isOrder={body.type === 'ordering'} />
      )}
      {contest !== undefined && examId !== undefined && (
        <Lazy
          of={lazyContest}
          props={{ examId, questionId: question.id, contest }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this part" error={error} onRetry={retry} />}
        />
      )}
      <Proof question={question} onOpenSource={onOpenSource} />
      {children}
    </>
  );
  return <ReadQuestion number={number} head={head} answers={answers} isFolded={isFolded} />;
}
