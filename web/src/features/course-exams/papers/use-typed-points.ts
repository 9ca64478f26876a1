import { useRef } from 'react';

/** Digits in quick succession are one number, so that 1 and 5 give 15. */
const pauseMs = 900;

interface Typed {
  row: number;
  digits: string;
  typedAt: number;
}

/** @returns a function that reads a digit as points of a row, or null if the row has no such points */
export function useTypedPoints(): (row: number, digit: string, max: number) => number | null {
  const lastTyped = useRef<Typed | null>(null);
  return (row, digit, max) => {
    const now = Date.now();
    const last = lastTyped.current;
    const isNext = last !== null && last.row === row && now - last.typedAt < pauseMs;
    const joined = isNext ? `${last.digits}${digit}` : digit;
    const digits = Number(joined) <= max ? joined : digit;
    if (Number(digits) > max) return null;
    lastTyped.current = { row, digits, typedAt: now };
    return Number(digits);
  };
}
