import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { type Installation, useChangeSettings } from './api.ts';
import classes from './first-steps.module.css';
import { StepButtons } from './step-buttons.tsx';
import { colourNames } from './step-words.ts';

interface LookStepProps {
  installation: Installation;
  onColour: (colour: number) => void;
  onSettled: (answer: Installation) => void;
}

/** Chooses the colour of the school's cloth. */
export function LookStep({ installation, onColour, onSettled }: LookStepProps) {
  const { settings } = installation;
  const [colour, setColour] = useState(Number(settings.colour.value) || 1);
  const change = useChangeSettings(installation);
  const group = useId();
  const name = settings.name.value || 'Akada';

  return (
    <form
      onSubmit={(submission) => {
        submission.preventDefault();
        change.mutate({ colour: String(colour) }, { onSuccess: onSettled });
      }}
    >
      <div className={classes.own}>
        <span>
          <Cloth seed={name} colour={colour} columns={3} rows={3} />
        </span>
        <div>
          <b>We drew a cloth from your name</b>
          <Text size="sm" c="dimmed">
            Its colour is at the top of each page.
          </Text>
        </div>
      </div>
      <fieldset className={classes.colours}>
        <legend>Colour</legend>
        {colourNames.map((text, index) => (
          <label key={text}>
            <input
              type="radio"
              name={group}
              checked={colour === index + 1}
              onChange={() => {
                setColour(index + 1);
                onColour(index + 1);
              }}
            />
            <span className={classes.swatch}>
              <Cloth seed={name} colour={index + 1} columns={2} rows={2} />
            </span>
            {text}
          </label>
        ))}
      </fieldset>
      <FormFault error={change.error} />
      <StepButtons step="look" isBusy={change.isPending} onSettled={onSettled} />
    </form>
  );
}
