import { links } from '@akada/core/links/links.ts';
import { MenuLink } from '../../../ui/links/links.tsx';
import classes from './money.module.css';

const parts = [
  { path: links.adminMoney(), text: 'Payments' },
  { path: links.adminMoney('unmatched'), text: 'Unmatched' },
  { path: links.adminMoney('tutors'), text: 'Tutors' },
  { path: links.adminMoney('ledger'), text: 'Ledger' },
];

/** The pages about money, from one to the other. */
export function MoneyNav() {
  return (
    <nav aria-label="Money" className={classes.nav}>
      {parts.map(({ path, text }) => (
        <MenuLink key={path} to={path} among={parts}>
          {text}
        </MenuLink>
      ))}
    </nav>
  );
}
