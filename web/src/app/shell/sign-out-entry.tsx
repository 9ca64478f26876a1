import { UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { SignOut } from '../../features/accounts/sign-out.tsx';
import classes from './menu/side-menu.module.css';

/** The last entry of a menu. */
export function SignOutEntry() {
  return (
    <SignOut>
      {(signOut) => (
        <UnstyledButton className={classes.entry} onClick={signOut}>
          <IconLogout size={20} aria-hidden />
          Logout
        </UnstyledButton>
      )}
    </SignOut>
  );
}
