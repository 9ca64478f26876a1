import { VisuallyHidden } from '@mantine/core';
import type { Ref } from 'react';
import classes from './essay.module.css';
import { cutEssay } from './essay-pieces.ts';

interface EssayTextProps {
  text: string;
  /** In the order of their numbers. */
  comments: readonly { start: number; end: number }[];
  ref?: Ref<HTMLDivElement>;
}

/** An essay as it was written, with marked passages and the numbers of their comments. */
export function EssayText({ text, comments, ref }: EssayTextProps) {
  return (
    <div className={classes.essay} ref={ref}>
      {cutEssay(text, comments).map((piece) => (
        <span key={piece.start}>
          {piece.isMarked ? <mark>{piece.text}</mark> : piece.text}
          {piece.numbers.map((number) => (
            <sup key={number}>
              <VisuallyHidden> comment </VisuallyHidden>
              {number}
            </sup>
          ))}
        </span>
      ))}
    </div>
  );
}
