import classes from './brand.module.css';
import { Link } from './link.tsx';

export function Brand({ to }: { to: string }) {
  return (
    <Link to={to} className={classes.brand} aria-label="Akada, home">
      <img src="/favicon.svg" alt="" width={28} height={28} />
      Akada
    </Link>
  );
}
