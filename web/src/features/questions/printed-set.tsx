import type { Question } from '@akada/contract/material/questions.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { LineText } from '../../ui/content/lazy-content.tsx';
import classes from './questions.module.css';

interface PrintedSetProps {
  title: string;
  questions: readonly Question[];
}

/** A set on paper: the questions, and the answers on a page of their own. */
export function PrintedSet({ title, questions }: PrintedSetProps) {
  return (
    <div className={`printed ${classes.sheet}`}>
      <h1>{title}</h1>
      <ol>
        {questions.map(({ id, stem, options, content }) => (
          <li key={id}>
            <LineText text={stem} tree={content?.stem} />
            <ol>
              {options.map(({ text }, position) => (
                <li key={text}>
                  <LineText text={text} tree={content?.options[position]} isInControl />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <h2>Answers</h2>
      <ol>
        {questions.map(({ id, options, answer_indexes, content, source }) => (
          <li key={id}>
            {answer_indexes.map((position) => (
              <span key={position}>
                {optionLabel(position)}.{' '}
                <LineText
                  text={options[position]?.text ?? ''}
                  tree={content?.options[position]}
                  isInControl
                />{' '}
              </span>
            ))}
            {source !== null && `(page ${source.page})`}
          </li>
        ))}
      </ol>
    </div>
  );
}
