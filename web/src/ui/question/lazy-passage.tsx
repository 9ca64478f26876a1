/** Passages in pages that ask one question at a time: most have none, and the code loads with the first one. */
import type { SharedPassage } from '@akada/contract/material/questions.ts';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { BlockText } from '../content/lazy-content.tsx';
import { passageName } from './passage-name.ts';

const currentPassage = lazyComponent(async () => (await import('./current-passage.tsx')).CurrentPassage);

interface PassageOfProps {
  question: { passage_id?: string | undefined };
  /** Passages loaded with the questions. */
  passages: readonly SharedPassage[] | undefined;
}

/** Stays mounted between questions, because it remembers the closed passages. */
export function PassageOf({ question, passages }: PassageOfProps) {
  if (passages === undefined) return null;

  const passage = passages.find(({ id }) => id === question.passage_id);
  // Without a network the rest may not load, so the plain text is shown with its label.
  const plain =
    passage === undefined ? null : (
      <section aria-label={passageName(passage.title)}>
        <BlockText text={passage.text} tree={passage.content} />
      </section>
    );
  return <Lazy of={currentPassage} props={{ passage }} waiting={plain} fault={() => plain} />;
}
