import classes from './comment-number.module.css';

/** The number of a comment, which the marked words have too. A screen reader reads the number of the list's item instead. */
export function CommentNumber({ number }: { number: number }) {
  return (
    <span className={classes.number} aria-hidden>
      {number}
    </span>
  );
}
