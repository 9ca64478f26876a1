import { links } from '@akada/core/links/links.ts';
import { MenuLink } from '../../ui/links/links.tsx';
import classes from './area-nav.module.css';

const money = [
  { path: links.adminMoney(), text: 'Payments' },
  { path: links.adminMoney('unmatched'), text: 'Unmatched' },
  { path: links.adminMoney('tutors'), text: 'Tutors' },
  { path: links.adminMoney('groups'), text: 'Groups' },
  { path: links.adminMoney('ledger'), text: 'Ledger' },
];
const sessions = [
  { path: links.adminSessions(), text: 'One student' },
  { path: links.adminTutorials(), text: 'Group tutorials' },
];

/** Links between the pages about money. */
export const MoneyNav = () => <AreaNav label="Money" parts={money} />;

/** Tutoring sessions and group tutorials. */
export const SessionsNav = () => <AreaNav label="Kinds of sessions" parts={sessions} />;

function AreaNav({ label, parts }: { label: string; parts: typeof money }) {
  return (
    <nav aria-label={label} className={classes.nav}>
      {parts.map(({ path, text }) => (
        <MenuLink key={path} to={path} among={parts}>
          {text}
        </MenuLink>
      ))}
    </nav>
  );
}
