import type { GuideCheckItem } from '@akada/contract/material/guides.ts';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { BlockText, LineText } from '../../ui/content/lazy-content.tsx';
import classes from './guide.module.css';
import { PassageLinks } from './passage-links.tsx';

/** Questions whose answers stay hidden until the student has thought. */
export function CheckYourself({ items }: { items: readonly GuideCheckItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={classes.check} aria-labelledby="check-yourself">
      <h2 id="check-yourself">Check yourself</h2>
      <ul>
        {[...items.entries()].map(([at, item]) => (
          <li key={item.id ?? at}>
            <CheckItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CheckItem({ item: { question, answer, passages } }: { item: GuideCheckItem }) {
  const [isShown, setShown] = useState(false);

  return (
    <>
      <h3>
        <LineText text={question.text} tree={question.content} />
      </h3>
      <UnstyledButton className={classes.show} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the answer' : 'Show the answer'}
      </UnstyledButton>
      {isShown && (
        <div>
          <BlockText text={answer.text} tree={answer.content} />
          <PassageLinks passages={passages} />
        </div>
      )}
    </>
  );
}
