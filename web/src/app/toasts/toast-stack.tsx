import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { drawToasts } from '../../lib/toast/toast.ts';
import { showToast } from './show-toast.tsx';
import classes from './toasts.module.css';

/** The library pauses all toasts while the pointer is over one; `showToast` does the same for the focus. */
export function ToastStack() {
  useEffect(() => drawToasts(showToast), []);

  return (
    <Notifications
      position="bottom-right"
      containerWidth={400}
      limit={4}
      transitionDuration={180}
      classNames={{ root: classes.stack }}
    />
  );
}
