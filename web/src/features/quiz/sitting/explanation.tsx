import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { PracticeDraw, PracticeQuestion } from '@akada/contract/work/practice.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Cover } from '../../../ui/cloth/cover.tsx';
import { BlockText } from '../../../ui/content/lazy-content.tsx';
import { Proof } from '../../../ui/question/proof.tsx';
import questionClasses from '../../../ui/question/question.module.css';

interface ExplanationProps {
  draw: PracticeDraw;
  question: PracticeQuestion;
  order: readonly number[];
  onOpenSource: (source: QuestionSource) => void;
}

/** The reason why an answer is right, its proof, and a remark on each option. */
export function Explanation({ draw: { title, cloth }, question, order, onOpenSource }: ExplanationProps) {
  const { feedback, content } = question;

  return (
    <>
      {/* Sittings stored by earlier versions have no cloth. */}
      <Proof
        question={question}
        note={cloth ? { title, cover: <Cover of={cloth} size={40} /> } : null}
        onOpenSource={onOpenSource}
      />
      {order.map((option, position) => {
        const text = feedback[option] ?? '';
        return (
          text.trim() !== '' && (
            <div key={option}>
              <strong>{optionLabel(position)}</strong>
              <BlockText
                className={questionClasses.explanation}
                text={text}
                tree={content?.feedback?.[option]}
              />
            </div>
          )
        );
      })}
    </>
  );
}
