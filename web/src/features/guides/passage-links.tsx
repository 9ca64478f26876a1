import type { GuideStatement } from '@akada/contract/material/guides.ts';
import { UnstyledButton } from '@mantine/core';
import { createContext, use } from 'react';
import { LineText } from '../../ui/content/lazy-content.tsx';
import classes from './guide.module.css';

export type Passage = GuideStatement['passages'][number];

/** Opens the page of a passage; null where nothing opens, as on paper. */
export const OpenPassage = createContext<((passage: Passage) => void) | null>(null);

/** Where the note states it. */
export function PassageLinks({ passages }: { passages: readonly Passage[] }) {
  const open = use(OpenPassage);
  const first = passages.filter(
    (passage, at) => passages.findIndex(({ page }) => page === passage.page) === at,
  );

  if (open === null) return first.length > 0 && ` (p. ${first.map(({ page }) => page).join(', ')})`;
  return first.map((passage) => (
    <UnstyledButton
      key={passage.page}
      className={`${classes.passage} figures`}
      aria-label={`p. ${passage.page} of your note`}
      onClick={() => open(passage)}
    >
      p. {passage.page}
    </UnstyledButton>
  ));
}

/** What a guide says, with the way to where the note says it. */
export function Statement({ of: { text, content, passages } }: { of: GuideStatement }) {
  return (
    <>
      <LineText text={text} tree={content} /> <PassageLinks passages={passages} />
    </>
  );
}
