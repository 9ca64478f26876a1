import classes from './quoted-page.module.css';

/** What the product does, drawn once: a question, and the marked sentence of the note that answers it. */
export function QuotedPage() {
  return (
    <figure className={classes.figure} aria-label="A question, and the sentence of the note that answers it">
      <div className={classes.card}>
        <p className={classes.question}>What do plants take up through their roots?</p>
        <p className={classes.option}>Carbon dioxide</p>
        <p className={classes.option} data-right>
          Water and dissolved minerals
        </p>
      </div>
      <div className={classes.note}>
        <p>
          Light is caught by the leaves. <mark>The roots take up water and the minerals dissolved in it</mark>
          , and the stem carries both upwards.
        </p>
        <p className={classes.source}>Your note, page 12</p>
      </div>
    </figure>
  );
}
