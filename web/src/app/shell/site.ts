/** What the plan of menus in core is drawn from: the pages of this release. */
import type { Site } from '@akada/core/access/navigation-entry.ts';
import { isPage } from '../paths.ts';

export const site: Site = { hasPage: isPage, communityUrl: null };
