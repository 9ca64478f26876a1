import { type ReactNode, useEffect, useRef } from 'react';
import classes from '../practice.module.css';

interface FeedbackProps {
  isRight: boolean;
  verdict: string;
  children: ReactNode;
}

/** Takes the focus when it appears, so that it is read out. Nothing is scrolled: what one has answered stays in position. */
export function Feedback({ isRight, verdict, children }: FeedbackProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  return (
    <div ref={box} tabIndex={-1} className={classes.feedback}>
      <p className={classes.verdict} data-right={isRight}>
        {verdict}
      </p>
      {children}
    </div>
  );
}
