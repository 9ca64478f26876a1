import type { Card } from '@akada/contract/material/cards.ts';
import { grades } from '@akada/core/memory/grade.ts';
import { nextInterval } from '@akada/core/reviews/next-intervals.ts';
import type { Asked } from '@akada/core/reviews/review-sitting.ts';
import { decideSeconds } from '@akada/core/speech/hands-free.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import {
  IconArrowBackUp,
  IconCheck,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useZone } from '../../../lib/session/use-zone.ts';
import type { Reader, ReaderState } from '../../../lib/speech/reader.ts';
import { useSpeechSettings } from '../../../lib/speech/speech-settings.ts';
import { findSpokenRange, markRange } from '../../../lib/speech/spoken-range.ts';
import { ReaderProblem } from '../../../ui/listening/reader-problem.tsx';
import { CardSide } from '../card-side.tsx';
import { shownFace } from '../review/review-entry.ts';
import { getCardSpeech } from './card-speech.ts';
import classes from './listen.module.css';
import { useHandsFree } from './use-hands-free.ts';

interface ListenCardProps {
  asked: Asked;
  card: Card;
  retention: number;
  isPractice: boolean;
  reader: Reader;
  state: ReaderState;
  onToggle: () => void;
  onJudge: (knew: boolean) => void;
  onUnheard: () => void;
}

/** One card: its text as it is read, and the areas for the answer. */
export function ListenCard({ asked, card, reader, state, onToggle, onJudge, ...rest }: ListenCardProps) {
  const { retention, isPractice, onUnheard } = rest;
  const face = shownFace(card, asked.id);
  const [speech] = useState(() => getCardSpeech(card, face));
  const step = useHandsFree({ reader, state, speech, onUnheard });
  const [{ think }] = useSpeechSettings();
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const isPaused = state.status === 'paused';
  const isAnswer = step.name !== 'question' && step.name !== 'think';
  const textElement = useRef<HTMLDivElement>(null);
  const piece = speech[isAnswer ? 'answer' : 'question'][state.index];
  const isReading = state.status === 'reading';

  // The words to come are paler than the words that were read.
  useEffect(() => {
    const text = textElement.current;
    if (!isReading || piece === undefined || text === null) return;
    const readRange = findSpokenRange(text, piece.text);
    const coming = document.createRange();
    coming.selectNodeContents(text);
    coming.setStart(readRange.endContainer, readRange.endOffset);
    markRange('akada-coming', coming);
    return () => markRange('akada-coming', null);
  }, [isReading, piece]);

  const schedule = { now, localDay: localDay(now, zone), retention };
  const interval = (grade: 1 | 3) =>
    !isPractice && <small>{nextInterval(asked.state, grade, schedule)}</small>;

  return (
    <>
      <div className={classes.body}>
        <p className={classes.side}>
          <IconVolume size={20} aria-hidden />
          {isAnswer ? 'Answer' : 'Question'}
        </p>
        {isAnswer && face.gap === null && (
          <div className={classes.above}>
            <CardSide {...face.question} />
          </div>
        )}
        <div
          ref={textElement}
          className={classes.text}
          data-long={face.question.text.length > 140 || undefined}
        >
          {isAnswer ? (
            <>
              <CardSide {...face.answer} />
              {face.below !== null && <CardSide {...face.below} />}
            </>
          ) : (
            <CardSide {...face.question} gap={face.gap} />
          )}
        </div>
        <div className={classes.below}>
          {isPaused && state.problem !== null ? (
            <ReaderProblem problem={state.problem} reader={reader} className={classes.problem} />
          ) : isPaused ? (
            <p>
              <b>Paused</b>
              <small>Press play to continue.</small>
            </p>
          ) : step.name === 'think' ? (
            <>
              <Countdown left={step.left} total={think} />
              <p>
                <b>Think</b>
                <small>The answer follows automatically.</small>
              </p>
            </>
          ) : (
            step.name === 'decide' && (
              <>
                <Countdown left={step.left} total={decideSeconds} />
                <p>
                  <b>Did you know it?</b>
                  <small>Without an answer the card stays due, and comes again later.</small>
                </p>
              </>
            )
          )}
        </div>
      </div>
      <div className={classes.pads}>
        <button type="button" onClick={() => onJudge(false)}>
          <IconArrowBackUp size={26} aria-hidden />
          Again
          {interval(grades.again)}
        </button>
        <button
          type="button"
          className={classes.play}
          aria-label={isPaused ? 'Play' : 'Pause'}
          onClick={onToggle}
        >
          {isPaused ? (
            <IconPlayerPlayFilled size={34} aria-hidden />
          ) : (
            <IconPlayerPauseFilled size={34} aria-hidden />
          )}
        </button>
        <button type="button" onClick={() => onJudge(true)}>
          <IconCheck size={26} aria-hidden />
          Good
          {interval(grades.good)}
        </button>
      </div>
    </>
  );
}

function Countdown({ left, total }: { left: number; total: number }) {
  return (
    <svg viewBox="0 0 120 120" role="img" aria-label={`${left} seconds left`} className={classes.ring}>
      <circle cx="60" cy="60" r="52" />
      <circle
        cx="60"
        cy="60"
        r="52"
        pathLength="100"
        strokeDasharray={`${(100 * left) / total} 100`}
        transform="rotate(-90 60 60)"
        data-left
      />
      <text x="60" y="76" textAnchor="middle">
        {left}
      </text>
    </svg>
  );
}
