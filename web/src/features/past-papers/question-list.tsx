import type { PastPaper, PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { PaperQuestion } from './paper-question.tsx';
import { getSections } from './paper-words.ts';
import classes from './past-paper.module.css';

interface QuestionListProps {
  paper: PastPaper;
  questions: readonly PastPaperQuestion[];
  /** Opens the page of a question. */
  drawPage: (question: PastPaperQuestion) => ReactNode;
  /** The box that chooses a question; null while questions are not chosen. */
  drawBox: ((question: PastPaperQuestion) => ReactNode) | null;
  /** Chooses these questions. */
  onChoose: (questions: readonly PastPaperQuestion[]) => void;
  /** Names the topic of one question. */
  onNameTopic: (question: PastPaperQuestion) => void;
}

/** The questions in their sections, each text above the first question that shares it. */
export function QuestionList(props: QuestionListProps) {
  const { paper, questions, drawPage, drawBox, onChoose, onNameTopic } = props;
  return getSections(questions).map((section) => (
    <section key={section.questions[0]?.position} className={classes.section}>
      <h2>{section.title === '' ? 'Questions' : section.title}</h2>
      {drawBox !== null && (
        <Button variant="subtle" onClick={() => onChoose(section.questions)}>
          Choose all {section.questions.length}
          {section.title !== '' && <VisuallyHidden> of {section.title}</VisuallyHidden>}
        </Button>
      )}
      {section.questions.map((question, index) => {
        const isShared = question.passage === section.questions[index - 1]?.passage;
        return (
          <Fragment key={question.position}>
            {question.passage !== '' && !isShared && <SharedText text={question.passage} />}
            <PaperQuestion
              paper={paper}
              question={question}
              page={drawPage(question)}
              box={drawBox === null ? null : drawBox(question)}
              onNameTopic={() => onNameTopic(question)}
            />
          </Fragment>
        );
      })}
    </section>
  ));
}

/** A longer text is folded, because the page shows it, too. */
const maxOpen = 240;

function SharedText({ text }: { text: string }) {
  if (text.length <= maxOpen) return <p className={classes.passage}>{text}</p>;
  return (
    <details>
      <summary className={classes.summary}>The text for these questions</summary>
      <p className={classes.passage}>{text}</p>
    </details>
  );
}
