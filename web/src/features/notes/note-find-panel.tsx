import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { TextShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Link } from '../../ui/links/links.tsx';
import { noteSearchQuery } from './note-api.ts';
import classes from './note-find-panel.module.css';
import { HitText } from './page/hit-text.tsx';

const shortestQuery = 2;
/** The typing pause in milliseconds before a search; each search is a request over a metered line. */
const typingPauseMs = 300;

interface NoteFindPanelProps {
  note: UploadedFile;
  onTurn: (page: number) => void;
}

/** Finds words in a note and links each hit to its page; also opens pages by number. */
export function NoteFindPanel({ note, onTurn }: NoteFindPanelProps) {
  return (
    <search className={classes.search}>
      <Words note={note} />
      {!note.is_written && <PageNumber note={note} onTurn={onTurn} />}
    </search>
  );
}

function PageNumber({ note, onTurn }: NoteFindPanelProps) {
  const pages = note.page_count ?? 1;
  const unit = note.paged ? 'page' : 'section';
  const [typed, setTyped] = useState(Number.NaN);
  const [isRefused, setRefused] = useState(false);
  const isThere = Number.isInteger(typed) && typed >= 1 && typed <= pages;

  // Submits on the button or Enter only: while typing, the "1" of "12" would load a page over a metered line.
  const go = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isThere);
    if (isThere) onTurn(typed);
  };

  return (
    <form className={classes.goTo} onSubmit={go} noValidate>
      <TextInput
        type="number"
        inputMode="numeric"
        label={`Go to ${unit}`}
        description={`1 to ${pages}`}
        error={isRefused && !isThere && `There is no such ${unit}`}
        onChange={({ currentTarget }) => setTyped(currentTarget.valueAsNumber)}
      />
      <Button type="submit" variant="default">
        Go
      </Button>
    </form>
  );
}

function Words({ note }: { note: UploadedFile }) {
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), typingPauseMs);
  const isAsked = query.length >= shortestQuery;
  const hits = useQuery({
    ...noteSearchQuery(note.id, query),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });

  return (
    <div>
      <TextInput
        label="Search in this note"
        type="search"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isAsked && hits.error && (
        <LoadFault what="the search" error={hits.error} onRetry={() => void hits.refetch()} />
      )}
      {isAsked && hits.isPending && (
        <div className={classes.waiting}>
          <Waiting what="what was found" queries={[noteSearchQuery(note.id, query).queryKey]}>
            <TextShape lines={3} />
          </Waiting>
        </div>
      )}
      {isAsked && hits.data && (
        <>
          <p role="status" className={classes.count}>
            {hits.data.total === 0
              ? `“${query}” is not in this note.`
              : `Found on ${counted(hits.data.total, note.paged ? 'page' : 'section')}.`}
          </p>
          <ul className={classes.hits}>
            {hits.data.items.map(({ page, ...hit }) => (
              <li key={page}>
                <Link
                  to={links.note(note.id, { page: String(page), quote: hit.match })}
                  className={classes.hit}
                >
                  <span className={classes.where}>
                    {note.paged ? 'Page' : 'Section'} {page}
                  </span>
                  <span>
                    … <HitText {...hit} /> …
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
