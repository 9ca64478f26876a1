import type { ImportRemark } from '@akada/contract/work/exchange.ts';
import { Button, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { lineText } from '../../lib/import/import-words.ts';

interface RemarkListProps {
  title: string;
  remarks: readonly ImportRemark[];
}

/** A file may cause hundreds of remarks, and the buttons are below them. */
const shownAtFirst = 10;

/** Remarks on lines of a file. */
export function RemarkList({ title, remarks }: RemarkListProps) {
  const heading = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (remarks.length === 0) return null;

  const shown = showsAll ? remarks : remarks.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={heading}>
      <Title order={3} size="h4" mb="xs" id={heading}>
        {title}
      </Title>
      <ul>
        {Object.entries(shown).map(([at, remark]) => (
          <li key={at}>
            <b className="figures">{lineText(remark)}</b>: {remark.message}
          </li>
        ))}
      </ul>
      {shown.length < remarks.length && (
        <Button variant="default" size="compact-md" onClick={() => setShowsAll(true)}>
          Show all {remarks.length}
        </Button>
      )}
    </section>
  );
}
