import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import type { PracticeEvent, PracticeSession } from '@akada/core/practice/practice-session.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { presentBody } from '@akada/core/question-types/question-types.ts';
import { Text } from '@mantine/core';
import { AnswerField } from '../../../ui/answers/answer-field.tsx';
import { JudgedAnswer } from '../../../ui/answers/review/judged-answer.tsx';
import { OpenAnswer } from '../../../ui/answers/review/open-answer.tsx';
import { WrittenAnswer } from '../../../ui/answers/review/written-answer.tsx';
import classes from '../practice.module.css';

interface WrittenPartProps {
  question: PracticeQuestion;
  body: QuestionBody;
  session: PracticeSession;
  seed: string;
  onAct: (event: PracticeEvent) => void;
}

/** The fields below a question without options; after the verdict, the answer with its key. */
export function WrittenPart({ question, body, session, seed, onAct }: WrittenPartProps) {
  const { stem, content } = question;
  const { isJudged, isRevealed, response = null } = session;
  const isTyped = body.type === 'short' || body.type === 'numerical';
  if (body.type === 'open' && isRevealed) return <OpenAnswer body={body} response={response} isNew />;
  if (isJudged) {
    return isTyped ? (
      <WrittenAnswer body={body} response={response} />
    ) : (
      <JudgedAnswer body={body} response={response} content={content} />
    );
  }
  // The field of a typed answer is in the foot, above the keys of a phone.
  if (isTyped) return <Text c="dimmed">{getHint(body)}</Text>;
  return (
    <div className={classes.written} {...(body.type !== 'open' && { 'data-answers': true })}>
      <AnswerField
        stem={stem}
        content={content}
        presented={presentBody(body, seed)}
        response={response}
        onChange={(answer) => onAct({ type: 'respond', response: answer })}
        onSubmit={() => onAct({ type: 'answer' })}
      />
    </div>
  );
}

function getHint(body: QuestionBody): string {
  if (body.type !== 'numerical') return 'A word or a few words.';
  const isUnitNeeded = body.units.length > 0 && body.unit.rule === 'needed';
  return isUnitNeeded ? 'A number with its unit.' : 'A number is enough.';
}
