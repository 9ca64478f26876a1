import type { PastPaper } from '@akada/contract/material/past-papers.ts';
import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { Link } from '../../ui/links/links.tsx';
import { getPaperName } from './paper-words.ts';
import classes from './past-paper.module.css';

// Loads later: the name of most papers is right.
const headingDialog = lazyComponent(async () => (await import('./heading-dialog.tsx')).HeadingDialog);

/** The name of a paper, and the form that corrects it. */
export function PaperHeading({ paper }: { paper: PastPaper }) {
  const [isOpen, setOpen] = useState(false);
  const name = getPaperName(paper);
  return (
    <div className={classes.name}>
      {name !== '' && <span>{name}</span>}
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {name === '' ? 'Name the exam and the year' : 'Edit the name'}
      </Button>
      <Link to={links.pastPapers({ subject: paper.subject ?? '' })} className={classes.shelf}>
        {paper.subject === null ? 'Your past papers' : 'All papers of the subject'}
      </Link>
      {isOpen && (
        <Lazy
          of={headingDialog}
          props={{ paper, onClose: () => setOpen(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </div>
  );
}
