import type { ReactNode } from 'react';
import { kindIcons } from './kind-icons.ts';
import classes from './notice.module.css';

interface NoticeProps {
  kind: keyof typeof kindIcons;
  title?: string;
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
}

/** A message within the page. Errors interrupt a screen reader, other kinds wait their turn. */
export function Notice({ kind, title, children, actions }: NoticeProps) {
  const Icon = kindIcons[kind];
  return (
    <div className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
