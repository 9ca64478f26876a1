import type { Card } from '@akada/contract/material/cards.ts';
import { grades } from '@akada/core/memory/grade.ts';
import { ActionIcon } from '@mantine/core';
import { IconSettings, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeys } from '../../../lib/device/use-keys.ts';
import { useReader } from '../../../lib/speech/use-reader.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import type { Woven } from '../../../ui/cloth/cover.tsx';
import { SpeechDialog } from '../../../ui/listening/speech-dialog.tsx';
import { useArrivalFocus, useDocumentTitle } from '../../../ui/page/page.tsx';
import { ReviewSaved } from '../review/review-progress.tsx';
import type { RunningReview } from '../review/use-review.ts';
import classes from './listen.module.css';
import { ListenCard } from './listen-card.tsx';

export interface ListenViewProps {
  review: RunningReview;
  retention: number;
  wovenOf: (card: Card) => Woven | null;
  onStop: () => void;
}

/** Cards in a row without an answer, after which nobody seems to listen. */
const maxUnheard = 2;

/** A review for the ear: cards are read aloud, and two large areas take the answers. */
export function ListenView({ review, retention, wovenOf, onStop }: ListenViewProps) {
  const { asked, card, sitting, step, grade, postpone } = review;
  const [reader, state] = useReader();
  const [isChoosing, setChoosing] = useState(false);
  const unheard = useRef(0);
  const heading = useArrivalFocus();
  useDocumentTitle('Listen to your cards');

  // Questions are answered on the screen, so they come after the cards.
  const hasCard = sitting.upcoming.some(({ kind }) => kind === 'card');
  const questionId = asked?.kind === 'question' ? asked.id : null;
  const passQuestion = useEffectEvent(() => (hasCard ? postpone() : onStop()));
  useEffect(() => {
    if (questionId !== null) passQuestion();
  }, [questionId]);

  const toggle = () => (state.status === 'paused' ? reader.resume() : reader.pause());
  const judge = (knew: boolean) => {
    unheard.current = 0;
    reader.stop();
    grade(knew ? grades.good : grades.again);
  };
  useKeys({
    ' ': toggle,
    escape: onStop,
    '1': () => judge(false),
    arrowleft: () => judge(false),
    '2': () => judge(true),
    arrowright: () => judge(true),
  });

  if (card === null || asked === null) return null;
  const woven = wovenOf(card);
  const done = sitting.given.length + sitting.questions;
  const passUnheard = () => {
    unheard.current += 1;
    const isLast = sitting.upcoming.length < 2;
    if (isLast || unheard.current >= maxUnheard) reader.pause();
    if (isLast) onStop();
    else postpone();
  };

  return (
    <div className={classes.screen} data-course={woven?.cloth_colour ?? 1} data-focus="open">
      <div className={classes.bar}>
        <ActionIcon color="gray" c="inherit" aria-label="Stop listening" onClick={onStop}>
          <IconX size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
        <p className="figures">
          Card {done + 1} of {done + sitting.upcoming.length}
        </p>
        <ActionIcon color="gray" c="inherit" aria-label="Voice and speed" onClick={() => setChoosing(true)}>
          <IconSettings size={24} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        Listen to your cards
      </h1>
      <div className={classes.cloth}>
        {woven && <Cloth seed={woven.cloth_seed} colour={woven.cloth_colour} columns={40} rows={3} />}
      </div>
      <ListenCard
        key={step}
        asked={asked}
        card={card}
        retention={retention}
        isPractice={sitting.isPractice}
        reader={reader}
        state={state}
        onToggle={toggle}
        onJudge={judge}
        onUnheard={passUnheard}
      />
      <div className={classes.note}>
        <p>Your device’s own voice, no data.</p>
        <ReviewSaved />
      </div>
      {isChoosing && <SpeechDialog onClose={() => setChoosing(false)} />}
    </div>
  );
}
