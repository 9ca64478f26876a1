interface BarProps {
  /** 0 to 1. */
  share: number;
  /** True for the warning colour: nearly everything is used, or the share is too low. */
  isWarning?: boolean;
}

/** A share as a bar of the available width; the text next to it must say the same. */
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
