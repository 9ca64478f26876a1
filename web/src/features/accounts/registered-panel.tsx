import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

export function RegisteredPanel({ message }: { message: string }) {
  return (
    <Notice kind="success" title={message} actions={<ButtonLink to="/login">Go to Login</ButtonLink>}>
      Once your address is confirmed, log in and complete your profile.
    </Notice>
  );
}
