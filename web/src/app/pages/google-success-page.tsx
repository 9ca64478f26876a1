import { Navigate, useNavigate } from 'react-router';
import { LateSecondFactorForm } from '../../features/accounts/late-second-factor-form.tsx';
import { useGoogleLanding } from '../../features/accounts/use-google-landing.ts';
import { AuthLayout } from '../../ui/auth-layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { pageAfterLogin } from '../after-login.ts';

export function Component() {
  const [step, setStep] = useGoogleLanding();
  const navigate = useNavigate();
  const back = <TextLink to="/login">Return to Login</TextLink>;

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
          <LateSecondFactorForm
            ticket={step.ticket}
            onSignedIn={(user) => setStep({ kind: 'entered', user, wanted: step.wanted })}
            onCancel={() => navigate('/login', { replace: true })}
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
