import { drawerSettings, roleMenu } from '@akada/core/access/navigation.ts';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { signOut } from '../../features/accounts/api.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { useColorScheme } from '../../ui/color-scheme.ts';
import { EntryLink } from './entry-link.tsx';
import { Person } from './person.tsx';
import classes from './side-menu.module.css';
import { site } from './site.ts';

interface DrawerMenuProps {
  user: StoredUser;
  /** Called when an entry is followed. */
  onLeave: () => void;
}

export function DrawerMenu({ user, onLeave }: DrawerMenuProps) {
  return (
    <nav className={classes.menu} aria-label="Main">
      <Person user={user} />
      {roleMenu(user.role, site).map((entry) => (
        <EntryLink key={entry.path} entry={entry} className={classes.entry} onClick={onLeave} />
      ))}
      <details className={classes.settings}>
        <summary className={classes.entry}>
          <IconSettings size={20} aria-hidden />
          Settings
          <IconChevronDown size={18} className={classes.arrow} aria-hidden />
        </summary>
        <div>
          {drawerSettings(user.role, site).map((entry) => (
            <EntryLink key={entry.path} entry={entry} className={classes.entry} onClick={onLeave} />
          ))}
          <SchemeEntry />
        </div>
      </details>
      <div className={classes.logout}>
        <UnstyledButton className={classes.entry} onClick={() => void signOut()}>
          <IconLogout size={20} aria-hidden />
          Logout
        </UnstyledButton>
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
