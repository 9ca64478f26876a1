import { findQuote } from '@akada/core/text/fold.ts';
import { useEffect, useRef } from 'react';
import classes from './quoted-text.module.css';

/** A page's text with the quote marked and brought into view. A page without it is shown as it is. */
export function QuotedText({ text, quote }: { text: string; quote: string }) {
  const mark = useRef<HTMLElement>(null);
  const span = findQuote(text, quote);

  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'center' });
  }, []);

  if (span === null) return <div className={classes.text}>{text}</div>;
  return (
    <div className={classes.text}>
      {text.slice(0, span.start)}
      <mark ref={mark} className={classes.mark}>
        {text.slice(span.start, span.end)}
      </mark>
      {text.slice(span.end)}
    </div>
  );
}
