import { VisuallyHidden } from '@mantine/core';
import classes from './chat.module.css';

/** What a person asked. */
export function Question({ text }: { text: string }) {
  return (
    <div className={classes.question} dir="auto">
      <VisuallyHidden>You asked: </VisuallyHidden>
      {text}
    </div>
  );
}

/** Stands for an answer that has not begun. That it is on its way is said once, elsewhere. */
export function Typing() {
  return (
    <span className={classes.typing} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
