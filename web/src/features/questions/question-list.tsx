import type { Question, QuestionSource, SharedPassage } from '@akada/contract/material/questions.ts';
import type { Generation } from '@akada/contract/work/generation.ts';
import { passageAbove } from '@akada/core/questions/passage-order.ts';
import { Text, Title } from '@mantine/core';
import { Fragment, useRef, useState } from 'react';
import { momentText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useTimeZone } from '../../lib/session/account.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { Passage } from '../../ui/question/passage.tsx';
import type { ShownQuestions } from './api.ts';
import { QuestionActions } from './question-actions.tsx';
import { QuestionCard } from './question-card.tsx';
import classes from './questions.module.css';

interface QuestionListProps {
  questions: readonly Question[];
  /** Passages named by the questions. */
  passages: readonly SharedPassage[] | undefined;
  replacements: Generation['replacements'];
  shown: ShownQuestions;
  onOpenSource: (source: QuestionSource) => void;
}

/** Every question of a set, with its actions. */
export function QuestionList(props: QuestionListProps) {
  const { questions, passages, replacements, shown, onOpenSource } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [madeHere, setMadeHere] = useState<readonly string[]>([]);
  const focused: ShownQuestions = {
    put: (question, replacedId) => {
      if (question.id !== replacedId) setMadeHere((previous) => [...previous, question.id]);
      shown.put(question, replacedId);
    },
    remove: (id) => {
      // The pressed button is removed with its question.
      if (document.activeElement?.closest(`[data-question="${id}"]`)) heading.current?.focus();
      shown.remove(id);
    },
  };

  return (
    <section aria-labelledby="questions">
      <Title order={2} id="questions" ref={heading} tabIndex={-1} mb="xs">
        Questions
      </Title>
      <Replacements replacements={replacements} />
      <ol className={classes.list}>
        {questions.map((question, index) => {
          const name = `Question ${index + 1}`;
          const passage = passageAbove(passages, questions, index);
          return (
            <Fragment key={question.id}>
              {passage !== null && (
                <li>
                  <Panel>
                    <Passage {...passage} />
                  </Panel>
                </li>
              )}
              <li data-question={question.id}>
                <QuestionCard
                  question={question}
                  name={name}
                  isNew={madeHere.includes(question.id)}
                  onOpenSource={onOpenSource}
                  actions={
                    <QuestionActions
                      question={question}
                      name={name}
                      shown={focused}
                      canReplace={
                        question.source !== null &&
                        question.body === undefined &&
                        replacements !== null &&
                        replacements.left > 0
                      }
                    />
                  }
                />
              </li>
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}

/** Tells how long a bad question can be replaced. */
function Replacements({ replacements }: Pick<QuestionListProps, 'replacements'>) {
  const timeZone = useTimeZone();
  if (replacements === null) return null;

  const { left, until } = replacements;
  return (
    <Text c="dimmed" mb="md">
      {left === 0
        ? 'You cannot replace any more questions of this set.'
        : `${counted(left, 'question')} can still be replaced by another one, until ${momentText(until, timeZone)}.`}
    </Text>
  );
}
