import { type ReactNode, useState } from 'react';
import type { Turn } from '../conversation.ts';
import { AnswerView } from './answer-view.tsx';
import { Question, Typing } from './bubbles.tsx';
import classes from './chat.module.css';
import { QuestionEditor } from './question-editor.tsx';
import { ToolIcon, Turner } from './turn-tools.tsx';
import type { Chat } from './use-chat.ts';

interface TurnViewProps {
  chat: Chat;
  turn: Turn;
  /** True while a new version of the answer is written. */
  isAnsweredAgain: boolean;
  canMakeCards: boolean;
  /** Follow-up suggestions below the last answer. */
  next: ReactNode;
}

/** A question and its answer. */
export function TurnView({ chat, turn, isAnsweredAgain, canMakeCards, next }: TurnViewProps) {
  const [isEditing, setEditing] = useState(false);
  const { question, answer, branches } = turn;
  const { live } = chat.conversation;

  return (
    <li className={classes.turn}>
      {isEditing ? (
        <QuestionEditor
          text={question.text}
          onAsk={(text) => {
            setEditing(false);
            chat.edit(question, text);
          }}
          onClose={() => setEditing(false)}
        />
      ) : (
        <div className={classes.asked}>
          <Question text={question.text} />
          <div className={classes.tools}>
            <Turner
              what="Question"
              ids={branches}
              shown={question.id}
              onTurn={(to) => chat.turn({ parentId: question.parent_id }, to)}
            />
            {!chat.isAnswering && (
              <ToolIcon tool="edit" label="Edit the question" onClick={() => setEditing(true)} />
            )}
          </div>
        </div>
      )}
      {answer !== null && !isAnsweredAgain && (
        <AnswerView
          chat={chat}
          question={question}
          answer={answer}
          canMakeCards={canMakeCards}
          live={live?.id === answer.id ? live : null}
        />
      )}
      {isAnsweredAgain && <Typing />}
      {next}
    </li>
  );
}
