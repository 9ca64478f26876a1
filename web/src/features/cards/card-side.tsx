import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { parseCloze } from '@akada/core/cards/cloze.ts';
import { use } from 'react';
import { ContentOptions } from '../../ui/content/content-options.ts';
import { BlockText } from '../../ui/content/lazy-content.tsx';
import classes from './card.module.css';

interface CardSideProps {
  text: string;
  /** Null if the text is a single plain paragraph. */
  tree: ContentTree | null | undefined;
  /** The number of the closed gap; null shows the complete text. */
  gap?: number | null;
  className?: string;
}

/** One side of a card, with formulas, pictures and gaps. */
export function CardSide({ text, tree, gap = null, className }: CardSideProps) {
  const outer = use(ContentOptions);

  return (
    <ContentOptions value={{ ...outer, hiddenCloze: gap, isCard: true }}>
      {tree ? (
        <BlockText text={text} tree={tree} className={className} />
      ) : (
        <p className={className}>
          <PlainSide text={text} gap={gap} />
        </p>
      )}
    </ContentOptions>
  );
}

/** The fallback for a text without a tree. */
function PlainSide({ text, gap }: { text: string; gap: number | null }) {
  return parseCloze(text).map((part, index) => {
    if (typeof part === 'string') return part;
    const { number, answer, hint } = part;
    // A text may have the same gap twice.
    const key = `${index} ${answer}`;
    if (number !== gap) {
      return (
        <mark key={key}>
          <PlainSide text={answer} gap={gap} />
        </mark>
      );
    }
    return (
      <span key={key} className={classes.gap}>
        {hint ?? '…'}
      </span>
    );
  });
}
