import { groupMenu } from '@akada/core/access/menu-groups.ts';
import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import { UnstyledButton } from '@mantine/core';
import {
  IconBooks,
  IconChevronDown,
  IconMoon,
  IconSettings,
  IconSun,
  IconTrendingUp,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { StoredUser } from '../../../lib/session/session-store.ts';
import { useColorScheme } from '../../../ui/theme/color-scheme-toggle.tsx';
import { getSideMenu, menu } from '../../menus.ts';
import { SignOutEntry } from '../sign-out-entry.tsx';
import { useVisibleMenu } from '../use-sale.ts';
import { MenuEntries } from './menu-entries.tsx';
import classes from './side-menu.module.css';
import { Person } from './side-menu.tsx';

interface DrawerMenuProps {
  user: StoredUser;
  /** Called when an entry is followed. */
  onFollow: () => void;
}

/** The drawer of narrow screens: at most nine entries, with the other pages one level down, and a button to sign out. */
export function DrawerMenu({ user: { role }, user, onFollow }: DrawerMenuProps) {
  const entries = useVisibleMenu('side', getSideMenu(role));
  const { first, groups, account } = groupMenu(role, entries);
  const settings = useVisibleMenu('drawer', menu('drawer', role));
  const others = account.filter(({ path }) => settings.every((entry) => entry.path !== path));
  const rest = { role, onFollow, among: entries };

  return (
    <nav className={classes.menu} aria-label="Main">
      <Person user={user} />
      <MenuEntries {...rest} entries={first} />
      {groups.map(({ name, entries: inside }) => (
        <Group key={name} name={name} picture={getPicture(inside)} entries={inside}>
          <MenuEntries {...rest} entries={inside} />
        </Group>
      ))}
      <Group
        name="Settings"
        picture={<IconSettings size={22} stroke={1.75} aria-hidden />}
        entries={settings}
        isClosedAtFirst
      >
        <MenuEntries {...rest} entries={[...settings, ...others]} />
        <SchemeEntry />
      </Group>
      <div className={classes.logout}>
        <SignOutEntry />
      </div>
    </nav>
  );
}

/** The groups of the first positions are about figures, those after them about courses. */
function getPicture([first]: readonly NavigationEntry[]): ReactNode {
  const Icon = (first?.position ?? 0) < 20 ? IconTrendingUp : IconBooks;
  return <Icon size={22} stroke={1.75} aria-hidden />;
}

interface GroupProps {
  name: string;
  picture: ReactNode;
  entries: readonly NavigationEntry[];
  isClosedAtFirst?: boolean;
  children: ReactNode;
}

/** A group of pages one level down; unless it is closed at first, it shows the page on the screen if it has it. */
function Group({ name, picture, entries, isClosedAtFirst = false, children }: GroupProps) {
  const { pathname } = useLocation();
  const isCurrent = entries.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const [isOpenAtFirst] = useState(isCurrent && !isClosedAtFirst);

  return (
    <details className={classes.below} open={isOpenAtFirst} data-current={isCurrent || undefined}>
      <summary className={classes.entry}>
        {picture}
        {name}
        <IconChevronDown size={18} className={classes.arrow} aria-hidden />
      </summary>
      <div>{children}</div>
    </details>
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
