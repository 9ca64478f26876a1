import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import type { listSlots } from '@akada/contract/work/availability.ts';
import type { Hold } from '@akada/contract/work/bookings.ts';
import { links } from '@akada/core/links/links.ts';
import { Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnsweredBy } from '../../../lib/http/request.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { FocusFrame, Steps } from '../../../ui/focus/focus-frame.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { TutorFace } from '../find/tutor-parts.tsx';
import { Days } from '../slot-choice.tsx';
import { getCity, momentWithin } from '../times.ts';
import { AskedForHour } from './asked.tsx';
import classes from './book.module.css';
import { HeldHour } from './held-hour.tsx';
import { LengthChoice } from './length-choice.tsx';
import { type Asked, RequestFields } from './request-fields.tsx';
import { type Length, useHold, useRequest } from './use-hold.ts';

interface BookHourProps {
  tutor: PublicTutor;
  free: AnsweredBy<typeof listSlots>;
  /** The start of the hour that was chosen on the previous page; empty without one. */
  wanted: string;
  /** True if the student asked for the trial lesson. */
  wantsTrial: boolean;
  /** Paid lessons that can be used. */
  lessons: readonly PaidLessons[];
}

/** Lessons of a package with this tutor. */
export interface PaidLessons {
  minutes: number;
  left: number;
  /** ISO time. */
  validUntil: string;
}

type Step = 'when' | 'length' | 'ask';
const steps: readonly Step[] = ['when', 'length', 'ask'];

/** The usual choice of students. */
const usualMinutes = 60;

/**
 * Three steps to a request: the time, the length, and a message to the tutor. The hour is held from the first
 * step.
 */
export function BookHour({ tutor, free, wanted, wantsTrial, lessons }: BookHourProps) {
  const zone = useZone();
  const holding = useHold(tutor.id);
  const requesting = useRequest();
  const [step, setStep] = useState<Step>('when');
  const [asked, setAsked] = useState<Asked>({
    subject: tutor.subjects[0] ?? '',
    message: '',
    share_weak_topics: false,
  });
  const hold = step === 'when' ? undefined : holding.data;
  // The held hour is no longer free, so its max length in minutes is stored here.
  const [longest, setLongest] = useState(0);

  const take = (starts_at: string, minutes: number, trial = false) =>
    holding.mutate(
      // Callers pass only lengths that the tutor offers.
      { starts_at, minutes: minutes as Length, trial },
      { onSuccess: () => setStep((present) => (present === 'when' ? 'length' : present)) },
    );
  const takeFree = (startsAt: string) => {
    const slot = free.slots.find(({ starts_at }) => starts_at === startsAt);
    if (slot === undefined) return;
    setLongest(slot.longest);
    const { trial } = free;
    if (wantsTrial && trial !== null) take(startsAt, trial.minutes, true);
    else take(startsAt, usualLength(free.lengths, slot.longest));
  };
  // Immediately holds the hour that was chosen on the previous page.
  const takeWanted = useEffectEvent(() => takeFree(wanted));
  useEffect(() => takeWanted(), []);

  if (requesting.data !== undefined) return <AskedForHour booking={requesting.data} />;
  return (
    <FocusFrame
      title={`Book ${tutor.full_name}`}
      exit={{ to: links.tutor(tutor.id), label: 'Leave without booking' }}
      progress={<Progress tutor={tutor} step={step} />}
      foot={
        hold === undefined ? (
          <Text c="dimmed">
            Tap a time, and we hold it for five minutes. Two more taps send your request.
          </Text>
        ) : step === 'length' ? (
          <ActionButton size="lg" fullWidth isBusy={holding.isPending} onClick={() => setStep('ask')}>
            Continue
          </ActionButton>
        ) : (
          <ActionButton
            size="lg"
            fullWidth
            isBusy={requesting.isPending || holding.isPending}
            onClick={() => requesting.mutate({ hold, ...asked })}
          >
            Ask for {momentWithin(hold.starts_at, zone, Date.now())}
          </ActionButton>
        )
      }
    >
      <Title order={2} className={classes.question}>
        {questions[step]}
      </Title>
      <FormFault error={holding.error ?? requesting.error} />
      {hold === undefined ? (
        <>
          {free.slots.length === 0 ? (
            <Text>
              There is no free time in the next four weeks. Look again in a few days, or ask another tutor.
            </Text>
          ) : (
            <Days slots={free.slots} value={holding.variables?.starts_at ?? ''} onChange={takeFree} />
          )}
          <Text c="dimmed" size="sm">
            Your time, {getCity(zone)}.
          </Text>
        </>
      ) : (
        <HeldHour
          hold={hold}
          onAgain={() => take(hold.starts_at, getLength(hold), holding.variables?.trial)}
          onChange={() => setStep('when')}
        />
      )}
      {hold !== undefined && step === 'length' && (
        <LengthChoice
          lengths={free.lengths}
          longest={longest}
          trial={free.trial}
          value={holding.variables?.trial ? 'trial' : String(holding.variables?.minutes ?? getLength(hold))}
          onChange={(length) =>
            length === 'trial'
              ? take(hold.starts_at, free.trial?.minutes ?? getLength(hold), true)
              : take(hold.starts_at, Number(length))
          }
        />
      )}
      {hold !== undefined && step === 'ask' && (
        <RequestFields
          tutor={tutor}
          hold={hold}
          lessonsLeft={holding.variables?.trial ? 0 : countUsable(lessons, hold)}
          value={asked}
          onChange={setAsked}
        />
      )}
    </FocusFrame>
  );
}

const questions: Readonly<Record<Step, string>> = {
  when: 'When suits you?',
  length: 'For how long?',
  ask: 'Ask for this time',
};

function Progress({ tutor, step }: { tutor: PublicTutor; step: Step }) {
  const at = steps.indexOf(step);
  return (
    <div className={classes.progress}>
      <TutorFace tutor={tutor} size={40} />
      <div className={classes.who}>
        <b>{tutor.full_name}</b>
        <br />
        <span>
          Step {at + 1} of {steps.length}
        </span>
      </div>
      <Steps states={steps.map((_, index) => (index <= at ? 'right' : 'open'))} />
    </div>
  );
}

const minuteMs = 60_000;

function getLength({ starts_at, ends_at }: Hold): number {
  return Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / minuteMs);
}

/** @returns the paid lessons that can be used for this hour */
function countUsable(lessons: readonly PaidLessons[], hold: Hold): number {
  return lessons
    .filter(({ minutes, validUntil }) => minutes === getLength(hold) && hold.starts_at < validUntil)
    .reduce((sum, { left }) => sum + left, 0);
}

/** @returns the usual length if it fits, else the longest that fits */
function usualLength(lengths: BookHourProps['free']['lengths'], maxLength: number): number {
  const fitting = lengths.map(({ minutes }) => minutes).filter((minutes) => minutes <= maxLength);
  return fitting.includes(usualMinutes) ? usualMinutes : (fitting.at(-1) ?? 0);
}
