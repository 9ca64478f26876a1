import classes from './chart.module.css';
import { heightAt, Plot, type PlotPoint } from './plot.tsx';
import { columnAt, getTicks } from './scale.ts';

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

/** Colours only tell the series apart. */
const tones = [1, 2, 3];

/** The max width of a bar in per cent: a few bars must not look like blocks. */
const widest = 10;

/** Amounts over time, stacked if there are several series. */
export function BarChart({ label, points, series = [], begin = 'last' }: BarChartProps) {
  const sum = ({ values }: BarPoint) => values.reduce((total, value) => total + value, 0);
  const ticks = getTicks(0, Math.max(0, ...points.map(sum)));
  const width = Math.min(widest, (100 / points.length) * 0.76);

  return (
    <>
      {series.length > 1 && (
        <ul className={classes.key}>
          {series.map((name, index) => (
            <li key={name} data-course={tones[index]}>
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
        draw={(selection) => {
          const point = points[selection];
          return {
            value: point === undefined ? null : sum(point),
            shapes: (
              <g className={classes.bars}>
                {points.map(({ name, text, values }, index) => (
                  <g key={`${name} ${text}`} data-chosen={index === selection || undefined}>
                    {values.map((value, layer) => {
                      const below = values.slice(0, layer).reduce((total, it) => total + it, 0);
                      return (
                        <rect
                          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its position.
                          key={layer}
                          data-course={tones[layer]}
                          x={columnAt(index, points.length) - width / 2}
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
