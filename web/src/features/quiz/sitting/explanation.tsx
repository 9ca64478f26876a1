import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { BlockText } from '../../../ui/content/lazy-content.tsx';
import question_classes from '../../../ui/question/question.module.css';
import { Quote } from '../../../ui/question/quote.tsx';

interface ExplanationProps {
  question: PracticeQuestion;
  order: readonly number[];
  onOpenSource: (source: QuestionSource) => void;
}

/** Why an answer is right, what is said of each option, and the sentence that proves it: once, wherever it stands. */
export function Explanation({ question, order, onOpenSource }: ExplanationProps) {
  const { explanation, feedback, content, source } = question;

  return (
    <>
      {explanation.trim() !== '' && (
        <BlockText className={question_classes.explanation} text={explanation} tree={content?.explanation} />
      )}
      {order.map((option, position) => {
        const text = feedback[option] ?? '';
        return (
          text.trim() !== '' && (
            <div key={option}>
              <strong>{optionLabel(position)}</strong>
              <BlockText
                className={question_classes.explanation}
                text={text}
                tree={content?.feedback?.[option]}
              />
            </div>
          )
        );
      })}
      {source !== null && (
        <Quote
          text={source.quote}
          tree={content?.quote}
          page={source.page}
          section={source.section}
          explanation={explanation}
          onOpen={() => onOpenSource(source)}
        />
      )}
    </>
  );
}
