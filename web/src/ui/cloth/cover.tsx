import { Cloth } from './cloth.tsx';
import classes from './cover.module.css';

/** The cloth fields of a note or a course. */
export interface Woven {
  cloth_seed: number | string;
  cloth_colour: number;
}

/**
 * The cloth of a note, a course or a deck as a square next to its name: 40 px in text, 56 in rows, 96 on
 * cards. The cloth is the same everywhere.
 */
export function Cover({ of, size }: { of: Woven; size: 40 | 56 | 96 }) {
  const side = size === 96 ? 4 : 2;
  return (
    <span className={classes.cover} style={{ width: size, height: size }}>
      <Cloth seed={of.cloth_seed} colour={of.cloth_colour} columns={side} rows={side} />
    </span>
  );
}

/** A page's state: pale cloth if the page is empty, full cloth if everything is done. Its text is below. */
export function ClothBand({ of, isFull }: { of: Woven; isFull: boolean }) {
  return (
    <div className={classes.band}>
      <Cloth
        seed={of.cloth_seed}
        colour={of.cloth_colour}
        columns={20}
        rows={3}
        {...(!isFull && { filled: 0 })}
      />
    </div>
  );
}
