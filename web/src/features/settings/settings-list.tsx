import { IconChevronRight } from '@tabler/icons-react';
import { useAccount } from '../../lib/session/account.ts';
import { MenuLink } from '../../ui/links/links.tsx';
import classes from './settings-list.module.css';
import { getSections } from './settings-sections.ts';

/** The sections of the settings with a summary of each. */
export function SettingsList() {
  const { role } = useAccount();

  return (
    <nav aria-label="Settings">
      <ul className={classes.list}>
        {getSections(role).map(({ path, title, text, icon: Icon }) => (
          <li key={path}>
            <MenuLink to={path} className={classes.row}>
              <Icon size={22} className={classes.icon} aria-hidden />
              <span className={classes.words}>
                <span className={classes.title}>{title}</span>
                <span className={classes.text}>{text}</span>
              </span>
              <IconChevronRight size={18} className={classes.icon} aria-hidden />
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The list of sections next to an open section, on wide screens. */
export function SettingsSideList() {
  const { role } = useAccount();

  return (
    <nav aria-label="Settings" className={classes.side}>
      {getSections(role).map(({ path, title, icon: Icon }) => (
        <MenuLink key={path} to={path} className={classes.entry}>
          <Icon size={20} className={classes.icon} aria-hidden />
          {title}
        </MenuLink>
      ))}
    </nav>
  );
}
