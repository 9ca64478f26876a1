import type { Question, SharedPassage } from '@akada/contract/material/questions.ts';
import { heldText } from '@akada/core/questions/set-file.ts';
import { optionLabel } from '@akada/core/quiz/options.ts';
import { LineText } from '../../ui/content/lazy-content.tsx';
import { PrintedQuestions } from '../../ui/question/printed-questions.tsx';
import { PrintedBody, PrintedKey } from './lazy-printed-body.tsx';

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
        {({ id, stem, options, body, content }) => (
          <>
            <LineText text={stem} tree={content?.stem} />
            {body !== undefined && (
              <PrintedBody body={body} seed={id} getTree={(text) => content?.texts?.[text]} />
            )}
            {options.length > 0 && (
              <ol style={{ listStyle: 'upper-alpha' }}>
                {options.map(({ text }, position) => (
                  <li key={text}>
                    <LineText text={text} tree={content?.options[position]} isInControl />
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </PrintedQuestions>
      <h2 style={{ breakBefore: 'page' }}>Answers</h2>
      <ol>
        {questions.map(({ id, options, answer_indexes, body, content, source, held }) => (
          <li key={id}>
            {held === true && heldText}
            {body !== undefined && <PrintedKey body={body} />}
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
