import { useState } from 'react';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { dateFault, lastDayFault } from '../../../lib/form/date-rules.ts';
import { DateField } from '../../../ui/form/date-field.tsx';

/**
 * The first and last day of a range; either may be open. The address holds complete days only, no half-typed
 * ones.
 */
export function HistoryDates() {
  const { read, choose } = useListAddress();
  const [dates, setDates] = useState({ from: read('from'), to: read('to') });
  const { from, to } = dates;

  const change = (part: Partial<typeof dates>) => {
    const next = { ...dates, ...part };
    setDates(next);
    const isRange = dateFault(next.from) === undefined && lastDayFault(next.from, next.to) === undefined;
    if (isRange) choose(next);
  };
  return (
    <>
      <DateField label="From" value={from} onChange={(day) => change({ from: day })} />
      <DateField
        label="To"
        value={to}
        error={dateFault(to) === undefined ? lastDayFault(from, to) : undefined}
        onChange={(day) => change({ to: day })}
      />
    </>
  );
}
