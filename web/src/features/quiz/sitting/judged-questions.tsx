import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import { getAnswerShare, type ItemAnswer } from '@akada/core/practice/practice-item.ts';
import type { PracticeSession } from '@akada/core/practice/practice-session.ts';
import { passageAbove } from '@akada/core/questions/passage-order.ts';
import { Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { JudgedAnswer } from '../../../ui/answers/review/judged-answer.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Choice, type ChoiceTone } from '../../../ui/question/choice.tsx';
import { OptionPictures } from '../../../ui/question/option-input.tsx';
import { Passage } from '../../../ui/question/passage.tsx';
import classes from '../../../ui/question/question.module.css';
import { mostOpen, ReadQuestion } from '../../../ui/question/read-question.tsx';
import { StemText } from '../../../ui/question/stem-text.tsx';
import { getOrder } from './asked-question.ts';
import { Explanation } from './explanation.tsx';
import type { StoredSitting } from './stored-sitting.ts';

interface JudgedQuestionsProps {
  sitting: StoredSitting;
  session: PracticeSession;
  onOpenSource: (source: QuestionSource) => void;
}

/** Every question with its answer, for a sitting that is judged at the end. */
export function JudgedQuestions({ sitting, session, onOpenSource }: JudgedQuestionsProps) {
  const { questions, passages } = sitting.draw;

  return questions.map((question, index) => {
    const passage = passageAbove(passages, questions, index);
    return (
      <Fragment key={question.id}>
        {passage !== null && (
          <Panel>
            <Passage {...passage} />
          </Panel>
        )}
        <JudgedQuestion
          draw={sitting.draw}
          question={question}
          number={index + 1}
          order={getOrder(sitting.id, question)}
          answer={session.answers[question.id] ?? { choices: [] }}
          onOpenSource={onOpenSource}
        />
      </Fragment>
    );
  });
}

interface JudgedQuestionProps {
  draw: StoredSitting['draw'];
  question: PracticeQuestion;
  number: number;
  order: readonly number[];
  answer: ItemAnswer;
  onOpenSource: (source: QuestionSource) => void;
}

function JudgedQuestion({ draw, question, number, order, answer, onOpenSource }: JudgedQuestionProps) {
  const { stem, options, answer_indexes, body, content } = question;
  const { choices, response = null } = answer;
  const share = getAnswerShare({ keys: answer_indexes, body }, answer);
  const head = (
    <>
      <Text c="dimmed" size="sm" className="figures">
        Question {number} · {getVerdict(share)}
      </Text>
      <Title order={3}>
        <StemText text={stem} tree={content?.stem} />
      </Title>
    </>
  );
  const getTone = (option: number): ChoiceTone => {
    if (answer_indexes.includes(option)) return 'right';
    return choices.includes(option) ? 'wrong' : 'passed';
  };

  const answers = (
    <>
      <OptionPictures trees={content?.options} />
      {body === undefined ? (
        <ol className={classes.options}>
          {order.map((option, position) => (
            <li key={option}>
              <Choice
                position={position}
                text={options[option]?.text ?? ''}
                tree={content?.options[option]}
                tone={getTone(option)}
              />
            </li>
          ))}
        </ol>
      ) : (
        <JudgedAnswer body={body} response={response} content={content} />
      )}
      <Explanation draw={draw} question={question} order={order} onOpenSource={onOpenSource} />
    </>
  );
  return (
    <ReadQuestion number={number} head={head} answers={answers} isFolded={draw.questions.length > mostOpen} />
  );
}

function getVerdict(share: number): string {
  if (share === 1) return 'Right';
  return share > 0 ? 'Partly' : 'Not right';
}
