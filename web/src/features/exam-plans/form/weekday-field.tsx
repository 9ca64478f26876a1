import { Input } from '@mantine/core';
import { useId } from 'react';
import chips from '../../../ui/form/choices/chips.module.css';
import classes from './weekday-field.module.css';

interface WeekdayFieldProps {
  label: string;
  /** Days without study, from 1 for Monday to 7. */
  free: readonly number[];
  error: string | undefined;
  onChange: (free: number[]) => void;
}

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The weekdays on which a student studies; the others are free. */
export function WeekdayField({ label, free, error, onChange }: WeekdayFieldProps) {
  const id = useId();

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={getRestText(free)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
    >
      <fieldset aria-labelledby={id} className={`${chips.chips} ${chips.field} ${classes.week}`}>
        {names.map((name, index) => {
          const day = index + 1;
          const isFree = free.includes(day);
          return (
            <label key={name}>
              <input
                type="checkbox"
                aria-label={name}
                checked={!isFree}
                data-path={index === 0 ? 'free_weekdays' : undefined}
                onChange={() =>
                  onChange(isFree ? free.filter((other) => other !== day) : [...free, day].sort())
                }
              />
              <span aria-hidden>{name.slice(0, 1)}</span>
            </label>
          );
        })}
      </fieldset>
    </Input.Wrapper>
  );
}

function getRestText(free: readonly number[]): string {
  const days = names.filter((_, index) => free.includes(index + 1));
  if (days.length === 0) return 'You study every day.';
  const list = new Intl.ListFormat('en-GB').format(days);
  return days.length === 1 ? `${list} is your rest day.` : `${list} are your rest days.`;
}
