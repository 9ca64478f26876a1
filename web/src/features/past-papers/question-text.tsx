import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StemBlock } from '../../ui/question/stem-block.tsx';
import { getOrigin } from './paper-words.ts';
import classes from './past-paper.module.css';

interface QuestionTextProps {
  question: PastPaperQuestion;
  /** The answer of a question without options; as printed if absent. */
  answer?: ReactNode;
}

/** The contradictions of a question, its text, and its answer if it has no options. */
export function QuestionText({
  question,
  answer = <PrintedAnswer question={question} />,
}: QuestionTextProps) {
  const { stem, parts, options, problems, has_figure, page } = question;
  return (
    <>
      {problems.length > 0 && (
        <Notice kind="warning">
          {problems.join(' ')}
          {needsChoice(question) && ' Which one is right?'}
        </Notice>
      )}
      <StemBlock className={classes.stem} text={stem} tree={null} />
      {parts.length > 0 && (
        <ul className={classes.parts}>
          {parts.map(({ label, depth, text }) => (
            <li key={`${depth} ${label} ${text}`} style={{ marginInlineStart: `${depth}rem` }}>
              {label} {text}
            </li>
          ))}
        </ul>
      )}
      {has_figure && <p className={classes.quiet}>It needs the figure on page {page}.</p>}
      {options.length === 0 && !question.held && answer}
    </>
  );
}

function PrintedAnswer({ question }: { question: PastPaperQuestion }) {
  if (question.answer === '')
    return <p className={classes.quiet}>No answer is printed. Edit the question to write it.</p>;

  return (
    <div>
      <p className={classes.stem}>{question.answer}</p>
      <p className={classes.quiet}>The answer, {getOrigin(question)}.</p>
    </div>
  );
}

/** A contradiction without a key ends with a question, unless the paper's sentence is one already. */
function needsChoice({ problems, options, key_from }: PastPaperQuestion): boolean {
  return key_from === null && options.length > 0 && !problems.at(-1)?.endsWith('?');
}
