import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { MenuLink } from '../../../ui/links/links.tsx';
import { entryIcons } from './entry-icons.ts';

interface EntryLinkProps {
  entry: NavigationEntry;
  className?: string;
  iconSize?: number;
  /** The complete menu, in case it has entries for a page and its subpage. */
  among?: readonly NavigationEntry[];
  /** Called when the link is followed. */
  onClick?: (() => void) | undefined;
  /** Shown after the text. */
  children?: ReactNode;
}

/** One entry of a menu or a bar, with its picture before its text. */
export function EntryLink({
  entry: { text, path, icon, external },
  iconSize = 22,
  among,
  children,
  ...rest
}: EntryLinkProps) {
  const Icon = entryIcons[icon];
  const picture = <Icon size={iconSize} stroke={1.75} aria-hidden />;

  if (external) {
    return (
      <a href={path} target="_blank" rel="noopener noreferrer" {...rest}>
        {picture}
        {text}
        <IconExternalLink size={16} aria-label="opens in a new tab" />
      </a>
    );
  }
  return (
    <MenuLink to={path} among={among} {...rest}>
      {picture}
      {text}
      {children}
    </MenuLink>
  );
}
