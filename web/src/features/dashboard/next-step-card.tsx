import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Text, Title } from '@mantine/core';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { NextStep } from './next-step.ts';
import classes from './next-step-card.module.css';

/** Holds the card's place, so that nothing below it moves when it comes. */
export function NextStepLoading() {
  return <Skeleton className={classes.loading} />;
}

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
