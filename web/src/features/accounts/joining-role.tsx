import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { JoiningRole } from './google-start.ts';
import classes from './joining-role.module.css';

const roles = [
  ['student', 'Student'],
  ['tutor', 'Tutor'],
] as const;

interface RoleChoiceProps {
  role: JoiningRole;
  onChange: (role: JoiningRole) => void;
}

/** Asked before anything is filled in: the form makes students. */
export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  const choice = useRef<HTMLFieldSetElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const selection = choice.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const [early] = roles.find(([value]) => value === selection) ?? [role];
    if (early !== role) onChange(early);
  });

  // Applies a choice that was made before the app started.
  useLayoutEffect(() => takeEarlyChoice(), []);

  return (
    <fieldset ref={choice} className={classes.roles}>
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
