interface BarProps {
  /** 0 to 1. */
  share: number;
  /** Nearly all of what there is. */
  isWarning?: boolean;
}

/** A share of the whole as a bar as wide as there is room: what it shows has to be said in words as well. */
export function Bar({ share, isWarning = false }: BarProps) {
  return (
    <svg width="100%" height={8} aria-hidden>
      <rect width="100%" height={8} rx={4} fill="var(--akada-line)" />
      <rect
        width={`${100 * Math.min(1, Math.max(0, share))}%`}
        height={8}
        rx={4}
        fill={isWarning ? 'var(--mantine-color-marigold-6)' : 'var(--akada-accent)'}
      />
    </svg>
  );
}
