import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../features/accounts/api.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { Popover } from '../../ui/layers/popover.tsx';
import { Avatar } from '../../ui/page/avatar.tsx';
import { menu } from '../menus.ts';
import { EntryLink } from './menu/entry-link.tsx';
import classes from './menu/side-menu.module.css';
import { SignOutEntry } from './sign-out-entry.tsx';

/** The name of the signed-in person, with a button to sign out. */
export function AccountMenu({ user }: { user: StoredUser }) {
  const { data } = useQuery(currentUserQuery);
  const picture = <Avatar name={user.full_name} url={data?.profile_picture_url ?? null} size={40} />;

  return (
    <Popover label="Your account" trigger={picture} position="top">
      <div className={classes.account}>
        <div className={classes.name}>{user.full_name}</div>
        <div className={classes.email}>{data?.email}</div>
      </div>
      {menu('account', user.role).map((entry) => (
        <EntryLink key={entry.path} entry={entry} className={classes.entry} />
      ))}
      <SignOutEntry />
    </Popover>
  );
}
