import classes from './profile.module.css';

/** Marks a text of the preview that students do not see yet. */
export function InReview() {
  return <p className={classes.inReview}>In review: students do not see this yet</p>;
}
