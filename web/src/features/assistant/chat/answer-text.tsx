import type { Answer, Citation } from '@akada/contract/work/assistant.ts';
import { links } from '@akada/core/links/links.ts';
import { use } from 'react';
import { ContentOptions } from '../../../ui/content/content-options.ts';
import { BlockText } from '../../../ui/content/lazy-content.tsx';
import { Link } from '../../../ui/links/links.tsx';
import { markedParts, numberSources } from '../answer-sentences.ts';
import type { LiveAnswer } from '../conversation.ts';
import classes from './chat.module.css';
import sources from './sources.module.css';

/** The text of an answer; each mark links to its place in a note. */
export function AnswerText({ answer: { text, content, citations } }: { answer: Answer }) {
  const options = use(ContentOptions);
  const numbers = numberSources(
    text,
    citations.map(({ number }) => number),
  );
  const drawText = (said: string) => <Marks text={said} numbers={numbers} citations={citations} />;
  // A tree renders its own paragraphs; without one the string is one plain paragraph.
  if (content === null) return <p className={classes.plain}>{drawText(text)}</p>;

  return (
    <ContentOptions value={{ ...options, headingsBelow: 2, drawText }}>
      <BlockText text={text} tree={content} />
    </ContentOptions>
  );
}

/**
 * The received part of an answer: complete blocks are rendered, the rest is plain text. Its marks are not
 * checked yet.
 */
export function LiveText({ live: { text, drawn } }: { live: LiveAnswer }) {
  const options = use(ContentOptions);
  const numbers = numberSources(text, null);
  const drawText = (said: string) => <Marks text={said} numbers={numbers} citations={null} />;
  const rest = text.slice(drawn?.to ?? 0).replace(/\[(P\d*\??)?$/, '');

  return (
    <ContentOptions value={{ ...options, headingsBelow: 2, drawText }}>
      {drawn && <BlockText text={text.slice(0, drawn.to)} tree={drawn.tree} />}
      {rest.trim() !== '' && <p className={classes.plain}>{drawText(rest.trim())}</p>}
    </ContentOptions>
  );
}

interface MarksProps {
  text: string;
  /** Visible numbers by stored ones. */
  numbers: ReadonlyMap<number, number>;
  /** Null while they are unknown. */
  citations: readonly Citation[] | null;
}

function Marks({ text, numbers, citations }: MarksProps) {
  return markedParts(text).map((part, index) => {
    const key = index;
    if ('said' in part) return part.said;
    if (part.number === null) return citations && <Apart key={key} />;

    const visibleNumber = numbers.get(part.number) ?? part.number;
    const citation = citations?.find(({ number }) => number === part.number);
    if (citation === undefined)
      return (
        <span key={key} className={sources.mark} data-open>
          {visibleNumber}
        </span>
      );
    return <SourceMark key={key} number={visibleNumber} citation={citation} />;
  });
}

function SourceMark({ number, citation }: { number: number; citation: Citation }) {
  return (
    <Link
      className={sources.mark}
      to={getAddress(citation)}
      aria-label={`Source ${number}: ${sourceName(citation)}`}
    >
      {number}
    </Link>
  );
}

/** Marks the end of a sentence that is not from the notes. */
function Apart() {
  return <span className={sources.apart}>not from your notes</span>;
}

export const getAddress = ({ file_id, page, quote }: Citation) =>
  links.note(file_id, { page: String(page), quote });

export const sourceName = ({ title, page }: Citation) => `${title}, page ${page}`;
