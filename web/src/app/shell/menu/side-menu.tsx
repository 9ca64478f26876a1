import { groupMenu } from '@akada/core/access/menu-groups.ts';
import { roleLabel } from '@akada/core/access/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { currentUserQuery } from '../../../features/accounts/api.ts';
import type { StoredUser } from '../../../lib/session/session-store.ts';
import { Avatar } from '../../../ui/page/avatar.tsx';
import { getSideMenu, menu } from '../../menus.ts';
import { useVisibleMenu } from '../use-sale.ts';
import { MenuEntries } from './menu-entries.tsx';
import classes from './side-menu.module.css';

/** The menu of wide screens: every page, in the groups of the drawer. */
export function SideMenu({ user }: { user: StoredUser }) {
  const entries = useVisibleMenu('side', getSideMenu(user.role));
  const { first, groups, account } = groupMenu(user.role, entries);

  return (
    <div className={classes.menu}>
      <Person user={user} />
      <MenuEntries role={user.role} entries={first} among={entries} />
      {groups.map(({ name, entries: inside }) => (
        <Fragment key={name}>
          <p>{name}</p>
          <MenuEntries role={user.role} entries={inside} among={entries} />
        </Fragment>
      ))}
      <div className={classes.fixed}>
        <MenuEntries role={user.role} entries={[...account, ...menu('fixed', user.role)]} among={entries} />
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
