import type { SharedPassage } from '@akada/contract/material/questions.ts';
import { useState } from 'react';
import { BlockText } from '../content/lazy-content.tsx';
import { Scrolling } from '../content/scrolling.tsx';
import { Panel } from '../page/panel.tsx';
import { Passage } from './passage.tsx';
import { passageName } from './passage-name.ts';
import classes from './question.module.css';

interface CurrentPassageProps {
  /** The current question's passage, if any. */
  passage: SharedPassage | undefined;
}

/** Leaves room for a question on a phone, whatever the size of its text. */
const mostHeight = 'var(--passage-height, min(7.5lh, 40dvh))';

/** A single paragraph of at most this many characters needs no max height. */
const mostOfShort = 240;

/** The passage of the current question. A long one can be closed, and stays closed for its other questions. */
export function CurrentPassage({ passage }: CurrentPassageProps) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  if (passage === undefined) return null;

  const { id, title, text, content } = passage;
  if (content === null && text.length <= mostOfShort) {
    return (
      <Panel>
        <Passage {...passage} />
      </Panel>
    );
  }
  const name = passageName(title);
  const remember = (isOpen: boolean) =>
    setClosed((previous) => [...previous.filter((it) => it !== id), ...(isOpen ? [] : [id])]);
  return (
    <Panel>
      <section aria-label={name}>
        <details
          key={id}
          open={!closed.includes(id)}
          onToggle={({ currentTarget }) => remember(currentTarget.open)}
        >
          <summary className={classes.summary}>{name}</summary>
          <Scrolling label={name} maxHeight={mostHeight}>
            <BlockText className={classes.explanation} text={text} tree={content} />
          </Scrolling>
        </details>
      </section>
    </Panel>
  );
}
