import type { Question, QuestionSource } from '@akada/contract/material/questions.ts';
import { kindNames } from '@akada/core/questions/kind-names.ts';
import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '../../ui/page/panel.tsx';
import { Choice } from '../../ui/question/choice.tsx';
import { BodyKey } from '../../ui/question/lazy-body-key.tsx';
import { OptionFeedback } from '../../ui/question/option-feedback.tsx';
import { OptionPictures } from '../../ui/question/option-input.tsx';
import { Proof } from '../../ui/question/proof.tsx';
import classes from '../../ui/question/question.module.css';
import { StemText } from '../../ui/question/stem-text.tsx';
import { typeNames } from './bank/bank-words.ts';
import { originNames } from './question-words.ts';

interface QuestionCardProps {
  question: Question;
  /** The visible name, such as `Question 3`. */
  name: string;
  /** True if it has just replaced another question. */
  isNew: boolean;
  onOpenSource: (source: QuestionSource) => void;
  actions: ReactNode;
}

/** A question with its key, for a person who checks it. */
export function QuestionCard({ question, name, isNew, onOpenSource, actions }: QuestionCardProps) {
  const { stem, kind, origin, options, answer_indexes, body, feedback, content, checks } = question;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The button that requested the new question was removed with the old one. The focus moves only if the
    // person has not moved it elsewhere.
    if (isNew && document.activeElement === document.body) heading.current?.focus();
  }, [isNew]);

  return (
    <Panel>
      <article className={classes.question} aria-label={name}>
        <div>
          <Text c="dimmed" size="sm" className="figures">
            {[name, kind && kindNames[kind], body && typeNames[body.type], originNames[origin]]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Title order={3} ref={heading} tabIndex={-1}>
            <StemText text={stem} tree={content?.stem} />
          </Title>
        </div>
        {body !== undefined && <BodyKey body={body} getTree={(text) => content?.texts?.[text]} />}
        <OptionPictures trees={content?.options} />
        {options.length > 0 && (
          <ol className={classes.options}>
            {options.map(({ text }, position) => (
              <li key={text}>
                <Choice
                  position={position}
                  text={text}
                  tree={content?.options[position]}
                  tone={answer_indexes.includes(position) ? 'right' : 'passed'}
                />
                <OptionFeedback text={feedback[position]} tree={content?.feedback?.[position]} />
              </li>
            ))}
          </ol>
        )}
        {question.held === true && <Text>The answer is hidden while an exam uses this question.</Text>}
        <Proof question={question} onOpenSource={onOpenSource} />
        {checks.length > 0 && (
          <details>
            <summary className={classes.summary}>Checks of this question</summary>
            <ul>
              {checks.map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
          </details>
        )}
        {actions}
      </article>
    </Panel>
  );
}
