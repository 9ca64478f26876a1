import { googleTexts } from '@akada/core/access/google-sign-in.ts';
import { Button } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { googleAddress, type JoiningRole } from './google-start.ts';

interface GoogleButtonProps {
  label: string;
  role: JoiningRole;
  /** The page to go to afterwards. */
  wanted: string | null;
}

export function GoogleButton({ label, role, wanted }: GoogleButtonProps) {
  const [state, setState] = useState<'idle' | 'connecting' | 'failed'>('idle');
  const isConnecting = state === 'connecting';
  const connect = async () => {
    setState('connecting');
    try {
      location.assign(await googleAddress(role, wanted));
    } catch {
      setState('failed');
    }
  };

  // Who goes back from Google finds this page as it was left, in the middle of connecting.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setState('idle');
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  return (
    <>
      {state === 'failed' && <Notice kind="error">{googleTexts.startFailed}</Notice>}
      <Button
        variant="default"
        leftSection={<IconBrandGoogle size={20} aria-hidden />}
        // Not `disabled`: the focus would be lost, and with it the place of who uses a keyboard.
        aria-disabled={isConnecting}
        data-disabled={isConnecting || undefined}
        onClick={isConnecting ? undefined : connect}
      >
        {isConnecting ? 'Connecting...' : label}
      </Button>
    </>
  );
}
