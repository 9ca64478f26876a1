import { googleTexts } from '@akada/core/access/sign-in/google-sign-in.ts';
import { Button } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import classes from './google-offer.module.css';
import type { JoiningRole } from './google-start.ts';
import { loadGoogleStart, useSignInOptions } from './use-sign-in-options.ts';

interface GoogleOfferProps {
  isRegistration: boolean;
  wanted: string | null;
}

/**
 * The Google button next to a form of students. It is omitted if this instance has no Google client; in the
 * built page the script of the first touch finds that out.
 */
export function GoogleOffer({ isRegistration, wanted }: GoogleOfferProps) {
  const options = useSignInOptions();
  if (options !== null && !options.google) return null;

  return (
    <div className={classes.offer} hidden={options === null} data-google-offer>
      <p className={classes.or}>or</p>
      <GoogleButton
        label={isRegistration ? 'Sign up with Google' : 'Continue with Google'}
        joinsAs="student"
        wanted={wanted}
      />
    </div>
  );
}

/** Tutors join with Google or through an administrator. Both are named until it is known which one applies. */
export function TutorOffer({ wanted }: { wanted: string | null }) {
  const options = useSignInOptions();

  if (options === null) {
    return <p className={classes.text}>Tutors join with Google, or an administrator adds them.</p>;
  }
  if (!options.google) {
    return (
      <Notice kind="info" title="An administrator adds tutors here.">
        Ask yours for an account. You then get a link that lets you choose a password.
      </Notice>
    );
  }
  return (
    <div className={classes.tutor}>
      <p className={classes.text}>
        Tutors join with Google. You then write your profile, and an administrator approves it before students
        can find you.
      </p>
      <GoogleButton label="Sign up with Google" joinsAs="tutor" wanted={wanted} />
    </div>
  );
}

interface GoogleButtonProps {
  label: string;
  joinsAs: JoiningRole;
  /** The page to go to afterwards. */
  wanted: string | null;
}

function GoogleButton({ label, joinsAs, wanted }: GoogleButtonProps) {
  const [state, setState] = useState<'idle' | 'connecting' | 'failed'>('idle');
  const isConnecting = state === 'connecting';
  const connect = async () => {
    setState('connecting');
    try {
      location.assign(await (await loadGoogleStart()).googleAddress(joinsAs, wanted));
    } catch {
      setState('failed');
    }
  };

  // After Back from Google the page is restored in its old state, which shows the connection in progress.
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
        // Uses no `disabled`, which would take the focus from keyboard users.
        aria-disabled={isConnecting}
        data-disabled={isConnecting || undefined}
        onClick={isConnecting ? undefined : connect}
      >
        {isConnecting ? 'Connecting...' : label}
      </Button>
    </>
  );
}
