import { assistantLimits, type HelpStep, helpSteps } from '@akada/core/assistant/assistant-rules.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Overlay } from '../../../ui/layers/overlay.tsx';
import { withoutMarks } from '../answer-sentences.ts';
import { AnswerText, LiveText } from '../chat/answer-text.tsx';
import { Question, Typing } from '../chat/bubbles.tsx';
import classes from '../chat/chat.module.css';
import composer from '../chat/composer.module.css';
import { usePracticeHelp } from './use-practice-help.ts';

interface PracticeHelpProps {
  questionId: string;
  /** The options in the order of the question. */
  options: readonly { text: string }[];
  /** Called for each step that was read. */
  onHelped: (step: HelpStep) => void;
  onClose: () => void;
}

/** Help next to a practice question: it asks back, gives hints, and the answer only after the third. */
export function PracticeHelp({ questionId, options, onHelped, onClose }: PracticeHelpProps) {
  const { turns, live, isAsking, fault, nextStep, askNext, askAgain } = usePracticeHelp(questionId, onHelped);
  const [said, setSaid] = useState('');
  const last = turns.at(-1)?.answer ?? null;

  const send = () => {
    askNext(said.trim());
    setSaid('');
  };

  return (
    <Overlay position="right" title="Help with this question" onClose={onClose}>
      <div className={classes.drawer}>
        <div className={classes.conversation}>
          <ol className={classes.turns} aria-label="Hints">
            {turns.map(({ question, answer }) => (
              <li key={question.id} className={classes.turn}>
                {question.text !== '' && (
                  <div className={classes.asked}>
                    <Question text={question.text} />
                  </div>
                )}
                {answer !== null && (
                  <div className={classes.answer}>
                    {live?.id === answer.id && <LiveText live={live} />}
                    {live?.id !== answer.id && answer.text !== '' && <AnswerText answer={answer} />}
                    {answer.remark !== null && <p className={classes.remark}>{answer.remark}</p>}
                    {answer.error !== null && (
                      <p className={classes.ending} role="alert">
                        {answer.error}
                      </p>
                    )}
                    <Struck
                      options={(answer.help?.struck ?? []).map((index) => options[index]?.text ?? '')}
                    />
                  </div>
                )}
              </li>
            ))}
          </ol>
          {isAsking && (live === null || live.text === '') && <Typing />}
          {fault !== null && (
            <Notice kind="error" actions={<Button onClick={askAgain}>Ask again</Button>}>
              {fault.message}
            </Notice>
          )}
        </div>
        <VisuallyHidden role="status">
          {isAsking ? 'The hint is on its way.' : withoutMarks(last?.text ?? '')}
        </VisuallyHidden>
        {nextStep !== null && fault === null && (
          <form
            className={classes.foot}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isAsking) send();
            }}
          >
            <div className={composer.box}>
              <div className={composer.line}>
                <textarea
                  aria-label="What do you think?"
                  placeholder="What do you think?"
                  rows={1}
                  maxLength={assistantLimits.said}
                  value={said}
                  onChange={(event) => setSaid(event.currentTarget.value)}
                />
              </div>
              <Button type="submit" fullWidth aria-disabled={isAsking}>
                {nextStep === helpSteps.length ? 'Explain the answer' : 'Next hint'}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Overlay>
  );
}

function Struck({ options }: { options: readonly string[] }) {
  if (options.length === 0) return null;
  return (
    <ul aria-label="Ruled out">
      {options.map((text) => (
        <li key={text}>
          <del>{text}</del>
        </li>
      ))}
    </ul>
  );
}
