import type { SharedPassage } from '@akada/contract/material/questions.ts';
import { Text } from '@mantine/core';
import { use } from 'react';
import { ContentOptions, inPanel } from '../content/content-options.ts';
import { BlockText } from '../content/lazy-content.tsx';
import { passageName } from './passage-name.ts';
import classes from './question.module.css';

interface PassageProps extends Pick<SharedPassage, 'title' | 'text' | 'content'> {
  /** The range of its questions, in words, if there are other questions next to them. */
  span?: string | undefined;
}

/** A text that questions share, above the first of them. */
export function Passage({ title, text, content, span }: PassageProps) {
  const name = passageName(title);
  const { loadsPictures } = use(ContentOptions);

  return (
    <section aria-label={span === undefined ? name : `${name}, ${span}`}>
      {span !== undefined && (
        <Text size="sm" className="figures">
          {span}
        </Text>
      )}
      {title !== '' && <Text fw={600}>{title}</Text>}
      <ContentOptions value={{ ...inPanel, loadsPictures }}>
        <BlockText className={classes.explanation} text={text} tree={content} />
      </ContentOptions>
    </section>
  );
}
