import type { Card } from '@akada/contract/material/cards.ts';
import { Button, UnstyledButton } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useKeys } from '../../../lib/device/use-keys.ts';
import { useSwipe } from '../../../lib/device/use-swipe.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import type { Woven } from '../../../ui/cloth/cover.tsx';
import { FocusFrame, KeyHint } from '../../../ui/focus/focus-frame.tsx';
import cardClasses from '../card.module.css';
import { CardSide } from '../card-side.tsx';
import { type CardSource, Proof } from '../proof.tsx';
import reviewClasses from '../review/review.module.css';
import { shownFace } from '../review/review-entry.ts';
import { UndoButton } from '../undo-button.tsx';
import classes from './stack.module.css';
import { type Stack, useStack } from './use-stack.ts';

interface CardStackProps {
  /** The drafts that wait for a decision, at least one. */
  drafts: readonly Card[];
  /** The number of decisions in the set before this visit. */
  before: number;
  cloth: Woven;
  exit: { to: string; label: string };
  editor: (card: Card, onClose: () => void, onSaved: (card: Card) => void) => ReactNode;
  /** Replaces the card after the last one. */
  end: (takenCount: number) => ReactNode;
  onOpenSource: (source: CardSource) => void;
}

/** New cards to look through: keep, drop or mend each, by one key or one swipe. */
export function CardStack({ drafts, before, cloth, exit, editor, end, onOpenSource }: CardStackProps) {
  const stack = useStack(drafts);
  const [isEditing, setEditing] = useState(false);
  const { waiting, decided, decide, undo, takeAll } = stack;
  const [card] = waiting;
  const takenCount = decided.filter(({ decision }) => decision === 'keep').length;
  const total = before + decided.length + waiting.length;
  const done = before + decided.length;
  const edit = () => setEditing(true);

  useKeys({
    arrowright: () => decide('keep'),
    arrowleft: () => decide('drop'),
    u: undo ?? undefined,
    e: card === undefined ? undefined : edit,
  });

  if (card === undefined) return end(takenCount);
  return (
    <>
      <FocusFrame
        title="New cards"
        exit={exit}
        progress={
          <>
            <div className={reviewClasses.bar} data-course={cloth.cloth_colour} aria-hidden="true">
              <span style={{ width: `${(100 * done) / total}%` }} />
            </div>
            <span aria-live="polite">
              {numberText(done + 1)} of {numberText(total)}
            </span>
          </>
        }
        tools={
          waiting.length > 1 && (
            <Button variant="subtle" size="sm" px={8} onClick={takeAll}>
              Keep all
            </Button>
          )
        }
        foot={<Decisions stack={stack} />}
      >
        <LooseCard
          key={card.id}
          card={card}
          cloth={cloth}
          onOpenSource={onOpenSource}
          isMixed={drafts.some(({ made_by }) => made_by === 'model')}
          behind={waiting.length - 1}
          onDecide={decide}
        />
        <p className={classes.tally}>
          {numberText(takenCount)} kept, {numberText(decided.length - takenCount)} dropped.{' '}
          <Button variant="subtle" size="sm" px={8} onClick={edit}>
            Edit this card
          </Button>
        </p>
      </FocusFrame>
      {isEditing && editor(card, () => setEditing(false), stack.edited)}
    </>
  );
}

interface LooseCardProps {
  card: Card;
  cloth: Woven;
  /** True if a language model wrote some of them. */
  isMixed: boolean;
  /** The number of cards below it. */
  behind: number;
  onDecide: Stack['decide'];
  onOpenSource: (source: CardSource) => void;
}

function LooseCard({ card, cloth, isMixed, behind, onDecide, onOpenSource }: LooseCardProps) {
  const swipe = useSwipe<HTMLElement>((side) => onDecide(side === 'left' ? 'drop' : 'keep'));
  const { kind, front, back, content } = card;
  const { wanted } = shownFace(card, card.faces[0]?.id ?? '');

  return (
    <div className={classes.pile} data-behind={Math.min(2, behind)}>
      <article {...swipe} className={`${cardClasses.card} ${classes.card}`}>
        <span className={cardClasses.strip}>
          <Cloth seed={cloth.cloth_seed} colour={cloth.cloth_colour} columns={24} rows={2} />
        </span>
        <div className={classes.side}>
          <small>{kind === 'cloze' ? 'Sentence' : 'Front'}</small>
          <CardSide
            text={front}
            tree={content?.front}
            className={`${cardClasses.side} ${classes.front} ${cardClasses.answer}`}
          />
        </div>
        <div className={classes.side}>
          {back.trim() !== '' && (
            <>
              <small>Back</small>
              <CardSide text={back} tree={content?.back} className={`${cardClasses.side} ${classes.back}`} />
            </>
          )}
          <Proof card={card} answer={wanted} onOpen={onOpenSource} />
          {isMixed && <small>{makers[card.made_by ?? 'engine']}</small>}
        </div>
      </article>
    </div>
  );
}

const makers = {
  model: 'The language model wrote this card. Your note gives the same answer.',
  engine: 'Akada wrote this card.',
};

function Decisions({ stack: { decide, undo } }: { stack: Stack }) {
  return (
    <div className={classes.decisions}>
      <UnstyledButton className={classes.drop} onClick={() => decide('drop')}>
        <IconX size={26} stroke={2} aria-hidden />
        Drop
        <KeyHint>←</KeyHint>
      </UnstyledButton>
      <UndoButton undo={undo} />
      <UnstyledButton className={classes.take} onClick={() => decide('keep')}>
        <IconCheck size={26} stroke={2} aria-hidden />
        Keep
        <KeyHint>→</KeyHint>
      </UnstyledButton>
    </div>
  );
}
