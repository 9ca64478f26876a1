import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BlockText } from '../../../ui/content/lazy-content.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { shownNoteQuery } from '../writing/api.ts';
import { getRanges } from './quote-ranges.ts';
import classes from './reading.module.css';
import { useReadingPosition } from './reading-choices.ts';
import { useMarks } from './use-marks.ts';

interface WrittenReaderProps {
  note: UploadedFile;
  /** The quote to mark and to scroll to; null for none. */
  quote: string | null;
}

/** A complete written note, with links to its headings. */
export function WrittenReader({ note, quote }: WrittenReaderProps) {
  const query = shownNoteQuery(note.id);
  const { data, error, refetch } = useQuery(query);
  const content = useRef<HTMLDivElement>(null);
  const headings = useDrawn(content, quote, note.id);
  useMarks(content, 'note-quote', quote === null ? [] : [quote]);

  return (
    <>
      {data === undefined && error === null && (
        <Waiting what="this note" queries={[query.queryKey]}>
          <TextShape lines={12} />
        </Waiting>
      )}
      {error && data === undefined && (
        <LoadFault what="this note" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.text.trim() !== '' && (
        <div className={classes.print}>
          <PrintButton>
            <h1>{note.title}</h1>
            <BlockText text={data.text} tree={data.content} />
          </PrintButton>
        </div>
      )}
      {headings.length > 1 && (
        <details className={classes.contents}>
          <summary>Contents</summary>
          <ol>
            {headings.map(({ text, element }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two headings may say the same
              <li key={index}>
                <button type="button" onClick={() => element.scrollIntoView()}>
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div ref={content}>
        {data?.text.trim() === '' ? (
          <p>Nothing is written in it yet.</p>
        ) : (
          data && <BlockText text={data.text} tree={data.content} />
        )}
      </div>
    </>
  );
}

interface DrawnHeading {
  text: string;
  element: Element;
}

/**
 * Scrolls to the quote once the text is rendered, or to the last position if there is no quote.
 *
 * @returns the headings
 */
function useDrawn(
  content: RefObject<HTMLElement | null>,
  quote: string | null,
  noteId: string,
): DrawnHeading[] {
  const [headings, setHeadings] = useState<DrawnHeading[]>([]);
  const { read, remember } = useReadingPosition(noteId);
  const isShown = useRef(false);
  const look = useEffectEvent((drawn: HTMLElement) => {
    const found = [...drawn.querySelectorAll('h2,h3,h4,h5,h6')];
    setHeadings(found.map((element) => ({ element, text: element.textContent ?? '' })));
    if (isShown.current || drawn.textContent === '') return;

    isShown.current = true;
    const [range] = quote === null ? [] : getRanges(drawn, [quote]);
    if (range) range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    else if (quote === null) scrollTo({ top: read().top });
  });
  const rememberTop = useEffectEvent(() => remember(1, Math.round(scrollY)));

  useEffect(() => {
    const drawn = content.current;
    if (drawn === null) return;

    const watcher = new MutationObserver(() => look(drawn));
    watcher.observe(drawn, { childList: true, subtree: true });
    look(drawn);
    const scrolled = () => rememberTop();
    addEventListener('scrollend', scrolled, { passive: true });
    return () => {
      watcher.disconnect();
      removeEventListener('scrollend', scrolled);
    };
  }, [content]);

  useEffect(() => {
    if (quote !== null) isShown.current = false;
  }, [quote]);
  return headings;
}
