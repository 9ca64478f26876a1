import classes from './chart.module.css';
import { heightAt, Plot, type PlotPoint } from './plot.tsx';
import { columnAt, ticksOf } from './scale.ts';

export interface BarPoint extends PlotPoint {
  /** One value per series, bottom first. */
  values: readonly number[];
}

interface BarChartProps {
  label: string;
  points: readonly BarPoint[];
  /** Names of the stacked series, if there are several. */
  series?: readonly string[];
  begin?: 'first' | 'last';
}

/** Colours tell the series apart and say nothing else. */
const tones = [1, 2, 3];

/** Few bars are no blocks. */
const widest = 10;

/** Amounts over time, stacked if there are several series. */
export function BarChart({ label, points, series = [], begin = 'last' }: BarChartProps) {
  const sum = ({ values }: BarPoint) => values.reduce((total, value) => total + value, 0);
  const ticks = ticksOf(0, Math.max(0, ...points.map(sum)));
  const width = Math.min(widest, (100 / points.length) * 0.76);

  return (
    <>
      {series.length > 1 && (
        <ul className={classes.key}>
          {series.map((name, at) => (
            <li key={name} data-course={tones[at]}>
              <i aria-hidden />
              {name}
            </li>
          ))}
        </ul>
      )}
      <Plot
        label={label}
        points={points}
        ticks={ticks}
        unit=""
        begin={begin}
        draw={(chosen) => {
          const point = points[chosen];
          return {
            value: point === undefined ? null : sum(point),
            shapes: (
              <g className={classes.bars}>
                {points.map(({ name, text, values }, at) => (
                  <g key={`${name} ${text}`} data-chosen={at === chosen || undefined}>
                    {values.map((value, layer) => {
                      const below = values.slice(0, layer).reduce((total, it) => total + it, 0);
                      return (
                        <rect
                          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its position.
                          key={layer}
                          data-course={tones[layer]}
                          x={columnAt(at, points.length) - width / 2}
                          width={width}
                          y={heightAt(below + value, ticks)}
                          height={heightAt(below, ticks) - heightAt(below + value, ticks)}
                        />
                      );
                    })}
                  </g>
                ))}
              </g>
            ),
          };
        }}
      />
    </>
  );
}
