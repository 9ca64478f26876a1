import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect, useState } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { drawToasts, type Toast, type ToastKind, toastMs } from '../../lib/toast/toast.ts';
import { useTopLayer } from '../layers/top-layer.ts';
import { kindIcons } from './kind-icons.ts';
import classes from './toasts.module.css';

/** Faults interrupt a screen reader, other toasts wait their turn. */
const roles: Record<ToastKind, 'alert' | 'status'> = {
  success: 'status',
  error: 'alert',
  warning: 'alert',
  info: 'status',
  plain: 'status',
};

function showToast(toast: Toast): void {
  const id = randomId();
  const lasts = toastMs[toast.kind];
  const act = () => {
    notifications.hide(id);
    toast.action?.run();
  };
  const { kind } = toast;
  const shown = { id, message: <Message toast={toast} onAct={act} />, icon: <KindIcon kind={kind} /> };

  notifications.show({
    ...shown,
    role: roles[kind],
    autoClose: lasts,
    withBorder: true,
    classNames: { root: classes.toast, icon: classes.icon },
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44 },
    onFocus: () => notifications.update({ ...shown, autoClose: false }),
    onBlur: () => notifications.update({ ...shown, autoClose: lasts }),
  });
}

function KindIcon({ kind }: { kind: ToastKind }) {
  const Icon = kind === 'plain' ? kindIcons.info : kindIcons[kind];
  return <Icon size={20} aria-hidden />;
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

/** The element of all toasts. It is inside the top dialog, because clicks reach nothing outside it. */
function useToastHost(): HTMLElement {
  const layer = useTopLayer();
  const [host] = useState(makeHost);

  useLayoutEffect(() => {
    // A dialog may be removed in the commit that renders the first toast. The next render has the layer below
    // it.
    if (!layer.isConnected) return;

    layer.append(host);
    host.showPopover();
    return () => host.remove();
  }, [layer, host]);

  return host;
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.popover = 'manual';
  host.className = classes.host ?? '';
  return host;
}

/** The library pauses all toasts while the pointer is over one; `showToast` does the same for the focus. */
export function ToastStack() {
  const host = useToastHost();

  useEffect(() => drawToasts(showToast), []);

  return (
    <Notifications
      portalProps={{ target: host }}
      position="bottom-right"
      containerWidth={400}
      limit={Number.POSITIVE_INFINITY}
      transitionDuration={180}
      classNames={{ root: classes.stack }}
    />
  );
}
