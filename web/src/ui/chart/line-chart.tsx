import { type Goal, heightAt, Plot, type PlotPoint } from './plot.tsx';
import { columnAt, stretchesOf, ticksOf } from './scale.ts';

export interface LinePoint extends PlotPoint {
  /** Per cent; null if there is no value. */
  value: number | null;
  /** Where it may lie. */
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

/** A share over time with the band in which it may lie; it ends at a gap and begins again after it. */
export function LineChart({ label, points, goal }: LineChartProps) {
  const drawn = points.flatMap(({ value, range = [] }) => (value === null ? [] : [value, ...range]));
  const values = drawn.length === 0 ? whole : goal === undefined ? drawn : [...drawn, goal.value];
  const most = Math.max(...values);
  const low = Math.min(...values, Math.max(0, most - leastSpan));
  const ticks = ticksOf(low, Math.max(most, low + leastSpan));
  const x = (at: number) => columnAt(at, points.length);
  const y = (value: number) => heightAt(value, ticks);
  const pointAt = (at: number, value: number | undefined | null) => `${x(at)} ${y(value ?? 0)}`;
  const stretches = stretchesOf(points.map(({ value }) => value !== null));

  return (
    <Plot
      label={label}
      points={points}
      ticks={ticks}
      unit="%"
      goal={goal}
      draw={(chosen) => {
        const value = points[chosen]?.value ?? null;
        return {
          value,
          shapes: (
            <>
              {stretches.map((stretch) => (
                <g key={stretch[0]} fill="none" stroke="var(--akada-accent)" strokeLinecap="round">
                  <path
                    d={bandOf(stretch, points, pointAt)}
                    fill="var(--akada-accent)"
                    stroke="none"
                    opacity={0.16}
                  />
                  <path
                    d={`M${stretch.map((at) => pointAt(at, points[at]?.value)).join('L')}${dotIfAlone(stretch)}`}
                    strokeWidth={stretch.length === 1 ? 8 : 3}
                    strokeLinejoin="round"
                    vectorEffect="non-scaling-stroke"
                  />
                </g>
              ))}
              {value !== null && (
                <path
                  d={`M${pointAt(chosen, value)}h0`}
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

/** A line of one point is not drawn; one of no length is, as a dot. */
const dotIfAlone = (stretch: readonly number[]) => (stretch.length === 1 ? 'h0' : '');

function bandOf(
  stretch: readonly number[],
  points: readonly LinePoint[],
  pointAt: (at: number, value: number | undefined) => string,
): string {
  const edge = (side: 0 | 1) =>
    stretch.map((at) => pointAt(at, points[at]?.range?.[side] ?? points[at]?.value ?? 0));
  return `M${edge(1).join('L')}L${edge(0).toReversed().join('L')}Z`;
}
