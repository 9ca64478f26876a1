/** The pages of everybody who is signed in. */
import { links } from '@akada/core/links/links.ts';
import type { AppPage } from './page.ts';

export const memberPages: readonly AppPage[] = [
  {
    path: links.notifications(),
    area: 'member',
    load: () => import('../../pages/member/notifications-page.tsx'),
    entry: { icon: 'bell', menus: { member: { palette: [5, 'Notifications'] } } },
  },
  {
    path: links.profile(),
    area: 'member',
    load: () => import('../../pages/member/profile-page.tsx'),
    entry: {
      icon: 'person',
      menus: { member: { fixed: [1, 'Profile'], drawer: [1, 'Profile'], account: [1, 'Profile'] } },
    },
  },
  {
    path: links.settings(),
    area: 'member',
    load: () => import('../../pages/member/settings/settings-page.tsx'),
    entry: { icon: 'settings', menus: { member: { fixed: [2, 'Settings'], drawer: [3, 'All settings'] } } },
  },
  {
    path: links.settingsGeneral(),
    area: 'member',
    load: () => import('../../pages/member/settings/general-page.tsx'),
    entry: { icon: 'settings', menus: { member: { palette: [6, 'Colours and time zone'] } } },
  },
  {
    path: links.settingsSecurity(),
    area: 'member',
    load: () => import('../../pages/member/settings/security-page.tsx'),
    entry: { icon: 'settings', menus: { member: { palette: [7, 'Password and second step'] } } },
  },
  {
    path: links.settingsDevices(),
    area: 'member',
    load: () => import('../../pages/member/settings/devices-page.tsx'),
    entry: { icon: 'settings', menus: { member: { palette: [8, 'Devices'] } } },
  },
  {
    path: links.settingsNotifications(),
    area: 'member',
    load: () => import('../../pages/member/settings/notification-settings-page.tsx'),
    entry: { icon: 'bell', menus: { member: { palette: [9, 'Notification settings'] } } },
  },
  {
    path: links.settingsData(),
    area: 'member',
    load: () => import('../../pages/member/settings/data-page.tsx'),
    entry: { icon: 'settings', menus: { member: { palette: [10, 'Your data'] } } },
  },
  {
    path: links.premiumGroups(),
    area: 'member',
    isQuiet: true,
    load: () => import('../../pages/member/premium-groups-page.tsx'),
  },
  {
    path: links.sessions(),
    area: 'member',
    load: () => import('../../pages/member/sessions-page.tsx'),
    entry: {
      icon: 'calendar',
      // Tutors and administrators have their own entry, whose page shows more.
      menus: { member: { footer: [3, 'Sessions'] }, student: { side: [23, 'Sessions'] } },
    },
  },
  {
    path: links.departments(),
    area: 'member',
    load: () => import('../../pages/member/catalog/departments-page.tsx'),
    entry: { icon: 'department', menus: { member: { side: [28, 'Departments'] } } },
  },
  {
    path: links.patterns.department,
    area: 'member',
    load: () => import('../../pages/member/catalog/department-page.tsx'),
  },
  {
    path: links.courses(),
    area: 'member',
    load: () => import('../../pages/member/catalog/courses-page.tsx'),
    entry: {
      icon: 'course',
      menus: { member: { side: [29, 'Courses'], footer: [2, 'Courses'] } },
    },
  },
  {
    path: links.patterns.course,
    area: 'member',
    load: () => import('../../pages/member/catalog/course-page.tsx'),
  },
  {
    path: links.patterns.session,
    area: 'member',
    isQuiet: true,
    load: () => import('../../pages/member/sessions/session-page.tsx'),
  },
  {
    path: links.patterns.receivedShare,
    area: 'member',
    load: () => import('../../pages/member/messages/received-page.tsx'),
  },
  {
    path: links.messages(),
    area: 'member',
    load: () => import('../../pages/member/messages/messages-page.tsx'),
    entry: {
      icon: 'message',
      menus: {
        student: { side: [24, 'Messages'] },
        tutor: { side: [22, 'Messages'], tabs: [3, 'Messages'] },
      },
    },
  },
  {
    path: links.patterns.conversation,
    area: 'member',
    load: () => import('../../pages/member/messages/messages-page.tsx'),
  },
  {
    path: links.support(),
    area: 'member',
    load: () => import('../../pages/member/support/support-page.tsx'),
    entry: {
      icon: 'support',
      menus: { member: { footer: [5, 'Contact support'] } },
    },
  },
  {
    path: links.patterns.supportRequest,
    area: 'member',
    load: () => import('../../pages/member/support/support-page.tsx'),
  },
  {
    path: links.patterns.copyrightCase,
    area: 'member',
    load: () => import('../../pages/member/copyright-page.tsx'),
  },
  {
    path: links.completeProfile(),
    area: 'completion',
    load: () => import('../../pages/completion/complete-profile-page.tsx'),
  },
];
