import { roleLabel } from '@akada/core/access/navigation.ts';
import { UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { signOut } from '../../features/accounts/api.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
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
  return (
    <nav className={classes.menu} aria-label="Main">
      <div className={classes.person}>
        <span className={classes.avatar} aria-hidden>
          {initials(user.full_name)}
        </span>
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

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
