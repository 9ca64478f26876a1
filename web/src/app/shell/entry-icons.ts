/** Pictures of menu entries: those that are drawn. A test asks for the others when their pages come. */
import type { NavigationIcon } from '@akada/core/access/navigation-entry.ts';
import {
  type Icon,
  IconBell,
  IconChalkboard,
  IconHome,
  IconListCheck,
  IconMessages,
  IconSettings,
  IconSparkles,
  IconUpload,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';

export const entryIcons: Partial<Record<NavigationIcon, Icon>> = {
  bell: IconBell,
  community: IconMessages,
  home: IconHome,
  people: IconUsers,
  person: IconUser,
  quiz: IconListCheck,
  settings: IconSettings,
  tools: IconSparkles,
  tutor: IconChalkboard,
  upload: IconUpload,
};
