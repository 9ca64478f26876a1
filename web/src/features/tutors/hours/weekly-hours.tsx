import { type Availability, saveAvailability } from '@akada/contract/work/availability.ts';
import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { zoneText } from '../../../lib/format/time-zones.ts';
import { getFields } from '../../../lib/http/api-error.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { ExitQuestion } from '../../../ui/layers/exit-question.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { useSaveAvailability } from './api.ts';
import { BookingRules } from './booking-rules.tsx';
import { DayDialog } from './day-dialogs.tsx';
import { Exceptions } from './exceptions.tsx';
import { getWeek, getWeekly, totalText, type Week } from './week.ts';
import { WeekGrid } from './week-grid.tsx';
import classes from './weekly-hours.module.css';

interface WeeklyHoursProps {
  stored: Availability;
  booked: Week;
  /** A preview of the students' view. */
  children?: ReactNode;
}

/** The repeating week, the rules of booking, and dates that differ. */
export function WeeklyHours({ stored, booked, children }: WeeklyHoursProps) {
  const [week, setWeek] = useState(() => getWeek(stored.weekly));
  const { weekly: _weekly, time_zone, ...storedRules } = stored;
  const [rules, setRules] = useState(storedRules);
  const [copiedDay, setCopiedDay] = useState<number | null>(null);
  const saving = useSaveAvailability();
  const body = { time_zone, ...rules, weekly: getWeekly(week) };
  const isSaved = JSON.stringify(body) === JSON.stringify({ ...getBody(stored) });
  const savedText = body.weekly.length === 0 ? 'Choose hours first' : 'Hours are saved';
  const faults = fieldErrors(saveAvailability.body, body);
  const linkFault = faults.call_url ?? getFields(saving.error).call_url;
  const save = () => {
    if (linkFault !== undefined && faults.call_url !== undefined) return;
    saving.mutate(body, {
      onSuccess: () => toast.success('Your hours are saved. Existing bookings stay.'),
    });
  };

  return (
    <div className={classes.parts}>
      <Stack>
        <p className={classes.total}>
          <b className="figures">{totalText(week).split(' a week')[0]}</b> a week
          {totalText(week).split(' a week')[1]}
        </p>
        <div className={classes.week}>
          <WeekGrid week={week} booked={booked} onChange={setWeek} onCopy={setCopiedDay} />
        </div>
        <Text c="dimmed" size="sm">
          This is the time in {zoneText(time_zone)}, the time zone of your profile. Tap an hour, or hold and
          draw down. Tap a day's name for exact times, and to copy it to other days.
        </Text>
      </Stack>
      <Stack gap={24}>
        <Section title="Rules">
          <BookingRules rules={rules} linkFault={linkFault} onChange={setRules} />
        </Section>
        <Exceptions />
        {children}
      </Stack>
      <div className={classes.save}>
        {linkFault === undefined && <FormFault error={saving.error} />}
        <ActionButton isBusy={saving.isPending} aria-disabled={isSaved} onClick={save}>
          {isSaved ? savedText : 'Save hours'}
        </ActionButton>
      </div>
      {copiedDay !== null && (
        <DayDialog week={week} day={copiedDay} onChange={setWeek} onClose={() => setCopiedDay(null)} />
      )}
      <ExitQuestion isSaved={isSaved} isHeld reason="The hours that you changed are not saved." />
    </div>
  );
}

/** Lists the fields in the order of the request, so that two bodies can be compared. */
function getBody({ weekly, time_zone, ...rules }: Availability): Availability {
  return { time_zone, ...rules, weekly: getWeekly(getWeek(weekly)) };
}
