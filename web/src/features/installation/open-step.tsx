import type { InstallationStep, StepState } from '@akada/core/installation/steps.ts';
import { Title } from '@mantine/core';
import type { Installation } from './api.ts';
import { ErrandStep } from './errand-step.tsx';
import classes from './first-steps.module.css';
import { LookStep } from './look-step.tsx';
import { MailStep } from './mail-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { StepMark } from './step-mark.tsx';
import { errands, stepTitles } from './step-words.ts';

interface OpenStepProps {
  step: InstallationStep;
  number: number;
  state: StepState;
  installation: Installation;
  /** The colour that the person looks at, before it is kept. */
  onColour: (colour: number) => void;
  /** Opens the next step. */
  onSettled: (answer: Installation) => void;
}

/** The step that is taken now. */
export function OpenStep({ step, number, state, installation, onColour, onSettled }: OpenStepProps) {
  const errand = errands[step];
  const rest = { installation, onSettled };

  return (
    <section aria-labelledby={`step-${step}`}>
      <div className={classes.openHead}>
        <StepMark number={number} state={state} />
        <Title order={3} size="h2" id={`step-${step}`}>
          {stepTitles[step]}
        </Title>
      </div>
      {step === 'look' && <LookStep {...rest} onColour={onColour} />}
      {step === 'mail' && <MailStep {...rest} />}
      {(step === 'name' || step === 'contact') && <SettingsStep step={step} {...rest} />}
      {errand && <ErrandStep step={step} errand={errand} {...rest} />}
    </section>
  );
}
