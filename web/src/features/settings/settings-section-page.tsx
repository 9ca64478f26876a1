import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';
import classes from './settings-list.module.css';
import { SettingsSideList } from './settings-list.tsx';
import { settingsSections } from './settings-sections.ts';

/**
 * A section of the settings: next to the list of sections on wide screens, below a link back to it on narrow
 * ones.
 */
export function SettingsSectionPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const section = settingsSections.find(({ path }) => path === pathname.replace(/\/+$/, '').toLowerCase());

  return (
    <>
      <Link to={links.settings()} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        All settings
      </Link>
      <Page title={section?.title ?? 'Settings'}>
        <div className={classes.columns}>
          <SettingsSideList />
          <Stack>{children}</Stack>
        </div>
      </Page>
    </>
  );
}
