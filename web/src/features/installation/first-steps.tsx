import { type InstallationStep, installationSteps } from '@akada/core/installation/steps.ts';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { readOneOf, useListAddress } from '../../lib/address/use-list-address.ts';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../ui/feedback/shapes.tsx';
import { type Installation, installationQuery } from './api.ts';
import classes from './first-steps.module.css';
import { OpenStep } from './open-step.tsx';
import { StepMark } from './step-mark.tsx';
import { describeStep, stepTitles } from './step-words.ts';
import { StudentPreview } from './student-preview.tsx';

/** The steps from an empty installation to a class; the address says which one is open. */
export function FirstSteps() {
  return (
    <Loaded
      what="the first steps"
      query={installationQuery}
      shape={<RowsShape rows={6} lines={2} hasButton />}
    >
      {(installation) => <Steps installation={installation} />}
    </Loaded>
  );
}

const stepParameter = 'step';

function Steps({ installation }: { installation: Installation }) {
  const { steps, settings } = installation;
  const address = useListAddress();
  const firstOpen = steps.find(({ state }) => state === 'open')?.step;
  const current = readOneOf(address, stepParameter, installationSteps) ?? firstOpen;
  const [shownColour, setShownColour] = useState<number | null>(null);
  const name = settings.name.value || 'Akada';
  const colour = shownColour ?? (Number(settings.colour.value) || 1);

  const open = (step: InstallationStep | undefined) => {
    setShownColour(null);
    address.set({ [stepParameter]: step ?? '' });
  };
  const goOn = (answer: Installation) => {
    const index = current === undefined ? -1 : installationSteps.indexOf(current);
    const left = answer.steps.filter(({ state }) => state === 'open').map(({ step }) => step);
    open(left.find((step) => installationSteps.indexOf(step) > index) ?? left[0]);
  };

  return (
    <div>
      <Progress installation={installation} name={name} colour={colour} />
      <div className={classes.columns}>
        <ol className={classes.steps}>
          {steps.map(({ step, state }, index) =>
            step === current ? (
              <li key={step} className={classes.open}>
                <OpenStep
                  key={step}
                  step={step}
                  number={index + 1}
                  state={state}
                  installation={installation}
                  onColour={setShownColour}
                  onSettled={goOn}
                />
              </li>
            ) : (
              <li key={step} className={classes.row}>
                <StepMark number={index + 1} state={state} />
                <div>
                  <b>{stepTitles[step]}</b>
                  <Text size="sm" c="dimmed">
                    {state === 'later' && 'Put off. '}
                    {describeStep(step, state === 'done', installation)}
                  </Text>
                </div>
                <Button
                  variant="subtle"
                  onClick={() => open(step)}
                  aria-label={`${state === 'done' ? 'Change' : 'Start'}: ${stepTitles[step]}`}
                >
                  {state === 'done' ? 'Change' : 'Start'}
                </Button>
              </li>
            ),
          )}
        </ol>
        <StudentPreview name={name} colour={colour} />
      </div>
    </div>
  );
}

/** The cloth fills with each step that is done. */
function Progress({
  installation,
  name,
  colour,
}: {
  installation: Installation;
  name: string;
  colour: number;
}) {
  const { steps } = installation;
  const done = steps.filter(({ state }) => state === 'done').length;
  const isComplete = steps.every(({ state }) => state !== 'open');

  return (
    <div className={classes.head}>
      <div className={classes.cloth}>
        <Cloth
          seed={name}
          colour={colour}
          columns={8}
          rows={2}
          filled={Math.round((16 * done) / steps.length)}
        />
      </div>
      <div>
        <Title order={2}>
          {done} of {steps.length} done. {isComplete ? 'It is yours.' : 'Make it yours.'}
        </Title>
        <Text c="dimmed">
          {isComplete
            ? 'Nothing is left to do here. You can change every step at any time.'
            : 'It takes about 15 minutes. Leave at any time, it keeps your place.'}
        </Text>
      </div>
    </div>
  );
}
