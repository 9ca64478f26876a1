import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { Button } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { LineText } from '../content/lazy-content.tsx';
import classes from './quote.module.css';

interface QuoteProps {
  text: string;
  tree: ContentTree | null | undefined;
  page: number;
  section: string | null;
  /** It is said beside this already: the way to its page is what is left. */
  isSaid?: boolean;
  onOpen: () => void;
}

/** The sentence of a note that proves an answer, and the way to its page. */
export function Quote({ text, tree, page, section, isSaid = false, onOpen }: QuoteProps) {
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
