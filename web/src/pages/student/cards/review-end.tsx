import { links } from '@akada/core/links/links.ts';
import { reviewScore } from '@akada/core/reviews/review-sitting.ts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forecastQuery } from '../../../features/cards/api.ts';
import { type DeckChoice, reviewAddress } from '../../../features/cards/deck-choice.ts';
import { comeBackText } from '../../../features/cards/home/day-words.ts';
import { WeekAhead } from '../../../features/cards/home/week-ahead.tsx';
import { countLearned } from '../../../features/cards/review/learned.ts';
import { ReviewSaved } from '../../../features/cards/review/review-progress.tsx';
import type { RunningReview } from '../../../features/cards/review/use-review.ts';
import { PlanNext, PlanNextButton } from '../../../features/exam-plans/plan-next.tsx';
import { PushOffer } from '../../../features/push/push-offer.tsx';
import { counted } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import type { Woven } from '../../../ui/cloth/cover.tsx';
import { EndOfSession, EndPart } from '../../../ui/focus/end-of-session.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { useDocumentTitle } from '../../../ui/page/page.tsx';

interface ReviewEndProps {
  deck: DeckChoice;
  mode: 'due' | 'just_practise';
  review: RunningReview;
  /** The number of due cards that the daily limits postpone. */
  leftOver: number;
  /** True if the review was limited on purpose. */
  isShort: boolean;
  /** The cloth of the deck; null for a review of all decks. */
  cloth: Woven | null;
  exit: { to: string; label: string };
  /** Draws more cards of the same kind. */
  onMore: () => void;
}

/** The result of a review and the time of the next one; if nothing was due, only the time. */
export function ReviewEnd({
  deck: { plan_id, ...deck },
  mode,
  review: { sitting, undo },
  leftOver,
  isShort,
  cloth,
  exit,
  onMore,
}: ReviewEndProps) {
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const { data } = useQuery(forecastQuery(deck, zone));
  const { cards, fresh, again, questions } = countLearned(
    reviewScore(sitting),
    mode === 'due' ? data?.today : undefined,
  );
  const back = comeBackText(data?.next_at ?? null, now, zone);
  const isDone = cards + questions > 0;
  const title = isDone ? (mode === 'due' ? 'Done for now' : 'Practised') : 'Nothing due';
  useDocumentTitle(title);

  return (
    <EndOfSession
      title={<h1>{title}</h1>}
      cloth={cloth ?? { cloth_seed: 'review', cloth_colour: 1 }}
      percent={isDone ? 100 - Math.round((100 * again) / Math.max(1, cards)) : 0}
      figure={
        <>
          <strong>{cards - again}</strong> of {cards}
        </>
      }
      lead={
        <>
          {isDone && (
            <Text c="dimmed">
              {again === 0
                ? 'You knew every card at the first try.'
                : 'You knew these at the first try. We asked the others again.'}
            </Text>
          )}
          {plan_id !== undefined && <PlanNext planId={plan_id} />}
          {mode === 'due' && plan_id === undefined && (
            <Text>
              {back === null ? (
                'There is nothing more for today.'
              ) : (
                <>
                  Next review <strong>{back}</strong>.
                </>
              )}
            </Text>
          )}
          {mode === 'due' && leftOver > 0 && (
            <Text c="dimmed">
              {counted(leftOver, 'more card waits', 'more cards wait')} for later days
              {isShort ? '.' : ': that is the limit of your settings.'}
            </Text>
          )}
          {mode === 'just_practise' && <Text>The schedule of your cards is as it was.</Text>}
          <ReviewSaved />
        </>
      }
      exit={exit}
      actions={
        <>
          {plan_id === undefined ? (
            <ButtonLink to={links.dashboard()}>Done for today</ButtonLink>
          ) : (
            <PlanNextButton planId={plan_id} />
          )}
          {plan_id !== undefined ? null : mode === 'due' ? (
            <ButtonLink to={reviewAddress(deck, 'just_practise')} variant="subtle">
              Just practise
            </ButtonLink>
          ) : (
            <Button variant="subtle" onClick={onMore}>
              Practise again
            </Button>
          )}
        </>
      }
      {...(undo !== null && {
        more: (
          <Button variant="subtle" onClick={undo}>
            Undo the last card
          </Button>
        ),
      })}
    >
      {isDone && (
        <EndPart title="Your review">
          {(
            [
              ['Cards', cards],
              ['New ones', fresh],
              ['Missed questions', questions],
              ['Not known at first', again],
            ] as const
          ).map(
            ([name, count]) =>
              count > 0 && (
                <li key={name}>
                  <span>{name}</span>
                  <strong className="figures">{count}</strong>
                </li>
              ),
          )}
        </EndPart>
      )}
      {data && <WeekAhead days={data.days} />}
      {isDone && mode === 'due' && <PushOffer />}
    </EndOfSession>
  );
}
