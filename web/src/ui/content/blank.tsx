import classes from './content.module.css';

/** A gap, announced to screen readers; it may contain a hint. */
export function Blank({ text, isHint = false }: { text: string; isHint?: boolean }) {
  return (
    <span className={classes.blank}>{isHint ? text : <span className={classes.spoken}>{text}</span>}</span>
  );
}
