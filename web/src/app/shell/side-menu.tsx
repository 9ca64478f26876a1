import { roleLabel } from '@akada/core/access/navigation.ts';
import { UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { signOut } from '../../features/accounts/api.ts';
import { currentUserQuery } from '../../features/accounts/current-user.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useColorScheme } from '../../ui/color-scheme.ts';
import { MenuLink } from '../../ui/menu-link.tsx';
import { iconOf, sideMenu } from './navigation.ts';
import classes from './side-menu.module.css';

interface SideMenuProps {
  user: StoredUser;
  /** Called when an entry is followed. */
  onLeave?: () => void;
}

export function SideMenu({ user, onLeave }: SideMenuProps) {
  const account = useQuery(currentUserQuery);

  return (
    <nav className={classes.menu} aria-label="Main">
      <div className={classes.person}>
        <Avatar name={user.full_name} url={account.data?.profile_picture_url ?? null} size={40} />
        <div className={classes.names}>
          <div className={classes.name}>{user.full_name}</div>
          <div className={classes.role}>{roleLabel(user.role)}</div>
        </div>
      </div>
      {sideMenu(user.role).map(({ path, text }) => {
        const Icon = iconOf(path);
        return (
          <MenuLink key={path} to={path} className={classes.entry} onClick={onLeave}>
            {Icon !== undefined && <Icon size={20} aria-hidden />}
            {text}
          </MenuLink>
        );
      })}
      <div className={classes.end}>
        <SchemeEntry />
        <LogoutEntry />
      </div>
    </nav>
  );
}

function SchemeEntry() {
  const { scheme, toggle } = useColorScheme();
  const Icon = scheme === 'dark' ? IconSun : IconMoon;

  return (
    <UnstyledButton className={classes.entry} onClick={toggle}>
      <Icon size={20} aria-hidden />
      {scheme === 'dark' ? 'Light colours' : 'Dark colours'}
    </UnstyledButton>
  );
}

function LogoutEntry() {
  return (
    <UnstyledButton className={classes.entry} onClick={() => void signOut()}>
      <IconLogout size={20} aria-hidden />
      Logout
    </UnstyledButton>
  );
}
