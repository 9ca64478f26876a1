import classes from './avatar.module.css';

interface AvatarProps {
  name: string;
  url: string | null;
  /** The size in pixels. */
  size: number;
}

/** A person's picture, or the initials of the name. The name itself is always next to it. */
export function Avatar({ name, url, size }: AvatarProps) {
  if (url !== null) return <img className={classes.avatar} src={url} width={size} height={size} alt="" />;

  return (
    <span className={classes.avatar} style={{ width: size, height: size }} aria-hidden>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
