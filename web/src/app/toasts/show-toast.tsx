import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { randomId } from '../../lib/device/random-id.ts';
import type { Toast, ToastKind } from '../../lib/toast/toast.ts';
import { toastMs } from '../../lib/toast/toast-time.ts';
import classes from './toasts.module.css';

const colours: Record<ToastKind, string> = {
  success: 'forest',
  error: 'clay',
  warning: 'marigold',
  info: 'gray',
  plain: 'gray',
};

/** A fault interrupts a screen reader, everything else waits for its turn. */
const roles: Record<ToastKind, 'alert' | 'status'> = {
  success: 'status',
  error: 'alert',
  warning: 'alert',
  info: 'status',
  plain: 'status',
};

export function showToast(toast: Toast): void {
  const id = randomId();
  const lasts = toastMs[toast.kind];
  const act = () => {
    notifications.hide(id);
    toast.action?.run();
  };
  const shown = { id, message: <Message toast={toast} onAct={act} /> };

  notifications.show({
    ...shown,
    role: roles[toast.kind],
    color: colours[toast.kind],
    autoClose: lasts,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44 },
    onFocus: () => notifications.update({ ...shown, autoClose: false }),
    onBlur: () => notifications.update({ ...shown, autoClose: lasts }),
  });
}

function Message({ toast: { message, action }, onAct }: { toast: Toast; onAct: () => void }) {
  return (
    <div className={classes.message}>
      {message}
      {action !== undefined && (
        <Button variant="default" onClick={onAct}>
          {action.text}
        </Button>
      )}
    </div>
  );
}
