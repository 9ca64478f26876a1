/** What the plan of menus in core is drawn from: the pages of this release, and what the operator put beside them. */
import type { Site } from '@akada/core/access/navigation-entry.ts';
import { community } from '../../features/landing/content.ts';
import { isPage } from '../paths.ts';

export const site: Site = {
  hasPage: isPage,
  communityUrl: community.address === '' ? null : community.address,
};
