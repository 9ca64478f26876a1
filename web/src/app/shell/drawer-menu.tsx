import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { useColorScheme } from '../../ui/theme/color-scheme-toggle.tsx';
import { getSideMenu, menu } from '../menus.ts';
import { EntryLink } from './entry-link.tsx';
import classes from './side-menu.module.css';
import { Person } from './side-menu.tsx';
import { SignOutEntry } from './sign-out-entry.tsx';
import { useShownMenu } from './use-sale.ts';

interface DrawerMenuProps {
  user: StoredUser;
  /** Called when an entry is followed. */
  onFollow: () => void;
}

/** The drawer of narrow screens, with every page, the settings and a button to sign out. */
export function DrawerMenu({ user, onFollow }: DrawerMenuProps) {
  const entries = useShownMenu('side', getSideMenu(user.role));
  const settings = useShownMenu('drawer', menu('drawer', user.role));

  return (
    <nav className={classes.menu} aria-label="Main">
      <Person user={user} />
      {entries.map((entry) => (
        <EntryLink
          key={entry.path}
          entry={entry}
          among={entries}
          className={classes.entry}
          onClick={onFollow}
        />
      ))}
      <details className={classes.settings}>
        <summary className={classes.entry}>
          <IconSettings size={20} aria-hidden />
          Settings
          <IconChevronDown size={18} className={classes.arrow} aria-hidden />
        </summary>
        <div>
          {settings.map((entry) => (
            <EntryLink key={entry.path} entry={entry} className={classes.entry} onClick={onFollow} />
          ))}
          <SchemeEntry />
        </div>
      </details>
      <div className={classes.logout}>
        <SignOutEntry />
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
