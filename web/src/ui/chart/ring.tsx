interface RingProps {
  /** 0 to 100. */
  percent: number;
}

const radius = 54;
const round = 2 * Math.PI * radius;

/** A share of the whole, for the eye: what it shows has to be said in words as well. */
export function Ring({ percent }: RingProps) {
  const ring = { cx: 66, cy: 66, r: radius, fill: 'none', strokeWidth: 12 };

  return (
    <svg width={132} height={132} viewBox="0 0 132 132" aria-hidden>
      <circle {...ring} stroke="var(--akada-line)" />
      {/* Its round ends would draw nothing as a dot. */}
      {percent > 0 && (
        <circle
          {...ring}
          stroke="var(--akada-accent)"
          strokeLinecap="round"
          strokeDasharray={`${(percent / 100) * round} ${round}`}
          transform="rotate(-90 66 66)"
        />
      )}
      <text
        x={66}
        y={66}
        fontSize={24}
        fontWeight={600}
        textAnchor="middle"
        dominantBaseline="central"
        fill="currentcolor"
      >
        {percent}%
      </text>
    </svg>
  );
}
