import { assistantLimits } from '@akada/core/assistant/assistant-rules.ts';
import { UnstyledButton } from '@mantine/core';
import { IconPlayerStopFilled, IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import classes from './composer.module.css';

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  /** The chip of the note that the question is about. */
  chip: ReactNode;
  placeholder: string;
  /** The first text of the field. */
  initial: string;
  isAnswering: boolean;
  /** True if nothing can be sent now. */
  isBlocked: boolean;
  onSend: (query: string) => void;
  onStop: () => void;
}

const mostRows = 4;

/** The field for a question. Enter sends, Shift+Enter adds a line. */
export function Composer({ ref, chip, placeholder, initial, isAnswering, isBlocked, ...on }: ComposerProps) {
  const [text, setText] = useState(initial);
  const tooLong = useId();
  const isTooLong = text.trim().length > assistantLimits.query;
  const isSendable = text.trim() !== '' && !isTooLong && !isAnswering && !isBlocked;

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isSendable) return;
    on.onSend(text.trim());
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    // Input methods end a word with Enter.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <form onSubmit={send}>
      <div className={classes.box}>
        {chip}
        <div className={classes.line}>
          <textarea
            ref={ref}
            aria-label="Your question"
            enterKeyHint="send"
            placeholder={placeholder}
            value={text}
            aria-invalid={isTooLong}
            aria-describedby={isTooLong ? tooLong : undefined}
            rows={Math.min(mostRows, text.split('\n').length)}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={press}
          />
          {/* One button, so that it retains the focus; a second click of the same press stops nothing. */}
          <UnstyledButton
            type={isAnswering ? 'button' : 'submit'}
            className={classes.send}
            aria-label={isAnswering ? 'Stop the answer' : 'Send'}
            aria-disabled={!isSendable && !isAnswering}
            data-ready={isSendable || isAnswering || undefined}
            onClick={({ detail }) => {
              if (isAnswering && detail < 2) on.onStop();
            }}
          >
            {isAnswering ? (
              <IconPlayerStopFilled size={20} aria-hidden />
            ) : (
              <IconSend size={22} aria-hidden />
            )}
          </UnstyledButton>
        </div>
        {isTooLong && (
          <p id={tooLong} role="alert" className={classes.left} data-near>
            Ask in at most {assistantLimits.query.toLocaleString('en')} characters. These are{' '}
            {text.trim().length.toLocaleString('en')}.
          </p>
        )}
      </div>
    </form>
  );
}
