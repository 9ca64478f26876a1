import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { links } from '@akada/core/links/links.ts';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type DeckChoice, getDeckChoice, reviewAddress } from '../../../features/cards/deck-choice.ts';
import { coveredPicture } from '../../../features/cards/picture/lazy-picture.ts';
import type { CardSource } from '../../../features/cards/proof.tsx';
import { ReviewView } from '../../../features/cards/review/review-view.tsx';
import { useCurrentReview } from '../../../features/cards/review/use-current-review.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { FocusFrame } from '../../../ui/focus/focus-frame.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useCloths } from './use-cloths.ts';

const cardEditor = lazyComponent(async () => (await import('./card-editor-layer.tsx')).CardEditorLayer);
const sourceDrawer = lazyComponent(
  async () => (await import('../../../features/notes/source-drawer.tsx')).SourceDrawer,
);
const askedQuestion = lazyComponent(async () => (await import('./asked-question.tsx')).AskedQuestion);
const reviewEnd = lazyComponent(async () => (await import('./review-end.tsx')).ReviewEnd);

/** Loads later parts in advance, because they must be on the device if the network fails. */
function fetchForLater(hasQuestions: boolean, hasPictures: boolean): void {
  const parts = [
    reviewEnd.preload(),
    ...(hasQuestions ? [askedQuestion.preload()] : []),
    ...(hasPictures ? [coveredPicture.preload()] : []),
  ];
  for (const part of parts) part.catch(() => {});
}

const decksExit = { to: links.flashcards(), label: 'Exit the review' };

export function Component() {
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  const deck = getDeckChoice(courseId, search);
  const mode = search.get('mode') === 'just_practise' ? 'just_practise' : 'due';

  const max = Number.parseInt(search.get('max') ?? '', 10);

  return (
    <Reviewing
      key={reviewAddress(deck, mode === 'due' ? undefined : mode)}
      deck={deck}
      mode={mode}
      max={max > 0 ? max : null}
    />
  );
}

interface ReviewingProps {
  deck: DeckChoice;
  mode: 'due' | 'just_practise';
  max: number | null;
}

function Reviewing({ deck, mode, max }: ReviewingProps) {
  const exit = deck.plan_id === undefined ? decksExit : { ...decksExit, to: links.examPlan(deck.plan_id) };
  const { review, error, queryKey, retry, drawAgain } = useCurrentReview(deck, mode, max);
  const [source, setSource] = useState<QuestionSource | null>(null);
  const openSource = (opened: CardSource) => setSource({ ...opened, section: null });
  const getCloth = useCloths();
  const questionIds =
    review?.sitting.upcoming.flatMap(({ kind, id }) => (kind === 'question' ? [id] : [])) ?? [];

  if (review === null) {
    if (error === null) {
      return (
        <FocusFrame title="Review" exit={exit} progress={null} foot={null}>
          <Waiting what="your cards" queries={[queryKey]}>
            <CardsShape cards={1} hasButtons />
          </Waiting>
        </FocusFrame>
      );
    }
    return (
      <Page title="Review">
        {isGone(error) ? (
          <Empty title="This deck is not here" action={<ButtonLink to={decksExit.to}>Your decks</ButtonLink>}>
            Its note or its course was deleted. Cards that were made of it are among your other cards.
          </Empty>
        ) : (
          <LoadFault what="your cards" error={error} onRetry={retry} />
        )}
      </Page>
    );
  }
  return (
    <>
      <ReviewView
        key={review.id}
        drawn={review}
        drawAgain={drawAgain}
        exit={exit}
        onBegin={() =>
          fetchForLater(
            questionIds.length > 0,
            Object.values(review.cards).some(({ kind }) => kind === 'occlusion'),
          )
        }
        wovenOf={({ file_id, course }) => getCloth(file_id, course?.id)}
        onOpenSource={openSource}
        // The constant key keeps one element for all questions in turn.
        question={(id, onDone, frame) => (
          <Lazy
            key="question"
            of={askedQuestion}
            props={{ id, ids: questionIds, reviewId: review.id, onDone, frame, onOpenSource: setSource }}
            waiting={<Page title="Review">{null}</Page>}
            fault={(error, retry) => <CodeFault what="this question" error={error} onRetry={retry} />}
          />
        )}
        end={(running) => (
          <Lazy
            key="end"
            of={reviewEnd}
            props={{
              deck,
              mode,
              review: running,
              leftOver: review.leftOver,
              isShort: max !== null,
              exit,
              cloth: getCloth(deck.deck_id, deck.course_id),
              onMore: () => void drawAgain(),
            }}
            waiting={<Page title="Review">{null}</Page>}
            fault={(error, retry) => <CodeFault what="the end" error={error} onRetry={retry} />}
          />
        )}
        editor={(card, onClose, onSaved) => (
          <Lazy
            of={cardEditor}
            props={{ card, onClose, onSaved }}
            waiting={null}
            fault={(error, retry) => <CodeFault what="the editor" error={error} onRetry={retry} />}
          />
        )}
      />
      {source !== null && (
        <Lazy
          of={sourceDrawer}
          props={{ source, onClose: () => setSource(null) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the note" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
