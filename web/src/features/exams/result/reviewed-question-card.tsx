import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { ReviewedQuestion } from '@akada/contract/work/exams.ts';
import { Text, Title } from '@mantine/core';
import { BlockText, LineText } from '../../../ui/content/lazy-content.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Choice, type ChoiceTone } from '../../../ui/question/choice.tsx';
import { OptionFeedback } from '../../../ui/question/option-feedback.tsx';
import classes from '../../../ui/question/question.module.css';
import { Quote } from '../../../ui/question/quote.tsx';

interface ReviewedQuestionCardProps {
  question: ReviewedQuestion;
  number: number;
  onOpenSource: (source: QuestionSource) => void;
}

export function ReviewedQuestionCard({ question, number, onOpenSource }: ReviewedQuestionCardProps) {
  const { stem, options, feedback, source, explanation, content } = question;

  return (
    <Panel>
      <article className={classes.question}>
        <div>
          <Text c="dimmed" size="sm" className="figures">
            Question {number} · {verdictOf(question)}
          </Text>
          <Title order={3}>
            <LineText text={stem} tree={content?.stem} />
          </Title>
        </div>
        <ol className={classes.options}>
          {options.map(({ text }, position) => (
            <li key={text}>
              <Choice
                position={position}
                text={text}
                tree={content?.options[position]}
                tone={toneOf(question, position)}
              />
              <OptionFeedback text={feedback[position]} tree={content?.feedback?.[position]} />
            </li>
          ))}
        </ol>
        <BlockText className={classes.explanation} text={explanation} tree={content?.explanation} />
        {source !== null && (
          <Quote
            text={source.quote}
            tree={content?.quote}
            page={source.page}
            section={source.section}
            onOpen={() => onOpenSource(source)}
          />
        )}
      </article>
    </Panel>
  );
}

function verdictOf({ correct, choice }: ReviewedQuestion): string {
  if (correct) return 'Right';
  return choice === null ? 'Not answered' : 'Not right';
}

function toneOf({ answer_index, choice }: ReviewedQuestion, position: number): ChoiceTone {
  if (position === answer_index) return 'right';
  return position === choice ? 'wrong' : 'passed';
}
