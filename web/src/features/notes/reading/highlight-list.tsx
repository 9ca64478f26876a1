import { links } from '@akada/core/links/links.ts';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../ui/links/links.tsx';
import rows from '../../../ui/list/rows.module.css';
import { highlightsQuery, useHighlighting } from './api.ts';

/** The student's highlights in a note; renders nothing without any. */
export function HighlightList({ noteId }: { noteId: string }) {
  const marks = useQuery(highlightsQuery(noteId)).data?.items ?? [];
  const { remove } = useHighlighting(noteId);
  if (marks.length === 0) return null;

  return (
    <section aria-labelledby="your-marks">
      <Title order={2} id="your-marks" size="h3" mb="sm">
        Your highlights
      </Title>
      <ul className={rows.list}>
        {marks.map(({ id, page, quote }) => (
          <li key={id} className={rows.entry}>
            <div className={rows.text}>
              <TextLink to={links.note(noteId, { page: String(page), quote })}>{quote}</TextLink>
            </div>
            <Button variant="subtle" aria-label={`Remove: ${quote}`} onClick={() => remove(id)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
