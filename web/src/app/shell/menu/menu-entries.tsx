import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { EntryLink } from './entry-link.tsx';
import classes from './side-menu.module.css';

// Loads later, because students, who are nearly everybody, have no counts.
const waitingCount = lazyComponent(async () => (await import('./waiting-count.tsx')).WaitingCount);

interface MenuEntriesProps {
  role: AccountRole;
  entries: readonly NavigationEntry[];
  /** The complete menu, which may have entries for a page and its subpage. */
  among: readonly NavigationEntry[];
  /** Called when an entry is followed. */
  onFollow?: () => void;
}

/** Entries of the side menu; for tutors and administrators they say how much waits. */
export function MenuEntries({ role, entries, among, onFollow }: MenuEntriesProps) {
  return entries.map((entry) => (
    <EntryLink key={entry.path} entry={entry} among={among} className={classes.entry} onClick={onFollow}>
      {role !== 'student' && (
        <Lazy of={waitingCount} props={{ role, path: entry.path }} waiting={null} fault={() => null} />
      )}
    </EntryLink>
  ));
}
