import type { Question, SharedPassage } from '@akada/contract/material/questions.ts';
import { passageAbove } from '@akada/core/questions/passage-order.ts';
import { heldText } from '@akada/core/questions/set-file.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { Fragment } from 'react';
import { LineText } from '../../ui/content/lazy-content.tsx';
import { Passage } from '../../ui/question/passage.tsx';
import classes from './questions.module.css';

interface PrintedSetProps {
  title: string;
  questions: readonly Question[];
  /** Those that the questions name. */
  passages: readonly SharedPassage[] | undefined;
}

/** A set on paper: the questions, and the answers on a page of their own. */
export function PrintedSet({ title, questions, passages }: PrintedSetProps) {
  return (
    <div className={`printed ${classes.sheet}`}>
      <h1>{title}</h1>
      <ol>
        {questions.map(({ id, stem, options, content }, index) => {
          const passage = passageAbove(passages, questions, index);
          return (
            <Fragment key={id}>
              {passage !== null && (
                <li style={{ marginBlock: '1rem', listStyle: 'none' }}>
                  <Passage {...passage} />
                </li>
              )}
              {/* Its number: that of its place counts passages, too. */}
              <li value={index + 1}>
                <LineText text={stem} tree={content?.stem} />
                <ol>
                  {options.map(({ text }, position) => (
                    <li key={text}>
                      <LineText text={text} tree={content?.options[position]} isInControl />
                    </li>
                  ))}
                </ol>
              </li>
            </Fragment>
          );
        })}
      </ol>
      <h2>Answers</h2>
      <ol>
        {questions.map(({ id, options, answer_indexes, content, source, held }) => (
          <li key={id}>
            {held === true && heldText}
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
