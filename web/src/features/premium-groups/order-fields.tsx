import { getGroupPrice, groupLimits, groupMonths } from '@akada/core/subscriptions/group-rules.ts';
import { Text, TextInput } from '@mantine/core';
import { nairaText } from '../../lib/format/money.ts';
import { ChipField } from '../../ui/form/choices/chip-field.tsx';
import type { Order } from './api.ts';

/** The order as it is typed. */
export interface TypedOrder {
  seats: string;
  months: string;
}

/** @returns the order; unreadable seats become 0, which the rules reject */
export function toOrder({ seats, months }: TypedOrder): Order {
  return {
    seats: /^\d+$/.test(seats.trim()) ? Number(seats) : 0,
    months: Number(months) as Order['months'],
  };
}

interface OrderFieldsProps {
  value: TypedOrder;
  fault: string | undefined;
  onChange: (value: TypedOrder) => void;
}

/** Seats and months, with the price that follows. */
export function OrderFields({ value, fault, onChange }: OrderFieldsProps) {
  const { seats, months } = toOrder(value);
  const isPriced = seats >= groupLimits.minSeats && seats <= groupLimits.maxSeats;

  return (
    <>
      <TextInput
        label="Seats"
        description="One for each student"
        inputMode="numeric"
        autoComplete="off"
        error={fault}
        value={value.seats}
        onChange={({ currentTarget }) => onChange({ ...value, seats: currentTarget.value })}
      />
      <ChipField
        label="For how long?"
        value={value.months}
        options={groupMonths.map((one) => [String(one), one === 1 ? '1 month' : `${one} months`] as const)}
        onChange={(next) => onChange({ ...value, months: next })}
      />
      <Text fw={600} className="figures" role="status">
        {isPriced
          ? `${nairaText(getGroupPrice(seats, months))} for ${seats} seats`
          : `${nairaText(getGroupPrice(1, 1))} a seat and month`}
      </Text>
    </>
  );
}
