import type { Question, SharedPassage } from '@akada/contract/material/questions.ts';
import { heldText } from '@akada/core/questions/set-file.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { LineText } from '../../ui/content/lazy-content.tsx';
import { PrintedQuestions } from '../../ui/question/printed-questions.tsx';

interface PrintedSetProps {
  title: string;
  questions: readonly Question[];
  /** Passages named by the questions. */
  passages: readonly SharedPassage[] | undefined;
}

/** A printed set: the questions, and the answers on a separate page. */
export function PrintedSet({ title, questions, passages }: PrintedSetProps) {
  return (
    <>
      <h1>{title}</h1>
      <PrintedQuestions questions={questions} passages={passages}>
        {({ stem, options, content }) => (
          <>
            <LineText text={stem} tree={content?.stem} />
            <ol style={{ listStyle: 'upper-alpha' }}>
              {options.map(({ text }, position) => (
                <li key={text}>
                  <LineText text={text} tree={content?.options[position]} isInControl />
                </li>
              ))}
            </ol>
          </>
        )}
      </PrintedQuestions>
      <h2 style={{ breakBefore: 'page' }}>Answers</h2>
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
    </>
  );
}
