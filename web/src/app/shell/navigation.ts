/** The menus of core, reduced to the pages that are there, each with its icon. */
import * as navigation from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import {
  type Icon,
  IconHome,
  IconListCheck,
  IconSettings,
  IconSparkles,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { isPage } from '../paths.ts';

export { homeOf } from '@akada/core/access/route-guard.ts';

export const sideMenu = (role: AccountRole) => navigation.sideMenu(role, isPage);
export const bottomTabs = (role: AccountRole) => navigation.bottomTabs(role, isPage);

const icons: Record<string, Icon> = {
  '/dashboard': IconHome,
  '/tutor/dashboard': IconHome,
  '/admin/dashboard': IconHome,
  '/admin/users': IconUsers,
  '/tools': IconSparkles,
  '/mcq': IconListCheck,
  '/profile': IconUser,
  '/settings': IconSettings,
};

export function iconOf(path: string): Icon | undefined {
  return icons[path];
}
