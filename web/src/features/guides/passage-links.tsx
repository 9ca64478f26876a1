import type { GuideStatement } from '@akada/contract/material/guides.ts';
import { UnstyledButton } from '@mantine/core';
import { createContext, Fragment, use } from 'react';
import { FlowingText } from '../../ui/content/lazy-content.tsx';
import { Scrolling } from '../../ui/content/scrolling.tsx';
import classes from './guide.module.css';

export type Passage = GuideStatement['passages'][number];

/** Opens the page of a passage; null if links cannot open, as on paper. */
export const OpenPassage = createContext<((passage: Passage) => void) | null>(null);

/** Links to the passages of the note. */
export function PassageLinks({ passages }: { passages: readonly Passage[] }) {
  const open = use(OpenPassage);
  const first = passages.filter(
    (passage, index) => passages.findIndex(({ page }) => page === passage.page) === index,
  );

  if (open === null) return first.length > 0 && ` (p. ${first.map(({ page }) => page).join(', ')})`;
  return (
    <span className={classes.passages}>
      {first.map((passage) => (
        <UnstyledButton
          key={passage.page}
          className={`${classes.passage} figures`}
          aria-label={`p. ${passage.page} of your note`}
          onClick={() => open(passage)}
        >
          p. {passage.page}
        </UnstyledButton>
      ))}
    </span>
  );
}

/** Statements of a guide with links to their passages: one statement, or several in one paragraph. */
export function Statements({ of: statements }: { of: readonly GuideStatement[] }) {
  const flow = [...statements.entries()].map(([at, { text, content, passages }]) => (
    <Fragment key={at}>
      <span data-spoken>
        <FlowingText text={text} tree={content} />
      </span>{' '}
      <PassageLinks passages={passages} />{' '}
    </Fragment>
  ));
  if (statements.every(({ content }) => content === null)) return flow;
  return (
    <Scrolling as="span" label="Statement">
      {flow}
    </Scrolling>
  );
}
