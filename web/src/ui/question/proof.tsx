import type { QuestionContent, QuestionSource } from '@akada/contract/material/questions.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { foldText } from '@akada/core/text/fold.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { BlockText, LineText } from '../content/lazy-content.tsx';
import classes from './proof.module.css';

interface ProofProps {
  question: {
    explanation: string;
    content: QuestionContent | null;
    source: QuestionSource | null;
    /** The question's origin and checks; absent if unknown. */
    badge?: readonly string[];
    body?: QuestionBody | null;
  };
  /** The note's title and cover, if known. */
  note?: { title: string; cover: ReactNode } | null;
  onOpenSource: (source: QuestionSource) => void;
}

/**
 * The explanation of an answer, and a quotation of the sentence in the note that proves it; a repeated
 * sentence is shown once.
 */
export function Proof({ question, note = null, onOpenSource }: ProofProps) {
  const { explanation, content, source, badge = [], body = null } = question;
  const isSaid = source !== null && includesText(explanation, source.quote);
  // The model answer is above.
  const isAnswer = source !== null && body?.type === 'open' && includesText(body.answer, source.quote);
  const reason = explanation.trim() !== '' && (
    <BlockText className={classes.reason} text={explanation} tree={content?.explanation} />
  );

  if (source === null) return reason;
  return (
    <>
      <figure className={classes.figure}>
        {isSaid && reason}
        {!isSaid && !isAnswer && (
          <blockquote className={classes.quote} data-long={/\n\s*\n/.test(source.quote) || undefined}>
            <mark>
              <LineText text={source.quote} tree={content?.quote} />
            </mark>
          </blockquote>
        )}
        <figcaption className={classes.caption}>
          {note?.cover}
          <span>
            {note !== null && <strong>{note.title}</strong>}
            Page {source.page}
            {source.section !== null && <>, {source.section}</>}
          </span>
          <Button variant="subtle" px={8} aria-label="Open the page" onClick={() => onOpenSource(source)}>
            Open
          </Button>
        </figcaption>
        {badge.length > 0 && (
          <ul className={classes.badge}>
            {badge.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </figure>
      {!isSaid && reason}
    </>
  );
}

function includesText(text: string, part: string): boolean {
  const flat = (value: string) => foldText(value).replace(/\s+/g, ' ').trim();
  return flat(text).includes(flat(part));
}
