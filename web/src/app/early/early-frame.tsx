import { links } from '@akada/core/links/links.ts';
import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { Brand } from '../../ui/links/links.tsx';
import classes from '../shell/shell.module.css';
import barClasses from '../shell/top-bar.module.css';

/** Rendered by the build: what a signed-in person sees before the app has come, on a device that has kept no page. */
export function EarlyFrame() {
  return (
    <>
      <p className="early-note" role="status" data-refreshing hidden>
        This is from your last visit. Refreshing…
      </p>
      <div inert>
        <div className={classes.header}>
          <div className={barClasses.bar}>
            <ActionIcon component="span" color="gray" c="inherit" hiddenFrom="md">
              <IconMenu2 size={24} stroke={1.75} aria-hidden />
            </ActionIcon>
            <Brand to={links.dashboard()} />
          </div>
        </div>
        <div className={classes.main}>
          <div className={classes.content}>
            <CardShape className="early-card" />
          </div>
        </div>
      </div>
    </>
  );
}
