import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../lib/device/page-state.ts';
import { Lazy, type LazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { withoutMarks } from '../answer-sentences.ts';
import { toBestQuote } from '../best-quote.ts';
import type { Conversation, Turn } from '../conversation.ts';
import { storeChat } from '../stored-chat.ts';
import { AllowanceLine } from './allowance-line.tsx';
import { Typing } from './bubbles.tsx';
import classes from './chat.module.css';
import type { ChatNote, Suggestion } from './chat-notes.ts';
import { Composer } from './composer.tsx';
import { Greeting, Suggestions } from './greeting.tsx';
import { NoteChoice } from './note-choice.tsx';
import { PendingTurn } from './pending-turn.tsx';
import { TurnView } from './turn-view.tsx';
import { type Chat, checking, type Pending, useChat } from './use-chat.ts';
import { useFollowing } from './use-following.ts';

/** Calls `onSettled` after the person's choice, immediately if no choice is needed. */
export type Consent = LazyComponent<{ onSettled: () => void }>;

export interface ChatViewProps {
  conversation: Conversation;
  /** The subject of the questions; null for anything. */
  note: ChatNote | null;
  onNote: (note: ChatNote | null) => void;
  /** Null while they are awaited. */
  notes: readonly ChatNote[] | null;
  /** Suggested first questions; null while they are awaited. */
  suggestions: readonly Suggestion[] | null;
  /** The first text of the field. */
  initial: string;
  /** Asks whether passages may be sent to a model, unless the student has chosen. */
  consent: Consent;
  canMakeCards: boolean;
  onThread: (id: string) => void;
  /** Focuses the field on devices with a keyboard. */
  takesFocus: boolean;
}

/** A conversation, and the field for the next question. */
export function ChatView({
  conversation,
  note,
  onNote,
  notes,
  suggestions,
  consent,
  ...rest
}: ChatViewProps) {
  const { initial, canMakeCards, onThread, takesFocus } = rest;
  const { id: userId, full_name } = useAccount();
  const isOnline = useOnline();
  const [held, setHeld] = useState<{ text: string; note: ChatNote | null } | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isAway, goToEnd } = useFollowing(content);
  const chat = useChat({
    conversation,
    fileId: note?.id ?? null,
    onThread,
    onAnswered: (now) => storeChat(userId, now),
  });
  const { turns, pending, isAnswering } = chat;
  const visibleTurns = pending === null ? turns : turnsBefore(turns, pending);
  const last = turns.at(-1);

  useEffect(() => {
    if (takesFocus && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [takesFocus]);

  // The question that waits for a consent is sent after it.
  const goOn = () => {
    if (held === null) return;
    setHeld(null);
    chat.ask(held.text, held.note?.id ?? null);
  };

  const ask = (text: string, about: ChatNote | null) => {
    onNote(about);
    goToEnd();
    setHeld({ text, note: about });
  };
  const choose = ({ query, note: about = note }: Suggestion) => {
    onNote(about);
    field.current?.focus();
    if (query !== null) ask(query, about);
  };

  return (
    <div className={classes.chat}>
      <div ref={content} className={classes.conversation}>
        {visibleTurns.length === 0 && pending === null && held === null && (
          <Greeting
            note={note}
            onChoose={choose}
            name={full_name.split(' ')[0] ?? ''}
            suggestions={suggestions}
          />
        )}
        <ol className={classes.turns} aria-label="Conversation">
          {visibleTurns.map((turn) => (
            <TurnView
              key={turn.question.id}
              chat={chat}
              turn={turn}
              canMakeCards={canMakeCards}
              isAnsweredAgain={pending?.fault === null && pending.regenerate === turn.answer?.id}
              next={
                turn === last &&
                !isAnswering && <Suggestions suggestions={getNext(turn, note)} onChoose={choose} />
              }
            />
          ))}
          {pending !== null && <PendingTurn chat={chat} pending={pending} />}
        </ol>
        {held !== null && (
          <Lazy
            of={consent}
            props={{ onSettled: goOn }}
            waiting={<Typing />}
            fault={(error, retry) => <CodeFault what="the assistant" error={error} onRetry={retry} />}
          />
        )}
        {held !== null && (
          <div>
            <Button variant="subtle" onClick={() => setHeld(null)}>
              Cancel my question
            </Button>
          </div>
        )}
        {chat.isBroken && (
          <p className={classes.remark}>
            The connection is lost. The answer continues when you are back online.
          </p>
        )}
      </div>
      <VisuallyHidden role="status">{said(chat, last)}</VisuallyHidden>
      <div className={classes.foot}>
        {isAway && (
          <ActionIcon
            size={44}
            c="inherit"
            className={classes.end}
            aria-label="Go to the end of the conversation"
            onClick={goToEnd}
          >
            <IconArrowDown size={20} aria-hidden />
          </ActionIcon>
        )}
        <Composer
          ref={field}
          chip={<NoteChoice note={note} notes={notes} onChoose={onNote} />}
          placeholder={note === null ? 'Ask anything' : 'Ask about this note'}
          isBlocked={!isOnline || held !== null}
          initial={initial}
          isAnswering={isAnswering}
          onSend={(text) => ask(text, note)}
          onStop={chat.stop}
        />
        <AllowanceLine />
      </div>
    </div>
  );
}

/** Turns after an edited question belong to its other branch. */
function turnsBefore(turns: readonly Turn[], { parentId, regenerate }: Pending): readonly Turn[] {
  const end = regenerate ?? parentId;
  return turns.slice(0, turns.findIndex(({ answer }) => answer !== null && answer.id === end) + 1);
}

/** Announces an answer when it is complete, not word by word. */
function said(chat: Chat, last: Turn | undefined): string {
  if (chat.conversation.live?.isChecked) return checking(chat);
  if (chat.isAnswering) return 'Akada is answering.';
  if (!last?.answer) return '';
  const { answer } = last;
  const best = answer.made_by === 'notes' ? toBestQuote(answer) : null;
  return withoutMarks((best ?? answer).text);
}

function getNext({ question, answer }: Turn, note: ChatNote | null): Suggestion[] {
  if (answer === null || note === null) return [];
  return [{ text: 'Look beyond the note', query: question.text, note: null }];
}
