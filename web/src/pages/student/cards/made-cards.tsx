import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { CardGeneration } from '@akada/contract/work/card-generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { clothOfId, reviewAddress } from '../../../features/cards/deck-choice.ts';
import { CardStack } from '../../../features/cards/stack/card-stack.tsx';
import { useStack } from '../../../features/cards/stack/use-stack.ts';
import { CardOutcome } from '../../../features/generation/cards/card-outcome.tsx';
import { counted } from '../../../lib/format/numbers.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { EndOfSession } from '../../../ui/focus/end-of-session.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { useDocumentTitle } from '../../../ui/page/page.tsx';
import { useCloths } from './use-cloths.ts';

const cardEditor = lazyComponent(async () => (await import('./card-editor-layer.tsx')).CardEditorLayer);
const sourceDrawer = lazyComponent(
  async () => (await import('../../../features/notes/source-drawer.tsx')).SourceDrawer,
);

const exit = { to: links.flashcards(), label: 'Exit, the rest waits for you' };

function useClothOf({ id, file_id }: CardGeneration) {
  return useCloths()(file_id, id) ?? clothOfId(file_id ?? id);
}

const getDrafts = ({ items }: CardGeneration) => items.filter(({ state }) => state === 'draft');

/** The number of made cards, and the link to look through them. */
export function MadeCards({ generation }: { generation: CardGeneration }) {
  return (
    <CardOutcome
      generation={generation}
      cloth={useClothOf(generation)}
      takeAll={<TakeAll generation={generation} />}
    />
  );
}

function TakeAll({ generation }: { generation: CardGeneration }) {
  const { takeAll, waiting } = useStack(getDrafts(generation));

  return (
    <ActionButton variant="default" isBusy={waiting.length === 0} onClick={takeAll}>
      Keep all
    </ActionButton>
  );
}

/** The stack of cards that wait for a decision. */
export function LookThrough({ generation }: { generation: CardGeneration }) {
  const cloth = useClothOf(generation);
  // Keeps the stack as it was opened: decisions in the meantime change the set.
  const [drafts] = useState(() => getDrafts(generation));
  const [source, setSource] = useState<QuestionSource | null>(null);
  const previous = generation.made - drafts.length;
  const end = (takenCount: number) => (
    <StackEnd
      cloth={cloth}
      taken={takenCount}
      total={drafts.length}
      deckId={generation.file_id}
      courseId={generation.course?.id ?? null}
    />
  );

  if (drafts.length === 0) return end(0);
  return (
    <>
      <CardStack
        drafts={drafts}
        before={previous}
        cloth={cloth}
        exit={exit}
        end={end}
        onOpenSource={(opened) => setSource({ ...opened, section: null })}
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

interface StackEndProps {
  cloth: ReturnType<typeof clothOfId>;
  taken: number;
  total: number;
  deckId: string | null;
  courseId: string | null;
}

function StackEnd({ cloth, taken, total, deckId, courseId }: StackEndProps) {
  useDocumentTitle('New cards');

  return (
    <EndOfSession
      title={<h1>{taken === 0 ? 'All looked through' : `${counted(taken, 'card')} in your decks`}</h1>}
      cloth={cloth}
      percent={total === 0 ? 100 : Math.round((100 * taken) / total)}
      figure={
        <>
          <strong>{taken}</strong> of {total}
        </>
      }
      lead={
        <Text c="dimmed">
          {taken === 0 ? 'You have looked at all of these.' : 'Review them today: it takes a few minutes.'}
        </Text>
      }
      exit={exit}
      actions={
        <>
          {taken > 0 && (
            <ButtonLink
              to={reviewAddress({
                course_id: courseId ?? 'mine',
                ...(deckId !== null && { deck_id: deckId }),
              })}
            >
              Review them now
            </ButtonLink>
          )}
          <ButtonLink to={links.flashcards()} variant={taken > 0 ? 'subtle' : 'filled'}>
            Your decks
          </ButtonLink>
        </>
      }
    />
  );
}
