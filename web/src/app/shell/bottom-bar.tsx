import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import { MenuLink } from '../../ui/menu-link.tsx';
import classes from './bottom-bar.module.css';
import { iconOf } from './navigation.ts';

export function BottomBar({ tabs }: { tabs: readonly NavigationEntry[] }) {
  return (
    <nav className={classes.bar} aria-label="Tabs">
      {tabs.map(({ path, text }) => {
        const Icon = iconOf(path);
        return (
          <MenuLink key={path} to={path} className={classes.tab}>
            {Icon !== undefined && <Icon size={22} aria-hidden />}
            {text}
          </MenuLink>
        );
      })}
    </nav>
  );
}
