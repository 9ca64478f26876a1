/** A picture for each entry of a menu. */
import type { NavigationIcon } from '@akada/core/access/navigation.ts';
import {
  type Icon,
  IconBell,
  IconBook,
  IconBuilding,
  IconChalkboard,
  IconFileText,
  IconHome,
  IconListCheck,
  IconMessages,
  IconSchool,
  IconSettings,
  IconSparkles,
  IconUpload,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';

export const entryIcons: Readonly<Record<NavigationIcon, Icon>> = {
  bell: IconBell,
  community: IconMessages,
  course: IconBook,
  department: IconBuilding,
  home: IconHome,
  note: IconFileText,
  people: IconUsers,
  person: IconUser,
  quiz: IconListCheck,
  school: IconSchool,
  settings: IconSettings,
  tools: IconSparkles,
  tutor: IconChalkboard,
  upload: IconUpload,
};
