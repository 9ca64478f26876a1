import { Text, Title } from '@mantine/core';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { NextStep } from './next-step.ts';
import classes from './next-step-card.module.css';

export function NextStepCard({ step }: { step: NextStep }) {
  return (
    <section className={classes.card} aria-labelledby="next-step">
      <Title order={2} id="next-step" className={classes.title}>
        {step.title}
      </Title>
      <Text maw="56ch">{step.text}</Text>
      <ButtonLink to={step.to} className={classes.action}>
        {step.action}
      </ButtonLink>
    </section>
  );
}
