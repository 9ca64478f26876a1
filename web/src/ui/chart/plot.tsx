import { type PointerEvent, type ReactNode, useState } from 'react';
import classes from './chart.module.css';
import { columnAt, columnUnder, namedColumns, whenMoved } from './scale.ts';

export interface PlotPoint {
  /** The label below it, as short as `5 Oct`. */
  name: string;
  /** The complete text for screen readers: `5 October: 12 questions`. */
  text: string;
}

export interface Goal {
  value: number;
  name: string;
}

interface PlotProps {
  /** The label of the slider, such as `Questions a day`. */
  label: string;
  points: readonly PlotPoint[];
  ticks: readonly number[];
  /** The unit after each value: `%`, or empty. */
  unit: string;
  goal?: Goal | undefined;
  /** The initially selected point: the last one, or the first if the first is today. */
  begin?: 'first' | 'last';
  /**
   * Returns shapes in per cent of width and height, and the selected point's value on the scale, null if it
   * has none.
   */
  draw: (selection: number) => { shapes: ReactNode; value: number | null };
}

/** The distance of a value from the top, in per cent of the height. */
export const heightAt = (value: number, ticks: readonly number[]) => {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return ((high - value) / (high - low)) * 100;
};

/**
 * The shared parts of charts over time: a scale on the right, names below, and one point that is selected by
 * finger, pointer or arrow keys and read aloud. Its columns are equal parts of the width, so that nothing is
 * measured.
 */
export function Plot({ label, points, ticks, unit, goal, begin = 'last', draw }: PlotProps) {
  const last = points.length - 1;
  const [choice, choose] = useState<number | null>(null);
  const selection = Math.min(last, choice ?? (begin === 'first' ? 0 : last));
  const { shapes, value } = draw(selection);
  const pick = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(columnUnder((event.clientX - left) / width, points.length));
  };

  return (
    <>
      <div className={`${classes.plot} figures`} onPointerDown={pick} onPointerMove={whenMoved(pick)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {ticks.map((tick) => (
            <path
              key={tick}
              className={classes.line}
              d={`M0 ${heightAt(tick, ticks)}H100`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {goal && (
            <path
              className={classes.goal}
              d={`M0 ${heightAt(goal.value, ticks)}H100`}
              vectorEffect="non-scaling-stroke"
            />
          )}
          {shapes}
        </svg>
        <span aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} className={classes.tick} style={{ top: `${heightAt(tick, ticks)}%` }}>
              {tick}
              {unit}
            </span>
          ))}
          {namedColumns(points.length).map((index) => (
            <span
              key={index}
              className={classes.name}
              data-middle={(index > 0 && index < last) || undefined}
              style={besideEdges(index, points.length)}
            >
              {points[index]?.name}
            </span>
          ))}
          {goal && (
            <span className={classes.goalName} style={{ top: `${heightAt(goal.value, ticks)}%` }}>
              {goal.name}
            </span>
          )}
          {value !== null && (
            <span
              className={classes.value}
              style={{
                left: `clamp(12px, ${columnAt(selection, points.length)}%, 100% - 16px)`,
                top: `${heightAt(value, ticks)}%`,
              }}
            >
              {value}
              {unit}
            </span>
          )}
        </span>
        <input
          type="range"
          className={classes.move}
          aria-label={`${label}: move through the points`}
          aria-valuetext={points[selection]?.text}
          min={0}
          max={last}
          value={selection}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p className={`${classes.readout} figures`}>{points[selection]?.text}</p>
    </>
  );
}

/** Names at the edges align with the chart's edge, others are centred below their column. */
function besideEdges(index: number, count: number) {
  if (count > 1 && index === 0) return { left: 0 };
  if (count > 1 && index === count - 1) return { right: 0 };
  return { left: `${columnAt(index, count)}%`, transform: 'translateX(-50%)' };
}
