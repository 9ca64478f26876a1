import { Cloth } from '../cloth/cloth.tsx';
import classes from './brand.module.css';

/** The cloth that stands for an installation without a logo. */
export function BrandCloth({ name, colour }: { name: string; colour: number }) {
  return (
    <span className={classes.cloth}>
      <Cloth seed={name} colour={colour} columns={2} rows={2} />
    </span>
  );
}
