import { links } from '@akada/core/links/links.ts';
import { Navigate, useNavigate } from 'react-router';
import { LazySecondFactorForm } from '../../features/accounts/lazy-forms.tsx';
import { useGoogleLanding } from '../../features/accounts/use-google-landing.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { AuthLayout } from '../../ui/page/auth-layout.tsx';
import { usePageAfterLogin } from './after-login.ts';

export function Component() {
  const [step, setStep] = useGoogleLanding();
  const navigate = useNavigate();
  const pageAfterLogin = usePageAfterLogin();
  const back = <TextLink to={links.login()}>Return to Login</TextLink>;

  switch (step.kind) {
    case 'working':
      return (
        <AuthLayout key="working" title="Completing your sign-in..." footer={back}>
          <PageLoading />
        </AuthLayout>
      );
    case 'second_factor':
      return (
        <AuthLayout key="code" title="Enter your code">
          <LazySecondFactorForm
            ticket={step.ticket}
            onSignedIn={(user) => setStep({ kind: 'entered', user, wanted: step.wanted })}
            onCancel={() => navigate(links.login(), { replace: true })}
          />
        </AuthLayout>
      );
    case 'entered':
      return <Navigate to={pageAfterLogin(step.user.role, { redirect: step.wanted })} replace />;
    case 'failed':
      return (
        <AuthLayout key="failed" title="Authentication Failed" footer={back}>
          <Notice kind="error">{step.message}</Notice>
        </AuthLayout>
      );
  }
}
