import type { Answer, AskedQuestion } from '@akada/contract/work/assistant.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '../../../lib/device/copy-text.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { withoutMarks } from '../answer-sentences.ts';
import { toBestQuote } from '../best-quote.ts';
import type { LiveAnswer } from '../conversation.ts';
import { AnswerText, LiveText } from './answer-text.tsx';
import { Typing } from './bubbles.tsx';
import classes from './chat.module.css';
import { SourceList } from './source-list.tsx';
import sources from './sources.module.css';
import { ToolIcon, Turner } from './turn-tools.tsx';
import { useCardOf } from './use-card-of.ts';
import { type Chat, checking } from './use-chat.ts';

interface AnswerViewProps {
  chat: Chat;
  question: AskedQuestion;
  answer: Answer;
  /** The streamed state, null after the end. */
  live: LiveAnswer | null;
  canMakeCards: boolean;
}

/** An answer: first the received part, at the end with its sources and actions. */
export function AnswerView({ chat, question, answer, live, canMakeCards }: AnswerViewProps) {
  const makeCard = useCardOf();
  const [isOpen, setOpen] = useState(false);
  if (live !== null || answer.state === 'streaming') {
    return (
      <div className={classes.answer}>
        {live === null || live.text === '' ? <Typing /> : <LiveText live={live} />}
        {live?.isChecked && <p className={classes.checking}>{checking(chat)}</p>}
      </div>
    );
  }

  const { text, remark, made_by: madeBy } = answer;
  const best = madeBy === 'notes' ? toBestQuote(answer) : null;
  const visibleAnswer =
    best === null || isOpen
      ? answer
      : { ...answer, text: best.text, content: best.content, citations: best.citations };
  const ending = getEnding(answer);
  return (
    <>
      <div className={classes.answer} dir="auto">
        <VisuallyHidden>Akada answered: </VisuallyHidden>
        {text.trim() !== '' && <AnswerText answer={visibleAnswer} />}
        {best !== null && (
          <Button
            variant="subtle"
            className={sources.more}
            aria-expanded={isOpen}
            rightSection={<IconChevronDown size={18} aria-hidden data-open={isOpen || undefined} />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Less' : `More from your notes (${answer.citations.length - 1})`}
          </Button>
        )}
        {ending !== null && (
          <p className={classes.ending} role={answer.state === 'stopped' ? undefined : 'alert'}>
            {ending}
          </p>
        )}
        {remark !== null && <p className={classes.remark}>{remark}</p>}
      </div>
      <SourceList
        text={visibleAnswer.text}
        citations={visibleAnswer.citations}
        isQuoted={madeBy === 'notes'}
        onCard={
          canMakeCards
            ? (sentence, citation) => makeCard({ question: question.text, sentence, citation })
            : null
        }
      />
      <div className={classes.tools}>
        <Turner
          what="Answer"
          ids={question.answers.map(({ id }) => id)}
          shown={answer.id}
          onTurn={(to) => chat.turn({ questionId: question.id }, to)}
        />
        {text.trim() !== '' && (
          <ToolIcon tool="copy" label="Copy the answer" onClick={() => void copy(withoutMarks(text))} />
        )}
        {!chat.isAnswering && answer.help === null && (
          <ToolIcon tool="again" label="Answer again" onClick={() => chat.answerAgain(question, answer)} />
        )}
      </div>
    </>
  );
}

/** The default error message (specification, section 8). */
const unexplained = "I'm sorry, I encountered an error. Please try again later.";

/** @returns why the answer ended early; null if it is complete */
function getEnding({ state, error }: Answer): string | null {
  if (error !== null) return error;
  if (state === 'failed' || state === 'cut') return unexplained;
  return state === 'stopped' ? 'Stopped here.' : null;
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success('Copied.');
  else toast.error('Your browser blocks copying here. Select the text instead.');
}
