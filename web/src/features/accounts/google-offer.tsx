import { useState } from 'react';
import { GoogleButton } from './google-button.tsx';
import classes from './google-offer.module.css';
import type { JoiningRole } from './google-start.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

interface GoogleOfferProps {
  /** Whoever registers says what as; whoever signs in has said so. */
  isRegistration: boolean;
  wanted: string | null;
}

/** Nothing where this place has no Google client. */
export function GoogleOffer({ isRegistration, wanted }: GoogleOfferProps) {
  const [role, setRole] = useState<JoiningRole>('student');
  const options = useSignInOptions();
  if (!options?.google) return null;

  return (
    <div className={classes.offer}>
      <p className={classes.or}>or</p>
      {isRegistration && <RoleChoice role={role} onChange={setRole} />}
      <GoogleButton
        label={isRegistration ? 'Sign up with Google' : 'Continue with Google'}
        role={role}
        wanted={wanted}
      />
    </div>
  );
}

const roles = [
  ['student', 'Student'],
  ['tutor', 'Tutor'],
] as const;

function RoleChoice({ role, onChange }: { role: JoiningRole; onChange: (role: JoiningRole) => void }) {
  return (
    <fieldset className={classes.roles}>
      <legend className={classes.question}>I am joining as a:</legend>
      {roles.map(([value, text]) => (
        <label key={value} className={classes.role}>
          <input
            type="radio"
            name="joining_role"
            value={value}
            checked={role === value}
            onChange={() => onChange(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
