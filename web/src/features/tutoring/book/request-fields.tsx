import type { PublicTutor } from '@akada/contract/base/tutor-search.ts';
import type { Hold } from '@akada/contract/work/bookings.ts';
import { Switch, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { hasPayments } from '../../../lib/device/public-settings.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { ChoiceField } from '../../../ui/form/choices/choice-field.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { getFirstName } from '../booking-words.ts';
import { getClock, getMoment, lengthText, momentWithin, otherClock } from '../times.ts';
import classes from './book.module.css';

export interface Asked {
  subject: string;
  message: string;
  share_weak_topics: boolean;
}

interface RequestFieldsProps {
  tutor: PublicTutor;
  hold: Hold;
  /** Paid lessons that can be used for this hour. */
  lessonsLeft: number;
  value: Asked;
  onChange: (value: Asked) => void;
}

/** The requested hour with its price and times, and the message to the tutor. */
export function RequestFields({ tutor, hold, lessonsLeft, value, onChange }: RequestFieldsProps) {
  const zone = useZone();
  const { starts_at, ends_at, price, subjects } = hold;
  const name = getFirstName(tutor);
  const [now] = useState(() => Date.now());
  // The time of free cancellation may have passed already for an hour that starts soon.
  const isFree = price === 0 || Date.parse(hold.free_until) > now;
  const usesLesson = price > 0 && lessonsLeft > 0;
  const elsewhere = otherClock(starts_at, zone, tutor.time_zone);

  return (
    <>
      <Panel>
        <dl className={`${classes.facts} figures`}>
          <div>
            <dt>Session</dt>
            <dd>
              {lengthText(hold)}, {getClock(starts_at, zone)} to {getClock(ends_at, zone)}
            </dd>
          </div>
          {elsewhere !== null && (
            <div>
              <dt>For {name}</dt>
              <dd>{elsewhere}</dd>
            </div>
          )}
          <div>
            <dt>{price === 0 || usesLesson ? 'Price' : `You pay when ${name} accepts`}</dt>
            <dd>{getPriceText(price, lessonsLeft, name)}</dd>
          </div>
          <div>
            <dt>
              {isFree ? 'Free to cancel until' : usesLesson ? 'If you cancel' : 'If you cancel after paying'}
            </dt>
            <dd>
              {isFree
                ? getMoment(hold.free_until, zone, now)
                : usesLesson
                  ? 'the lesson is used'
                  : 'no refund'}
            </dd>
          </div>
        </dl>
      </Panel>
      {subjects.length > 1 && (
        <ChoiceField
          label="Subject"
          value={value.subject}
          options={subjects.map((subject) => [subject, subject])}
          onChange={(subject) => onChange({ ...value, subject })}
        />
      )}
      <Textarea
        label={`What should ${name} prepare?`}
        placeholder="Where do you get stuck, and when is your test?"
        autosize
        minRows={3}
        maxLength={2_000}
        value={value.message}
        onChange={(event) => onChange({ ...value, message: event.currentTarget.value })}
      />
      <Panel>
        <Switch
          labelPosition="left"
          label={`Show ${name} my weak topics`}
          description={`${name} sees your three lowest in ${value.subject} until the session ends, and nothing else.`}
          checked={value.share_weak_topics}
          onChange={(event) => onChange({ ...value, share_weak_topics: event.currentTarget.checked })}
        />
      </Panel>
      <Text c="dimmed" size="sm" ta="center" className="figures">
        {name} has until {momentWithin(hold.answer_until, zone, now)} to answer. You can cancel free of charge
        until {name} accepts.
      </Text>
    </>
  );
}

function getPriceText(price: number, lessonsLeft: number, tutor: string): string {
  if (price === 0) return hasPayments() ? 'Free of charge' : `You agree on it with ${tutor}`;
  return lessonsLeft === 0 ? nairaText(price) : `1 of your ${lessonsLeft} paid lessons`;
}
