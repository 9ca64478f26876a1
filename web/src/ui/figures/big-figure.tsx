import classes from './big-figure.module.css';

interface BigFigureProps {
  /** As it is written, with its unit where it has one. */
  value: string;
  /** What is counted. */
  name: string;
}

/** Of a list of descriptions: a number that is read before anything else around it, and below it what it counts. */
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
