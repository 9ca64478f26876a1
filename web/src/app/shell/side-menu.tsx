import { roleLabel } from '@akada/core/access/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/accounts/api.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { Avatar } from '../../ui/page/avatar.tsx';
import { getSideMenu, menu } from '../menus.ts';
import { EntryLink } from './entry-link.tsx';
import classes from './side-menu.module.css';
import { useShownMenu } from './use-sale.ts';

export function SideMenu({ user }: { user: StoredUser }) {
  const entries = useShownMenu('side', getSideMenu(user.role));

  return (
    <div className={classes.menu}>
      <Person user={user} />
      {entries.map((entry) => (
        <EntryLink key={entry.path} entry={entry} among={entries} className={classes.entry} />
      ))}
      <div className={classes.fixed}>
        {menu('fixed', user.role).map((entry) => (
          <EntryLink key={entry.path} entry={entry} className={classes.entry} />
        ))}
      </div>
    </div>
  );
}

/** The owner of the menu: picture, name and role. */
export function Person({ user }: { user: StoredUser }) {
  const { data } = useQuery(currentUserQuery);

  return (
    <div className={classes.person}>
      <Avatar name={user.full_name} url={data?.profile_picture_url ?? null} size={40} />
      <div className={classes.names}>
        <div className={classes.name}>{user.full_name}</div>
        <div className={classes.role}>{roleLabel(user.role)}</div>
      </div>
    </div>
  );
}
