import { Button } from '../../components/plain/Button';
import { Container } from '../../components/plain/Container';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../components/plain/EmptyState';
import { LoadingScreen } from '../../components/plain/LoadingScreen';
import { PageTitle } from '../../components/plain/PageTitle';
import { SetupRequiredDocument } from '../../generated/boot';
import { request } from '../../lib/boot/request';
import { toast } from '../../lib/toast/toast-store';

/** For signed-in users without access: staff must set up two-step sign-in first, others are sent away. */
export function NotAdmin() {
  const [setupRequired, setSetupRequired] = useState<boolean | null>(null);
  useEffect(() => {
    request(SetupRequiredDocument)
      .then(({ mySecurity }) => setSetupRequired(mySecurity.setupRequired))
      .catch(() => setSetupRequired(false));
  }, []);
  if (setupRequired === null) return <LoadingScreen />;
  return setupRequired ? <SetupRequired /> : <AccessDenied />;
}

const SetupRequired = () => (
  <Container>
    <PageTitle>Admin Dashboard</PageTitle>
    <EmptyState
      icon={ShieldCheck}
      headingLevel="h1"
      title="Set up two-step sign-in to use the admin area"
      text="Admins and other staff of this site sign in with a second step. It takes a minute: you need an authenticator app or a passkey."
      action={
        <Button variant="contained" to="/account?tab=security#two-step">
          Set Up Two-Step Sign-In
        </Button>
      }
    />
  </Container>
);

/** Redirects members and visitors to the home page with a toast that says why. */
export function AccessDenied() {
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      title: 'Access Denied',
      description: "You don't have permission to access the admin panel",
      variant: 'destructive',
    });
    void navigate('/', { replace: true });
  }, [navigate]);
  return <LoadingScreen />;
}
