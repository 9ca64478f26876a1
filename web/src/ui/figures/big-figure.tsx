import classes from './big-figure.module.css';

interface BigFigureProps {
  /** The formatted value, with its unit if it has one. */
  value: string;
  /** The counted thing. */
  name: string;
}

/** An item of a description list: a prominent number, and its name below. */
function BigFigure({ value, name }: BigFigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}

/** Figures side by side, as many in a row as there is room for. */
export function BigFigures({ figures }: { figures: readonly BigFigureProps[] }) {
  return (
    <dl className={classes.list}>
      {figures.map((figure) => (
        <BigFigure key={figure.name} {...figure} />
      ))}
    </dl>
  );
}
