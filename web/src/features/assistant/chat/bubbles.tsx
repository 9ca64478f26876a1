import { VisuallyHidden } from '@mantine/core';
import classes from './chat.module.css';

export function Question({ text }: { text: string }) {
  return (
    <div className={classes.question} dir="auto">
      <VisuallyHidden>You asked: </VisuallyHidden>
      {text}
    </div>
  );
}

/** Shown while an answer has not started; another element is read aloud instead. */
export function Typing() {
  return (
    <span className={classes.typing} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
