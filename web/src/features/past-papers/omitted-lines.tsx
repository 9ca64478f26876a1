import type { PastPaperReview } from '@akada/contract/material/past-papers.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from './past-paper.module.css';

const seenAtOnce = 10;

interface OmittedLinesProps extends Pick<PastPaperReview, 'omitted'> {
  /** The step for a line that belongs to a question. */
  advice: string;
}

/** Lines of the paper that gave no question, with their pages, so that none is lost silently. */
export function OmittedLines({ omitted, advice }: OmittedLinesProps) {
  const [isComplete, setComplete] = useState(false);
  if (omitted.length === 0) return null;

  const visible = isComplete ? omitted : omitted.slice(0, seenAtOnce);
  return (
    <section className={classes.section}>
      <h2>Lines that gave no question</h2>
      <p className={classes.quiet}>{advice}</p>
      <ul className={classes.omitted}>
        {visible.map(({ page, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper may repeat a line, and the list never changes.
          <li key={index}>
            <span className="figures">Page {page}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {visible.length < omitted.length && (
        <Button variant="default" onClick={() => setComplete(true)}>
          Show all {omitted.length} lines
        </Button>
      )}
    </section>
  );
}
