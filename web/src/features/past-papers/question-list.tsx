import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { Fragment, type ReactNode } from 'react';
import { getSections } from './paper-words.ts';
import classes from './past-paper.module.css';

interface QuestionListProps {
  questions: readonly PastPaperQuestion[];
  drawQuestion: (question: PastPaperQuestion) => ReactNode;
  /** A tool for the questions of a section. */
  drawTool?: (section: ReturnType<typeof getSections>[number]) => ReactNode;
}

/** The questions in their sections, each text above the first question that shares it. */
export function QuestionList({ questions, drawQuestion, drawTool }: QuestionListProps) {
  return getSections(questions).map((section) => (
    <section key={section.questions[0]?.position} className={classes.section}>
      <h2>{section.title === '' ? 'Questions' : section.title}</h2>
      {drawTool?.(section)}
      {section.questions.map((question, index) => {
        const isShared = question.passage === section.questions[index - 1]?.passage;
        return (
          <Fragment key={question.position}>
            {question.passage !== '' && !isShared && <SharedText text={question.passage} />}
            {drawQuestion(question)}
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
