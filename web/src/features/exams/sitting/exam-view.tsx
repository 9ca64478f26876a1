import type { Exam } from '@akada/contract/work/exams.ts';
import { Button } from '@mantine/core';
import { PassageOf } from '../../../ui/question/lazy-passage.tsx';
import classes from './exam.module.css';
import { ExamBar } from './exam-bar.tsx';
import { ExamQuestionCard } from './exam-question-card.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';
import { HandingInNotice } from './handing-in-notice.tsx';
import { Palette } from './palette.tsx';
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
  const { position, question, answers, goTo } = sitting;

  if (sitting.handIn === 'handing_in') {
    return <HandingInNotice isTimeUp={sitting.clock.leftMs === 0} answers={answers} fault={sitting.fault} />;
  }
  return (
    <div className={classes.exam}>
      <ExamBar leftMs={sitting.clock.leftMs} answers={answers} onHandIn={sitting.ask} />
      <div className={classes.columns}>
        {question !== undefined && <PassageOf question={question} passages={exam.passages} />}
        {question !== undefined && (
          <ExamQuestionCard
            key={question.id}
            question={question}
            number={position + 1}
            total={exam.questions.length}
            answer={answers.byQuestion[question.id]}
            onChoose={sitting.choose}
          />
        )}
        <div className={classes.steps}>
          <Button variant="default" disabled={position === 0} onClick={() => goTo(position - 1)}>
            Previous
          </Button>
          <Button
            variant="default"
            disabled={position === exam.questions.length - 1}
            onClick={() => goTo(position + 1)}
          >
            Next
          </Button>
        </div>
        <Palette questions={exam.questions} answers={answers.byQuestion} position={position} onGoTo={goTo} />
      </div>
      <p className={classes.keys}>Keys: A to D to answer, N next, P previous, S hand in, R back from it.</p>
      <HandInDialog
        isOpen={sitting.handIn === 'asking'}
        unanswered={sitting.unanswered}
        onReturn={sitting.goBack}
        onConfirm={sitting.confirm}
      />
    </div>
  );
}
