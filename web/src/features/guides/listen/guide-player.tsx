import type { GuideSection } from '@akada/contract/material/guides.ts';
import { ActionIcon } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconSettings,
  IconX,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { findSpokenRange, markRange } from '../../../lib/speech/spoken-range.ts';
import { useReader } from '../../../lib/speech/use-reader.ts';
import { ReaderProblem } from '../../../ui/listening/reader-problem.tsx';
import { SpeechDialog } from '../../../ui/listening/speech-dialog.tsx';
import classes from './guide-player.module.css';
import { getSectionSpeech } from './section-speech.ts';

interface GuidePlayerProps {
  section: GuideSection;
  /** The element with the section's text. */
  text: RefObject<HTMLElement | null>;
  /** Called after the last sentence. */
  onRead: () => void;
  onStop: () => void;
}

/** Reads a section aloud, and marks the sentence that it reads. */
export function GuidePlayer({ section, text, onRead, onStop }: GuidePlayerProps) {
  const [reader, state] = useReader();
  const [pieces] = useState(() => getSectionSpeech(section));
  const [isChoosing, setChoosing] = useState(false);
  const isPaused = state.status === 'paused';
  const piece = state.status === 'idle' ? undefined : pieces[state.index];

  const start = useEffectEvent(() => reader.read(pieces, onRead));
  useEffect(() => start(), []);

  useEffect(() => {
    const element = piece && text.current?.querySelectorAll('[data-spoken]')[piece.element];
    if (piece === undefined || element === undefined) return;
    markRange('akada-reading', findSpokenRange(element, piece.text));
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
    return () => markRange('akada-reading', null);
  }, [piece, text]);

  const icon = { color: 'gray', c: 'inherit', size: 44 } as const;
  return (
    <section aria-label="Read aloud" className={classes.player}>
      {state.problem !== null && (
        <ReaderProblem problem={state.problem} reader={reader} className={classes.problem} />
      )}
      <div className={classes.buttons}>
        <ActionIcon {...icon} aria-label="Back one sentence" onClick={() => reader.skip(-1)}>
          <IconPlayerSkipBackFilled size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...icon}
          aria-label={isPaused ? 'Play' : 'Pause'}
          onClick={() => (isPaused ? reader.resume() : reader.pause())}
        >
          {isPaused ? (
            <IconPlayerPlayFilled size={26} aria-hidden />
          ) : (
            <IconPlayerPauseFilled size={26} aria-hidden />
          )}
        </ActionIcon>
        <ActionIcon {...icon} aria-label="Forward one sentence" onClick={() => reader.skip(1)}>
          <IconPlayerSkipForwardFilled size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon {...icon} aria-label="Voice and speed" onClick={() => setChoosing(true)}>
          <IconSettings size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon {...icon} aria-label="Stop reading" onClick={onStop}>
          <IconX size={22} aria-hidden />
        </ActionIcon>
      </div>
      {isChoosing && <SpeechDialog onClose={() => setChoosing(false)} />}
    </section>
  );
}
