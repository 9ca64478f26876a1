import type { Card } from '@akada/contract/material/cards.ts';
import { compareTyped } from '@akada/core/cards/typed-answer.ts';
import { grades } from '@akada/core/memory/grade.ts';
import type { Asked } from '@akada/core/reviews/review-sitting.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useKeys } from '../../../lib/device/use-keys.ts';
import type { Woven } from '../../../ui/cloth/cover.tsx';
import { FocusFrame, KeyHint } from '../../../ui/focus/focus-frame.tsx';
import { ListenButton } from '../listen/listen-button.tsx';
import type { CardSource } from '../proof.tsx';
import { UndoButton } from '../undo-button.tsx';
import { CardTools } from './card-tools.tsx';
import { GradeButtons, getGrades } from './grade-buttons.tsx';
import { shownFace } from './review-entry.ts';
import { ReviewProgress } from './review-progress.tsx';
import type { StoredReview } from './stored-review.ts';
import { StudyCard } from './study-card.tsx';
import { suggestedGrade, TypedField, TypedOutcome } from './typed-answer.tsx';
import { type RunningReview, useReview } from './use-review.ts';

export interface ReviewViewProps {
  drawn: StoredReview;
  drawAgain: (first?: string) => Promise<void>;
  exit: { to: string; label: string };
  wovenOf: (card: Card) => Woven | null;
  onOpenSource: (source: CardSource) => void;
  /** A missed question in the same queue. */
  question: (id: string, onDone: () => void, frame: ReviewFrame) => ReactNode;
  /** Replaces the card after the last one. */
  end: (review: RunningReview) => ReactNode;
  /** Loads later parts in advance. */
  onBegin: () => void;
  /** Renders the review for the ear instead of the card. */
  listening: (review: RunningReview, onStop: () => void) => ReactNode;
  /** Renders the editor of the current card. */
  editor: (card: Card, onClose: () => void, onSaved: (card: Card) => void) => ReactNode;
}

/** The frame above each card or question. */
export interface ReviewFrame {
  title: string;
  exit: { to: string; label: string };
  progress: ReactNode;
  tools: ReactNode;
}

/** Shows due cards in turn: the student turns and grades each, and can undo a slip of the thumb. */
export function ReviewView({ drawn, drawAgain, exit, question, end, onBegin, ...rest }: ReviewViewProps) {
  const [isListening, setListening] = useState(false);
  const review = useReview(drawn, drawAgain);
  const { asked, card, sitting, undo, answered } = review;
  const [isEditing, setEditing] = useState(false);
  const begin = useEffectEvent(onBegin);
  useEffect(begin, []);
  useKeys({
    u: undo ?? undefined,
    e: card === null || isListening ? undefined : () => setEditing(true),
  });

  if (asked === null) return end(review);
  if (isListening) return rest.listening(review, () => setListening(false));
  const frame: ReviewFrame = {
    title: sitting.isPractice ? 'Just practise' : 'Review',
    exit,
    progress: (
      <ReviewProgress
        sitting={sitting}
        colour={card === null ? undefined : rest.wovenOf(card)?.cloth_colour}
      />
    ),
    tools: (
      <>
        <ListenButton onListen={() => setListening(true)} />
        <UndoButton undo={undo} />
      </>
    ),
  };
  if (asked.kind === 'question') return question(asked.id, answered, frame);
  if (card === null) return null;
  return (
    <>
      <AskedCard
        {...rest}
        review={review}
        asked={asked}
        card={card}
        frame={frame}
        drawn={drawn}
        onEdit={() => setEditing(true)}
      />
      {isEditing && rest.editor(card, () => setEditing(false), review.edited)}
    </>
  );
}

interface AskedCardProps extends Pick<ReviewViewProps, 'drawn' | 'wovenOf' | 'onOpenSource'> {
  review: RunningReview;
  asked: Asked;
  card: Card;
  frame: ReviewFrame;
  onEdit: () => void;
}

/** The turned card and the text typed before; null if nothing was typed. */
interface Turned {
  step: number;
  typed: string | null;
}

function AskedCard({ drawn, review, asked, card, frame, wovenOf, onOpenSource, onEdit }: AskedCardProps) {
  const { sitting, step, grade } = review;
  const { buttons, typed_answers } = drawn.settings;
  const [turned, setTurned] = useState<Turned | null>(null);
  const isTurned = turned?.step === step;
  const typedText = isTurned ? turned.typed : null;
  const face = shownFace(card, asked.id);
  const receivedGrades = getGrades(buttons, sitting.isPractice);
  const isTyped = (typed_answers || card.typed) && face.picture === null;
  const outcome = typedText === null ? null : compareTyped(typedText, face.wanted);
  const turn = (writtenText: string | null = null) => setTurned({ step, typed: writtenText });

  useKeys({
    ' ': () => (isTurned ? grade(grades.good) : turn()),
    enter: () => (isTurned ? grade(grades.good) : turn()),
    ...Object.fromEntries(
      receivedGrades.map((one, index) => [String(index + 1), isTurned ? () => grade(one) : undefined]),
    ),
  });

  return (
    <FocusFrame
      {...frame}
      foot={
        isTurned ? (
          <GradeButtons
            key={step}
            asked={asked}
            given={receivedGrades}
            settings={drawn.settings}
            isPractice={sitting.isPractice}
            suggested={outcome && suggestedGrade(outcome.result)}
            onGrade={grade}
          />
        ) : isTyped ? (
          <Button fullWidth type="submit" form="typed-answer">
            Check
          </Button>
        ) : (
          <Button fullWidth onClick={() => turn()}>
            Show the answer
            <KeyHint>space</KeyHint>
          </Button>
        )
      }
    >
      {isTyped && !isTurned && <TypedField key={`typed ${step}`} onDone={turn} />}
      <StudyCard
        key={step}
        card={card}
        face={face}
        isTurned={isTurned}
        onOpenSource={onOpenSource}
        woven={wovenOf(card)}
        onTurn={() => turn()}
        onSwipe={(side) => grade(side === 'left' ? grades.again : grades.good)}
        takesFocus={isTurned || !isTyped}
        typed={outcome && typedText !== null && <TypedOutcome typed={typedText} outcome={outcome} />}
      />
      <CardTools card={card} review={review} onEdit={onEdit} />
    </FocusFrame>
  );
}
