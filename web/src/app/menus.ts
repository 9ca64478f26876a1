/** The menus of this release, with entries for pages and links of the operator. */
import { palettePages, type Site, sideMenu } from '@akada/core/access/menu-groups.ts';
import {
  getMenu,
  type MenuName,
  type MenuReader,
  type NavigationEntry,
} from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { publicSettings } from '../lib/device/public-settings.ts';
import { pages } from './pages.ts';

const site = (): Site => ({ pages, communityUrl: publicSettings().communityUrl ?? null });

export const menu = (name: MenuName, reader: MenuReader): NavigationEntry[] => getMenu(pages, name, reader);
export const getSideMenu = (role: AccountRole): NavigationEntry[] => sideMenu(role, site());
export const getPalettePages = (role: AccountRole): NavigationEntry[] => palettePages(role, site());
