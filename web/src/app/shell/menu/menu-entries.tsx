import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { EntryLink } from './entry-link.tsx';
import classes from './side-menu.module.css';

// Loads later: students, who are nearly everybody, have only the count of their messages.
const waitingCount = lazyComponent(async () => (await import('./waiting-count.tsx')).WaitingCount);

interface MenuEntriesProps {
  role: AccountRole;
  entries: readonly NavigationEntry[];
  /** The complete menu, which may have entries for a page and its subpage. */
  among: readonly NavigationEntry[];
  /** Called when an entry is followed. */
  onFollow?: () => void;
}

/** Entries of the side menu, which say how much waits. */
export function MenuEntries({ role, entries, among, onFollow }: MenuEntriesProps) {
  return entries.map((entry) => (
    <EntryLink key={entry.path} entry={entry} among={among} className={classes.entry} onClick={onFollow}>
      {(role !== 'student' || entry.path === links.messages()) && (
        <Lazy of={waitingCount} props={{ role, path: entry.path }} waiting={null} fault={() => null} />
      )}
    </EntryLink>
  ));
}
