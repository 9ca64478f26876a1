import type { Card } from '@akada/contract/material/cards.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSwipe } from '../../../lib/device/use-swipe.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import type { Woven } from '../../../ui/cloth/cover.tsx';
import cardClasses from '../card.module.css';
import { CardSide } from '../card-side.tsx';
import { type CardSource, Proof } from '../proof.tsx';
import { PictureSides } from './picture-sides.tsx';
import classes from './review.module.css';
import type { ShownFace } from './review-entry.ts';

interface StudyCardProps {
  card: Card;
  face: ShownFace;
  /** Null until it is known. */
  woven: Woven | null;
  isTurned: boolean;
  onTurn: () => void;
  /** Called with right for a known card, left for an unknown one. */
  onSwipe: (side: 'left' | 'right') => void;
  onOpenSource: (source: CardSource) => void;
  /** True to focus the card, so that it is read aloud; false while its answer is typed. */
  takesFocus: boolean;
  /** The field for an answer; after the turn, the comparison with the typed answer. */
  typed: ReactNode;
}

/** A longer text, in characters, does not fit a phone in the size of a question. */
const longText = 140;

/** The current card: its front, and once it is turned its back below. */
export function StudyCard({
  card,
  face,
  woven,
  isTurned,
  onTurn,
  onSwipe,
  takesFocus,
  ...rest
}: StudyCardProps) {
  const { onOpenSource, typed } = rest;
  const shown = useRef<HTMLDivElement>(null);
  const side = isTurned ? 'back' : 'front';
  const read = takesFocus ? side : null;
  useEffect(() => {
    // An open editor above the card keeps the focus.
    const isBelow = document.querySelector('dialog[open]') !== null;
    if (read !== null && !isBelow) shown.current?.focus({ preventScroll: true });
  }, [read]);
  const swipe = useSwipe<HTMLDivElement>(isTurned ? onSwipe : null);
  const { question, answer, gap, below, wanted } = face;
  const source = [card.course?.name ?? card.course_name, card.note_title].filter(Boolean).join(', ');
  const isLong = (text: string) => text.length > longText || undefined;

  return (
    // A second way to turn it, for a thumb: the button below it says so, and is what the keyboard reaches.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      {...swipe}
      className={`${cardClasses.card} ${classes.card}`}
      data-turned={isTurned || undefined}
      onClick={isTurned ? undefined : onTurn}
    >
      <span className={cardClasses.strip}>
        {woven && <Cloth seed={woven.cloth_seed} colour={woven.cloth_colour} columns={36} rows={2} />}
      </span>
      <div ref={shown} tabIndex={-1} className={cardClasses.sides} key={side}>
        {source !== '' && (
          <p className={cardClasses.source}>
            {woven && (
              <span className={cardClasses.patch}>
                <Cloth seed={woven.cloth_seed} colour={woven.cloth_colour} columns={2} rows={2} />
              </span>
            )}
            {source}
          </p>
        )}
        {face.picture ? (
          <PictureSides face={face} picture={face.picture} isTurned={isTurned} />
        ) : isTurned ? (
          <>
            {gap === null && (
              <>
                <div className={classes.above}>
                  <CardSide {...question} className={cardClasses.side} />
                </div>
                <hr className={classes.rule} />
              </>
            )}
            {typed}
            <div data-long={isLong(answer.text)} className={`${classes.answer} ${cardClasses.answer}`}>
              <CardSide {...answer} className={cardClasses.side} />
            </div>
            {below && (
              <div className={classes.below}>
                <CardSide {...below} className={cardClasses.side} />
              </div>
            )}
            <Proof card={card} answer={wanted} onOpen={onOpenSource} />
          </>
        ) : (
          <div data-long={isLong(question.text)} className={classes.asked}>
            <CardSide {...question} gap={gap} className={cardClasses.side} />
          </div>
        )}
      </div>
    </div>
  );
}
