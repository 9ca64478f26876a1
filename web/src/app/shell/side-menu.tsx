import { fixedMenu, roleMenu } from '@akada/core/access/navigation.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { EntryLink } from './entry-link.tsx';
import { Person } from './person.tsx';
import classes from './side-menu.module.css';
import { site } from './site.ts';

export function SideMenu({ user }: { user: StoredUser }) {
  return (
    <div className={classes.menu}>
      <Person user={user} />
      {roleMenu(user.role, site).map((entry) => (
        <EntryLink key={entry.path} entry={entry} className={classes.entry} />
      ))}
      <div className={classes.fixed}>
        {fixedMenu(site).map((entry) => (
          <EntryLink key={entry.path} entry={entry} className={classes.entry} />
        ))}
      </div>
    </div>
  );
}
