import type { NavigationEntry } from '@akada/core/access/navigation-entry.ts';
import classes from './bottom-bar.module.css';
import { EntryLink } from './entry-link.tsx';

export function BottomBar({ tabs }: { tabs: readonly NavigationEntry[] }) {
  return (
    <nav className={classes.bar} aria-label="Tabs">
      {tabs.map((entry) => (
        <EntryLink key={entry.path} entry={entry} className={classes.tab} iconSize={22} />
      ))}
    </nav>
  );
}
