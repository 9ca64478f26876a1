import { useLittleData } from '../../lib/device/little-data.ts';
import classes from './avatar.module.css';

interface AvatarProps {
  name: string;
  url: string | null;
  /** The size in pixels. */
  size: number;
}

/** A person's picture; the initials without one and with little data. The name itself is always next to it. */
export function Avatar({ name, url, size }: AvatarProps) {
  const isLittle = useLittleData();
  if (url !== null && !isLittle) return <AvatarPicture url={url} size={size} />;

  return (
    <span className={classes.avatar} style={{ width: size, height: size }} aria-hidden>
      {initials(name)}
    </span>
  );
}

export function AvatarPicture({ url, size }: { url: string; size: number }) {
  return <img className={classes.avatar} src={url} width={size} height={size} alt="" />;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
