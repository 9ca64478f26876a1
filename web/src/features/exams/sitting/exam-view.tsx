import type { Exam } from '@akada/contract/work/exams.ts';
import { useRef, useState } from 'react';
import { FocusFrame } from '../../../ui/focus/focus-frame.tsx';
import { WrittenText } from '../../../ui/page/written-text.tsx';
import { PassageOf } from '../../../ui/question/lazy-passage.tsx';
import questionClasses from '../../../ui/question/question.module.css';
import classes from './exam.module.css';
import { ExamBar } from './exam-bar.tsx';
import { ExamFoot } from './exam-foot.tsx';
import { ExamQuestionCard } from './exam-question-card.tsx';
import { ExamSteps } from './exam-steps.tsx';
import { openQuestions } from './hand-in.ts';
import { HandInDialog } from './hand-in-dialog.tsx';
import { HandingInNotice } from './handing-in-notice.tsx';
import { LazyCalculator } from './lazy-calculator.tsx';
import { Palette } from './palette.tsx';
import { paperParts, partAt } from './paper-parts.ts';
import { SubjectTabs } from './subject-tabs.tsx';
import { StoodNotice } from './time/stood-notice.tsx';
import { useSitting } from './use-sitting.ts';

interface ExamViewProps {
  exam: Exam;
  receivedAt: number;
  userId: string;
  onFinished: () => void;
}

export function ExamView(props: ExamViewProps) {
  const { exam } = props;
  const sitting = useSitting(props);
  const { position, question, answers } = sitting;
  const calculator = useCalculator();
  const parts = paperParts(exam);
  const part = partAt(parts, position);
  const isHall = exam.kind === 'hall';

  if (sitting.handIn === 'handing_in') {
    return (
      <FocusFrame title={exam.title} progress={null} foot={null}>
        <HandingInNotice isTimeUp={sitting.time.isUp} answers={answers} fault={sitting.fault} />
      </FocusFrame>
    );
  }
  if (question === undefined || part === undefined) return null;

  const answer = answers.byQuestion[question.id];
  const number = `Question ${position - part.first + 1} of ${part.questions.length}`;
  const toQuestion = (requested: number) => {
    sitting.goBack();
    sitting.goTo(requested);
  };
  return (
    <FocusFrame
      title={exam.title}
      progress={
        <ExamBar
          time={sitting.time}
          answers={answers}
          isCalculatorOpen={calculator.isOpen}
          onCalculator={calculator.toggle}
          onHandIn={sitting.ask}
        />
      }
      aside={
        <>
          <Palette part={part} answers={answers.byQuestion} position={position} onGoTo={sitting.goTo} />
          <ExamFoot exam={exam} />
        </>
      }
      foot={
        <ExamSteps
          position={position}
          total={exam.questions.length}
          isFlagged={answer?.flagged === true}
          onGoTo={sitting.goTo}
          onFlag={sitting.flag}
        />
      }
    >
      <StoodNotice time={sitting.time} />
      {exam.instructions !== undefined && (
        <details>
          <summary className={questionClasses.summary}>Instructions</summary>
          <WrittenText>{exam.instructions}</WrittenText>
        </details>
      )}
      {parts.length > 1 && (
        <SubjectTabs parts={parts} current={part} answers={answers.byQuestion} onGoTo={sitting.goTo} />
      )}
      <div className={classes.work} data-beside={question.passage_id !== undefined || undefined}>
        <PassageOf question={question} passages={exam.passages} />
        <div className={classes.exam}>
          <ExamQuestionCard
            key={question.id}
            question={question}
            heading={part.title === null ? number : `${part.title} · ${number}`}
            answer={answer}
            isByHallKeys={isHall}
            response={sitting.response}
            onPress={sitting.press}
            onRespond={sitting.respond}
            onTakeBack={sitting.takeBack}
          />
          {calculator.isOpen && <LazyCalculator onClose={calculator.toggle} />}
        </div>
      </div>
      <HandInDialog
        isOpen={sitting.handIn === 'asking'}
        open={openQuestions(exam, answers.byQuestion)}
        isHall={isHall}
        onGoTo={toQuestion}
        onReturn={sitting.goBack}
        onConfirm={sitting.confirm}
      />
    </FocusFrame>
  );
}

/** Closing the calculator returns the focus to its button. */
function useCalculator() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);

  return {
    isOpen,
    toggle: () => {
      if (!isOpen) opener.current = document.activeElement;
      else if (opener.current instanceof HTMLElement) opener.current.focus();
      setOpen(!isOpen);
    },
  };
}
