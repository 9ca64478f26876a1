import { type Goal, heightAt, Plot, type PlotPoint } from './plot.tsx';
import { columnAt, getRanges, getTicks } from './scale.ts';

export interface LinePoint extends PlotPoint {
  /** Per cent; null if there is no value. */
  value: number | null;
  /** The range of likely values. */
  range?: readonly [low: number, high: number];
}

interface LineChartProps {
  label: string;
  points: readonly LinePoint[];
  /** The reference for the values. */
  goal?: Goal;
}

const whole = [0, 100];

/** The full height covers at least this many per cent, so that a tiny difference does not look like a mountain. */
const leastSpan = 20;

/** A share over time with its range of likely values; the line stops at a gap and continues after it. */
export function LineChart({ label, points, goal }: LineChartProps) {
  const drawn = points.flatMap(({ value, range = [] }) => (value === null ? [] : [value, ...range]));
  const values = drawn.length === 0 ? whole : goal === undefined ? drawn : [...drawn, goal.value];
  const max = Math.max(...values);
  const low = Math.min(...values, Math.max(0, max - leastSpan));
  const ticks = getTicks(low, Math.max(max, low + leastSpan));
  const x = (index: number) => columnAt(index, points.length);
  const y = (value: number) => heightAt(value, ticks);
  const pointAt = (index: number, value: number | undefined | null) => `${x(index)} ${y(value ?? 0)}`;
  const stretches = getRanges(points.map(({ value }) => value !== null));

  return (
    <Plot
      label={label}
      points={points}
      ticks={ticks}
      unit="%"
      goal={goal}
      draw={(selection) => {
        const value = points[selection]?.value ?? null;
        return {
          value,
          shapes: (
            <>
              {stretches.map((stretch) => (
                <g key={stretch[0]} fill="none" stroke="var(--akada-accent)" strokeLinecap="round">
                  <path
                    d={getBand(stretch, points, pointAt)}
                    fill="var(--akada-accent)"
                    stroke="none"
                    opacity={0.16}
                  />
                  <path
                    d={`M${stretch.map((index) => pointAt(index, points[index]?.value)).join('L')}${dotIfAlone(stretch)}`}
                    strokeWidth={stretch.length === 1 ? 8 : 3}
                    strokeLinejoin="round"
                    vectorEffect="non-scaling-stroke"
                  />
                </g>
              ))}
              {value !== null && (
                <path
                  d={`M${pointAt(selection, value)}h0`}
                  stroke="var(--akada-accent)"
                  strokeWidth={12}
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </>
          ),
        };
      }}
    />
  );
}

/** SVG draws no line through one point, but draws a line of length 0 as a dot. */
const dotIfAlone = (stretch: readonly number[]) => (stretch.length === 1 ? 'h0' : '');

function getBand(
  stretch: readonly number[],
  points: readonly LinePoint[],
  pointAt: (index: number, value: number | undefined) => string,
): string {
  const edge = (side: 0 | 1) =>
    stretch.map((index) => pointAt(index, points[index]?.range?.[side] ?? points[index]?.value ?? 0));
  return `M${edge(1).join('L')}L${edge(0).toReversed().join('L')}Z`;
}
