import { type PastPaperQuestion, pastPaperLimits } from '@akada/contract/material/past-papers.ts';
import { Button, Textarea, VisuallyHidden } from '@mantine/core';
import { OptionKeys } from '../option-keys.tsx';
import classes from '../past-paper.module.css';
import { QuestionText } from '../question-text.tsx';
import { isEssay, type QuestionChange } from './paper-changes.ts';

interface ImportQuestionProps {
  question: PastPaperQuestion;
  onChange: (change: QuestionChange) => void;
}

/** A question as printed, before it is imported: a tap on an option makes it the key. */
export function ImportQuestion({ question, onChange }: ImportQuestionProps) {
  const { number, position, page, is_left_out: isOmitted, is_in_set: isImported } = question;
  const headingId = `question-${position}`;
  return (
    <article className={classes.question} data-omitted={isOmitted || undefined} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className="figures">
          Question {number}
        </h3>
        <span className={`${classes.quiet} figures`}>Page {page}</span>
        {!isImported && (
          <Button variant="subtle" onClick={() => onChange({ is_left_out: !isOmitted })}>
            {isOmitted ? 'Undo' : 'Leave out'}
            <VisuallyHidden> question {number}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isOmitted && <p className={classes.quiet}>You left it out, so it is not imported.</p>}
      {!isOmitted && isImported && (
        <>
          <QuestionText question={question} answer={null} />
          <p className={classes.quiet}>It is in your questions.</p>
        </>
      )}
      {!isOmitted && !isImported && (
        <>
          <QuestionText
            question={question}
            answer={<AnswerField question={question} onChange={onChange} />}
          />
          <OptionKeys question={question} onGive={(key) => onChange({ key })} />
        </>
      )}
    </article>
  );
}

function AnswerField({ question, onChange }: ImportQuestionProps) {
  return (
    <Textarea
      label={`Answer of question ${question.number}`}
      description={
        isEssay(question) ? 'Without a model answer it becomes an essay that you mark.' : undefined
      }
      autosize
      maxLength={pastPaperLimits.answer}
      value={question.answer}
      onChange={({ currentTarget }) => onChange({ answer: currentTarget.value })}
    />
  );
}
