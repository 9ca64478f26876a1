import { IconWifiOff } from '@tabler/icons-react';
import { useOnline } from '../../lib/device/use-online.ts';
import classes from './offline-banner.module.css';

export function OfflineBanner() {
  const isOnline = useOnline();

  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.banner}>
          <IconWifiOff size={18} aria-hidden />
          You are offline. What you see was loaded earlier.
        </p>
      )}
    </div>
  );
}
