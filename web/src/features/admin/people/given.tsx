/** This month's usage, the reason for premium, and additional grants. */
import type { AdminPerson } from '@akada/contract/observers/people.ts';
import { givePremium, raiseLimit } from '@akada/contract/observers/people.ts';
import { getPlan } from '@akada/core/plans/plans.ts';
import { Text, TextInput } from '@mantine/core';
import { dayText } from '../../../lib/format/dates.ts';
import { numberText } from '../../../lib/format/numbers.ts';
import { call } from '../../../lib/http/call.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { ActButton } from './act-button.tsx';
import classes from './people.module.css';

type Kind = AdminPerson['usage'][number]['kind'];

const kinds: readonly (readonly [Kind, string])[] = [
  ['mcq', 'Question sets'],
  ['flashcard', 'Flashcard sets'],
  ['upload', 'Uploads'],
  ['enhanced_note', 'Study guides'],
];

interface GivenProps {
  person: AdminPerson;
  /** False for the administrator's own account. */
  isChangeable: boolean;
}

export function MonthOfPerson({ person, isChangeable }: GivenProps) {
  const timeZone = useTimeZone();
  return (
    <Section title="Use this month">
      <dl className={classes.facts}>
        {kinds.map(([kind, name]) => {
          const item = person.usage.find((one) => one.kind === kind);
          if (item === undefined) return null;
          const { used, limit, unlimited, raised } = item;
          return (
            <div key={kind}>
              <dt>{name}</dt>
              <dd className="figures">
                {unlimited ? `${numberText(used)}, no limit` : `${used} of ${limit}`}
                {raised && (
                  <Text c="dimmed" size="sm">
                    {raised.extra} more until {dayText(raised.until, timeZone)}
                  </Text>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {isChangeable && <RaiseLimit person={person} />}
    </Section>
  );
}

function RaiseLimit({ person }: { person: AdminPerson }) {
  return (
    <ActButton
      person={person}
      label="Give more"
      title={`More for ${person.full_name}`}
      rules="raise"
      bodyOf={({ kind, extra, until }, change, { usage }) => ({
        ...change,
        kind: kind as Kind,
        extra: Number(extra || Number.NaN),
        until: endOfDay(until),
        extra_seen: usage.find((item) => item.kind === kind)?.raised?.extra ?? null,
      })}
      send={(id, body) => call(raiseLimit, { params: { id }, body })}
      fields={(form) => (
        <>
          <ChipField
            label="Of what"
            options={kinds}
            value={form.values.kind}
            onChange={(kind) => form.setFieldValue('kind', kind)}
          />
          <TextInput
            label="How many more a month"
            inputMode="numeric"
            maxLength={3}
            {...form.getInputProps('extra')}
          />
          <DateField
            label="Until the end of"
            path="until"
            value={form.values.until}
            error={form.errors.until}
            onChange={(until) => form.setFieldValue('until', until)}
          />
        </>
      )}
    >
      This replaces any earlier extra of the same kind.
    </ActButton>
  );
}

/** @returns the last second of a day in the administrator's zone; an empty string for no day */
function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? '' : end.toISOString();
}

const reasons = { trial: 'Free trial', paid: 'Paid', given: 'Given' } as const;

export function PremiumOfPerson({ person, isChangeable }: GivenProps) {
  const timeZone = useTimeZone();
  const { plan, plan_given, periods, renews } = person;
  return (
    <Section title={`${getPlan(plan).label} plan`}>
      {plan_given && <Text>Given to this account with no end date.</Text>}
      {periods.length === 0 && !plan_given && (
        <Text c="dimmed">No period of premium is on record for this account.</Text>
      )}
      <dl className={classes.facts}>
        {periods.map(({ kind, from, until }) => (
          <div key={from}>
            <dt>{reasons[kind]}</dt>
            <dd className="figures">
              {dayText(from, timeZone)} to {dayText(until, timeZone)}
            </dd>
          </div>
        ))}
      </dl>
      {renews && <Text c="dimmed">The card is charged at the end.</Text>}
      {isChangeable && (
        <ActButton
          person={person}
          label="Give premium"
          title={`Premium for ${person.full_name}`}
          rules="premium"
          bodyOf={({ days }, change) => ({ ...change, days: Number(days || Number.NaN) })}
          send={(id, body) => call(givePremium, { params: { id }, body })}
          fields={(form) => (
            <TextInput label="Days" inputMode="numeric" maxLength={3} {...form.getInputProps('days')} />
          )}
        >
          The days start after any premium this person already has.
        </ActButton>
      )}
    </Section>
  );
}
