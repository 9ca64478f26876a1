import type { CoveragePart } from '@akada/contract/material/coverage.ts';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { Link } from '../../../ui/links/links.tsx';
import classes from './asked.module.css';
import { getCounts, getPages, hasQuestions } from './asked-words.ts';

/** A book has hundreds of parts. */
const seenAtOnce = 40;

interface PartListProps {
  note: UploadedFile;
  parts: readonly CoveragePart[];
  /** The part on the screen, from 1; null for none. */
  chosenPart: number | null;
  onChoose: (part: number) => void;
}

/** One cloth through all parts of a note: a part without questions is a pale gap in it. */
export function PartList({ note, parts, chosenPart, onChoose }: PartListProps) {
  const [isComplete, setComplete] = useState(false);
  const numbered = parts.map((part, index) => ({ part, number: index + 1 }));
  const visible = isComplete || parts.length <= seenAtOnce + 5 ? numbered : numbered.slice(0, seenAtOnce);
  return (
    <>
      <ol className={classes.parts} data-course={note.cloth_colour}>
        {visible.map(({ part, number }) => (
          <li key={number} data-chosen={chosenPart === number || undefined}>
            <span className={classes.tile} data-empty={!hasQuestions(part) || undefined}>
              {hasQuestions(part) && (
                <Cloth seed={note.cloth_seed} colour={note.cloth_colour} columns={2} rows={2} />
              )}
            </span>
            {hasQuestions(part) ? (
              <CoveredPart
                part={part}
                isPaged={note.paged}
                isChosen={chosenPart === number}
                onChoose={() => onChoose(number)}
              />
            ) : (
              <EmptyPart part={part} note={note} />
            )}
          </li>
        ))}
      </ol>
      {visible.length < parts.length && (
        <Button variant="default" mt="md" onClick={() => setComplete(true)}>
          Show all {parts.length} parts
        </Button>
      )}
    </>
  );
}

interface CoveredPartProps {
  part: CoveragePart;
  isPaged: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function CoveredPart({ part, isPaged, isChosen, onChoose }: CoveredPartProps) {
  const { title, questions, cards } = part;
  return (
    <button type="button" className={classes.row} aria-current={isChosen || undefined} onClick={onChoose}>
      <span className={classes.name}>
        <strong>{title}</strong>
        <small className="figures">
          {getPages(part, isPaged)}
          <span className={classes.narrow}>, {getCounts(part)}</span>
        </small>
      </span>
      <span className={`${classes.counts} figures`} aria-hidden>
        <span>
          <b>{questions}</b> asked
        </span>
        <span>
          <b>{cards}</b> {cards === 1 ? 'card' : 'cards'}
        </span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </button>
  );
}

function EmptyPart({ part, note }: { part: CoveragePart; note: UploadedFile }) {
  const { title, reason, cards } = part;
  return (
    <div className={classes.gap}>
      <strong>{title}</strong>
      <p>
        {reason ?? 'Nothing of it is asked yet. The next set can ask it.'}
        {cards > 0 && ` It has ${getCounts({ questions: 0, cards })}.`}
      </p>
      <Help part={part} note={note} />
    </div>
  );
}

/** The next step for a part. Only notes that are written here have an editor. */
function Help({ part: { reason }, note }: { part: CoveragePart; note: UploadedFile }) {
  if (reason === null) return <Link to={links.makeQuestions({ file_id: note.id })}>Make questions</Link>;
  if (note.is_written) return <Link to={links.writtenNote(note.id)}>Add sentences</Link>;
  return <Link to={links.newNote()}>Write a note about it</Link>;
}
