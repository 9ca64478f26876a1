import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { foldText } from '@akada/core/text/fold.ts';
import { Button } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { LineText } from '../content/lazy-content.tsx';
import classes from './quote.module.css';

interface QuoteProps {
  text: string;
  tree: ContentTree | null | undefined;
  page: number;
  section: string | null;
  /** What stands above it: where that says the sentence already, the way to its page is what is left. */
  explanation: string;
  onOpen: () => void;
}

/** The sentence of a note that proves an answer, and the way to its page. */
export function Quote({ text, tree, page, section, explanation, onOpen }: QuoteProps) {
  const isSaid = foldText(explanation).includes(foldText(text).trim());

  return (
    <figure className={classes.figure}>
      {!isSaid && (
        <blockquote className={classes.quote}>
          <LineText text={text} tree={tree} />
        </blockquote>
      )}
      <figcaption className={classes.caption}>
        <span>
          Page {page}
          {section !== null && <> · {section}</>}
        </span>
        <Button variant="subtle" size="sm" leftSection={<IconBook size={18} aria-hidden />} onClick={onOpen}>
          Open the page
        </Button>
      </figcaption>
    </figure>
  );
}
