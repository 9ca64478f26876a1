interface TrendProps {
  /** Per cent, from the first to the last: two at least. */
  values: readonly number[];
}

const width = 320;
const height = 96;
/** Room for a dot at the edge, and for the numbers of the scale at the left. */
const edge = 8;
const scale = 36;

/** How a share went over time, the last value marked: what it shows has to be said in words as well. */
export function Trend({ values }: TrendProps) {
  const y = (percent: number) => height - edge - (percent / 100) * (height - 2 * edge);
  const x = (index: number) => scale + (index / (values.length - 1)) * (width - scale - edge);
  const points = values.map((percent, index) => ({ x: x(index), y: y(percent) }));
  const last = points.at(-1);

  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" style={{ maxWidth: 480 }} aria-hidden>
      {[0, 50, 100].map((percent) => (
        <g key={percent}>
          <line x1={scale} x2={width} y1={y(percent)} y2={y(percent)} stroke="var(--akada-line)" />
          <text
            x={scale - 6}
            y={y(percent)}
            fontSize={12}
            textAnchor="end"
            dominantBaseline="central"
            fill="currentcolor"
          >
            {percent}%
          </text>
        </g>
      ))}
      <polyline
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        stroke="var(--akada-accent)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={5} fill="var(--akada-accent)" />}
    </svg>
  );
}
